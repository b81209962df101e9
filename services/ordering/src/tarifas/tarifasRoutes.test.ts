import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, CAJERO, MESERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import {
  tarifasDePrecioCalls as calls,
  type TarifaPorGuardar,
} from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { emitidosCalls } from '@comanda/shared/contracts/reportes/emitidos';
import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';
import { conCantidad } from '@comanda/shared/domain/orden/carrito';
import { makeTarifa } from '@comanda/shared/testing/tarifa';

import { buildApp } from '../app';
import { limpiarMesas } from '../testing/limpiarMesas';
import { makeCobro, makeEnvio, makePedida } from '../testing/mesas';
import { makeLinea, makeSolicitud, makeSolicitudDeOtra, reservar } from '../testing/ventas';

const { empresa } = PUERTO;
/** A Friday in Ecuador, before, in and after the hour. */
const ANTES = new Date('2026-11-20T16:59:00-05:00');
const EN_HORA = new Date('2026-11-20T17:30:00-05:00');
const DESPUES = new Date('2026-11-20T19:00:00-05:00');

/** Half the price of everything, as it is written. */
function mitad(over: Partial<TarifaPorGuardar> = {}): TarifaPorGuardar {
  const { id: _, ...tarifa } = makeTarifa();
  return { ...tarifa, canales: [], ...over };
}
const HORA_FELIZ = mitad({ desde: '17:00', hasta: '19:00', dias: [1, 2, 3, 4, 5] });

describe('tarifas', () => {
  let servicio: Servicio;
  let ahora = ANTES;
  let siguiente = 1;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
  });
  afterAll(() => servicio.cerrar());
  const listar = () => servicio.dato(calls.listarTarifas, ADMIN, { empresa });
  beforeEach(async () => {
    ahora = ANTES;
    await limpiarMesas(servicio);
    await servicio.sql(
      `insert into pedidos.mesas (empresa_id, numero_mesa, fecha_registros) values (1, 1, now())`,
    );
    for (const { id } of await listar())
      await servicio.dato(calls.eliminarTarifa, ADMIN, { empresa, id });
  });

  const guardar = (tarifa: TarifaPorGuardar, id?: string) =>
    servicio.pedir(calls.guardarTarifa, ADMIN, { ...tarifa, empresa, ...(id && { id }) });
  const crear = async (tarifa: TarifaPorGuardar) => (await guardar(tarifa)).data?.at(-1)?.id ?? '';
  /** Two of the ceviche of 9.50 at a price, as a till of that channel sends it. */
  const vender = async (precio_venta: number, canal?: Canal, over: object = {}) => {
    const tienda = [conCantidad({ ...makeLinea(1), precio_venta }, 2)];
    return servicio.pedir(ventasCalls.crearVenta, CAJERO, {
      ...makeSolicitud({ tienda, ...(canal && { canal }), ...over }),
      idempotencia: randomUUID(),
      clave_acceso: await reservar(servicio.url, siguiente++, PUERTO),
    });
  };

  it('are kept in the order that decides, told to the tills, and audited', async () => {
    const version = () => servicio.dato(productosCalls.versionCatalogo, CAJERO, { empresa });
    const antes = await version();
    const primera = await crear(mitad({ nombre: 'Mitad' }));
    const segunda = await crear(mitad({ nombre: 'Recargo', porcentaje: 10 }));
    expect(await version()).toBeGreaterThan(antes);
    await servicio.dato(calls.adelantarTarifa, ADMIN, { empresa, id: segunda });
    await servicio.dato(calls.encenderTarifa, ADMIN, { empresa, id: primera, activa: false });
    const { cuerpo } = await servicio.pedir(productosCalls.listarProductos, CAJERO, { empresa });
    expect(cuerpo).toMatchObject({
      ahora: ANTES.toISOString(),
      tarifas: [
        { id: segunda, nombre: 'Recargo', activa: true },
        { id: primera, nombre: 'Mitad', activa: false },
      ],
    });
    const auditadas = await servicio.sql<{ accion: string }>(
      `select accion from pedidos.auditoria where accion like 'tarifa de precios%' and entidad_id = any ($1)
        order by id`,
      [[primera, segunda]],
    );
    expect(auditadas.map(({ accion }) => accion)).toEqual([
      'tarifa de precios creada',
      'tarifa de precios creada',
      'tarifa de precios adelantada',
      'tarifa de precios apagada',
    ]);
  });

  it('edited by two from one reading keep what each changed, and name what both did', async () => {
    const id = await crear(HORA_FELIZ);
    const editar = (cambio: Partial<TarifaPorGuardar>, con: object = { antes: HORA_FELIZ }) =>
      servicio.pedir(calls.guardarTarifa, ADMIN, { ...HORA_FELIZ, ...cambio, empresa, id, ...con });
    await servicio.dato(calls.encenderTarifa, ADMIN, { empresa, id, activa: false });
    expect(await editar({ nombre: 'Hora alegre' })).toMatchObject({
      data: [{ id, nombre: 'Hora alegre', activa: false }],
    });
    expect(await editar({ hasta: '20:00', nombre: 'Hora triste' })).toMatchObject({
      status: 409,
      code: 'CAMBIADO_POR_OTRO',
      errores: [{ campo: 'nombre' }],
    });
    expect(await editar({ hasta: '20:00' })).toMatchObject({
      data: [{ id, nombre: 'Hora alegre', activa: false, hasta: '20:00', desde: '17:00' }],
    });
    expect(await editar({ desde: '18:30' })).toMatchObject({
      code: 'CAMBIADO_POR_OTRO', // from half past six until seven of one, until eight of the other: of neither
      errores: [{ campo: 'hasta' }],
    });
    expect(await editar({}, {})).toMatchObject({
      data: [{ id, nombre: 'Hora feliz', activa: true, hasta: '19:00' }], // a page of before says all
    });
  });

  it('are refused in words, naming the field', async () => {
    await crear(mitad());
    const dicho = async (tarifa: TarifaPorGuardar) => {
      const { status, errores } = await guardar(tarifa);
      return [status, errores[0]?.campo];
    };
    expect(await dicho(mitad())).toEqual([400, 'nombre']);
    expect(await dicho(mitad({ nombre: 'Otra', desde: '17:00' }))).toEqual([400, 'hasta']);
    const ajenos = { nombre: 'Otra', precios: [{ id_producto: '999999', precio: 1 }] };
    expect(await dicho(mitad(ajenos))).toEqual([400, 'precios']);
    expect(await dicho(mitad({ nombre: 'Otra', categorias: ['999999'] }))).toEqual([
      400,
      'categorias',
    ]);
  });

  it('have no price of a bag that its ICE is not in, and name the bag', async () => {
    const { id } = await servicio.dato(productosCalls.crearProducto, ADMIN, {
      empresa,
      producto: 'Funda grande',
      id_categoria: '1',
      precio_venta: 0.15,
      porcentaje_iva: 15,
      funda: 'FUNDA',
    });
    const con = (precio: number) => mitad({ precios: [{ id_producto: id, precio }] });
    expect(await guardar(con(0.11))).toMatchObject({
      status: 400,
      errores: [
        {
          campo: 'precios',
          msg: 'Funda grande lleva $0.10 de ICE: con su IVA, el precio es $0.12 o más',
        },
      ],
    });
    expect((await guardar(con(0.12))).status).toBe(200);
  });

  it('of another company are neither seen nor changed, and change no price here', async () => {
    const id = await crear(HORA_FELIZ);
    const deOtra = { empresa: OTRA.empresa };
    expect(await servicio.dato(calls.listarTarifas, ADMIN_OTRA, deOtra)).toEqual([]);
    expect(await servicio.pedir(calls.eliminarTarifa, ADMIN_OTRA, { ...deOtra, id })).toMatchObject(
      { status: 404 },
    );
    expect(
      await servicio.pedir(calls.guardarTarifa, ADMIN, {
        ...mitad(),
        ...deOtra,
      }),
    ).toMatchObject({ status: 403 });
    expect((await listar()).map((una) => una.id)).toEqual([id]);
    ahora = EN_HORA;
    const aSuPrecio = await servicio.pedir(ventasCalls.crearVenta, ADMIN_OTRA, {
      ...makeSolicitudDeOtra(),
      idempotencia: randomUUID(),
    });
    expect(aSuPrecio.status).toBe(200);
  });

  it('give the price of their hour, that the till sends or is told', async () => {
    await crear(HORA_FELIZ);
    expect((await vender(9.5, 'SALON')).status).toBe(200);
    expect(await vender(4.75, 'SALON')).toMatchObject({
      code: 'PRECIO_CAMBIADO',
      msg: 'El precio de Ceviche de camarón cambió a $9.50. Revise la orden',
    });
    ahora = EN_HORA;
    const { data } = await vender(4.75, 'SALON');
    expect(data?.total).toBe(9.5);
    const [guardada] = await servicio.sql(
      `select v.canal, l.precio_venta, (c.datos #>> '{lineas,0,precio_venta}')::int as facturado, m.monto as cobrado
         from pedidos.ventas v join pedidos.venta_lineas l on l.empresa_id = v.empresa_id and l.venta_id = v.id
         join facturacion.comprobantes c on c.empresa_id = v.empresa_id and c.venta_id = v.id
         join pedidos.caja_movimientos m on m.empresa_id = v.empresa_id and m.venta_id = v.id
        where v.id = $1`,
      [data?.id],
    );
    expect(guardada).toEqual({
      canal: 'SALON',
      precio_venta: '4.75',
      facturado: 475,
      cobrado: '9.50',
    });
    expect((await vender(9.5, 'SALON')).code).toBe('PRECIO_CAMBIADO');
    ahora = DESPUES;
    expect((await vender(4.75, 'SALON')).code).toBe('PRECIO_CAMBIADO');
  });

  it('are of their channel alone', async () => {
    await crear(mitad({ canales: ['DOMICILIO'], porcentaje: 10 }));
    expect((await vender(10.45, 'DOMICILIO')).data?.total).toBe(20.9);
    expect((await vender(9.5, 'LLEVAR')).status).toBe(200);
    expect((await vender(9.5, 'DOMICILIO')).code).toBe('PRECIO_CAMBIADO');
  });

  it('are not known to a page of before, which sells at the price of its catalogue', async () => {
    await crear(mitad());
    const { status, data } = await vender(9.5);
    expect([status, data?.total]).toEqual([200, 19]);
    const [guardada] = await servicio.sql('select canal from pedidos.ventas where id = $1', [
      data?.id,
    ]);
    expect(guardada).toEqual({ canal: null });
  });

  it('answer a sale that was made in their hour when it is sent again after it', async () => {
    await crear(HORA_FELIZ);
    ahora = EN_HORA;
    const tienda = [conCantidad({ ...makeLinea(1), precio_venta: 4.75 }, 2)];
    const solicitud = {
      ...makeSolicitud({ tienda, canal: 'SALON' }),
      idempotencia: randomUUID(),
      clave_acceso: await reservar(servicio.url, siguiente++, PUERTO),
    };
    const { data } = await servicio.pedir(ventasCalls.crearVenta, CAJERO, solicitud);
    ahora = DESPUES;
    const { data: otra } = await servicio.pedir(ventasCalls.crearVenta, CAJERO, solicitud);
    expect(otra).toMatchObject({ id: data?.id, total: 9.5, repetida: true });
  });

  it('stay with what was ordered in their hour: it is paid after it as it was ordered', async () => {
    await crear(HORA_FELIZ);
    ahora = EN_HORA;
    const lineas = [makePedida(1, 2, { precio_venta: 4.75 })];
    const envio = makeEnvio({ lineas, canal: 'SALON' });
    const orden = await servicio.dato(mesasCalls.registrarOrden, MESERO, envio);
    expect(orden.lineas).toMatchObject([{ precio_venta: 4.75 }]);
    ahora = DESPUES;
    const { data } = await servicio.pedir(ventasCalls.crearVenta, CAJERO, {
      ...makeCobro(orden, undefined, { canal: 'SALON' }),
      idempotencia: randomUUID(),
      clave_acceso: await reservar(servicio.url, siguiente++, PUERTO),
    });
    expect(data?.total).toBe(9.5);
  });

  it('of an order without a table are those of how it goes out, whatever its sale says', async () => {
    await crear(mitad({ canales: ['DOMICILIO'], porcentaje: 10 }));
    const pedida = (precio_venta: number) => [makePedida(1, 1, { precio_venta })];
    const sinMesa = { mesa: '', orden: 'Juan', canal: 'DOMICILIO' } as const;
    const orden = await servicio.dato(
      mesasCalls.registrarOrden,
      CAJERO,
      makeEnvio({ ...sinMesa, lineas: pedida(10.45) }),
    );
    expect(orden).toMatchObject({ canal: 'DOMICILIO', lineas: [{ precio_venta: 10.45 }] });
    const { random } = orden;
    expect(await servicio.dato(vizorCalls.listarVizor, CAJERO, { empresa })).toMatchObject([
      { random, canal: 'DOMICILIO' },
    ]);
    const { cuerpo } = await servicio.pedir(mesasCalls.listarMesas, CAJERO, { empresa });
    expect(cuerpo).toMatchObject({ ordenes: [{ random, canal: 'DOMICILIO' }] });
    const enMesa = makeEnvio({ mesa: '1', canal: 'DOMICILIO', lineas: pedida(10.45) });
    expect((await servicio.pedir(mesasCalls.registrarOrden, MESERO, enMesa)).code).toBe(
      'PRECIO_CAMBIADO',
    );
    const { data } = await servicio.pedir(ventasCalls.crearVenta, CAJERO, {
      ...makeCobro(orden, undefined, { canal: 'SALON' }),
      idempotencia: randomUUID(),
      clave_acceso: await reservar(servicio.url, siguiente++, PUERTO),
    });
    const [guardada] = await servicio.sql('select canal from pedidos.ventas where id = $1', [
      data?.id,
    ]);
    expect(guardada).toEqual({ canal: 'DOMICILIO' });
    const { venta } = await servicio.dato(emitidosCalls.consultarEmitido, CAJERO, {
      empresa,
      editar: data?.clave_acceso ?? '',
    });
    expect(venta.canal).toBe('DOMICILIO');
    const dias = { empresa, fecha_ini: '2026-11-20', fecha_fin: '2026-11-20' };
    const hoja = await servicio.hoja(emitidosCalls.exportarEmitidos, CAJERO, dias);
    expect(hoja.find(({ SECUENCIAL }) => SECUENCIAL === venta.secuencia)).toMatchObject({
      CANAL: 'Domicilio',
    });
  });

  it('cannot be rewritten', async () => {
    await crear(mitad());
    await expect(servicio.sql(`update pedidos.tarifarios set tarifas = '[]'`)).rejects.toThrow(
      'append-only',
    );
  });
});

import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import {
  ADMIN,
  ADMIN_OTRA,
  ANDINA,
  CAJERO,
  MESERO,
  OTRA,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { modificadoresCalls } from '@comanda/shared/contracts/inventario/modificadores';
import { opcionesCalls, type GrupoPorGuardar } from '@comanda/shared/contracts/inventario/opciones';
import { aLineaVenta, conCantidad } from '@comanda/shared/domain/orden/carrito';
import { aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import { calcularTotales } from '@comanda/shared/domain/dinero/iva';
import { categoriasCalls } from '@comanda/shared/contracts/inventario/categorias';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { tarifasDePrecioCalls } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { sinLineaCalls } from '@comanda/shared/contracts/ventas/sinLinea';
import { ventasCalls, type SinLinea } from '@comanda/shared/contracts/ventas/ventas';
import { makeTarifa } from '@comanda/shared/testing/tarifa';
import { buildApp } from '../app';
import { nuevaPersona } from '@comanda/identidad/testing/gente';
import { cerrarCaja } from '../testing/cerrarCaja';
import {
  arrendar,
  conFirma,
  makeSinLinea,
  registrarEquipo,
  registrarLlave,
  type Equipo,
  type LlaveDePrueba,
} from '../testing/sinLinea';
import { makeLinea, makeSolicitud, makeSolicitudDeOtra, reservar } from '../testing/ventas';

import type { Solicitud } from '../ventas/revisarLinea';

/** 10:00 in Ecuador. */
const T0 = new Date('2026-11-20T15:00:00Z');
const enHoras = (cuantas: number) => new Date(T0.getTime() + cuantas * 3_600_000);
const MOTIVO = 'La vendió Carlos con el menú de ayer';

let servicio: Servicio;
let ahora = T0;
let equipo: Equipo;
let libres: string[][];
/** Of the cashier, with whom every sale of theirs is signed here. */
let llave: LlaveDePrueba;
beforeAll(async () => {
  servicio = await abrirServicio(buildApp, { reloj: () => ahora });
});
afterAll(() => servicio.cerrar());
beforeEach(async () => {
  ahora = T0;
  equipo = await registrarEquipo(servicio, PUERTO, T0);
  libres = await arrendar(servicio, equipo, { ahora: T0 });
  llave = await registrarLlave(servicio, equipo, CAJERO, T0);
});

type ConAlla = Solicitud & { sin_linea: SinLinea };
type Over = Partial<Solicitud> & { vendida?: Date; reloj?: Date; alla?: Partial<SinLinea> };
/** Sold an hour after the till was last in touch, and sent two hours later, with its next number. */
function hacer({ vendida = enHoras(1), reloj, alla, ...over }: Over = {}): ConAlla {
  ahora = enHoras(3);
  const [clave_acceso = ''] = libres.shift() ?? [];
  const { reloj: _reloj, ...dicho } = alla ?? {};
  return {
    ...makeSolicitud({ clave_acceso, ...over }),
    sin_linea: makeSinLinea(equipo, vendida, { reloj: reloj ?? ahora, ...dicho }),
  };
}
const firmada = <Una extends Solicitud>(una: Una, clave: string): Una => {
  const { sin_linea } = una;
  return sin_linea?.vendedor === CAJERO.id ? conFirma({ ...una, sin_linea }, llave, clave) : una;
};
const enviar = (solicitud: Solicitud, idempotencia: string = randomUUID(), quien = CAJERO.id) =>
  servicio.pedir(
    ventasCalls.crearVenta,
    { id: quien },
    {
      ...firmada(solicitud, idempotencia),
      idempotencia,
    },
  );
type Aceptacion = { quien?: string; idempotencia?: string; reemplaza?: string };
const aceptar = (
  solicitud: ConAlla,
  { quien = ADMIN.id, idempotencia = randomUUID(), reemplaza }: Aceptacion = {},
) =>
  servicio.pedir(
    sinLineaCalls.aceptarVenta,
    { id: quien },
    {
      ...solicitud,
      sin_linea: firmada(
        { ...solicitud, clave_acceso: reemplaza ?? solicitud.clave_acceso },
        idempotencia,
      ).sin_linea,
      motivo: MOTIVO,
      reemplaza,
      idempotencia,
    },
  );
const anotada = async (venta: string | undefined) => {
  const [fila] = await servicio.sql<Record<string, unknown>>(
    'select * from pedidos.ventas_sin_linea where venta_id = $1',
    [venta],
  );
  return fila;
};
const auditadas = async (venta: string | undefined) =>
  (
    await servicio.sql<{ accion: string }>(
      'select accion from pedidos.auditoria where entidad_id = $1 order by id',
      [venta],
    )
  ).map(({ accion }) => accion);
const ponerPrecio = (precio_venta: number, over: object = {}) =>
  servicio.dato(productosCalls.actualizarProducto, ADMIN, {
    empresa: PUERTO.empresa,
    id: '1',
    producto: 'Ceviche de camarón',
    id_categoria: '1',
    precio_venta,
    porcentaje_iva: 15,
    ...over,
  });
/** A line of product 1 at another price than the catalogue's. */
const aPrecio = (precio_venta: number) => {
  const linea = makeLinea(1);
  const iva = Math.round((precio_venta - precio_venta / 1.15) * 100) / 100;
  return makeSolicitud({ tienda: [{ ...linea, precio_venta, subtota: precio_venta, iva }] });
};

describe('a sale of a till that had no line', () => {
  it('is of when it was sold and whoever sold it, with its number and an invoice of that day', async () => {
    const solicitud = hacer();
    const { status, data: venta } = await enviar(solicitud, randomUUID(), MESERO.id);
    expect(status).toBe(200);
    expect(venta).toMatchObject({
      secuencia: `001-${equipo.punto}-000000001`,
      clave_acceso: solicitud.clave_acceso,
      fecha: '2026-11-20',
      fecha_creacion: enHoras(1).toISOString(),
      repetida: false,
    });
    expect(
      await servicio.sql(
        `select v.usuario_id, c.fecha_emision::text, c.estado, r.venta_id = v.id as consumida, r.dispositivo_id,
                (select count(*)::int from facturacion.trabajos t where t.clave_acceso = v.clave_acceso) as trabajos
           from pedidos.ventas v
           join facturacion.comprobantes c on c.venta_id = v.id
           join facturacion.reservas r on r.clave_acceso = v.clave_acceso
          where v.id = $1`,
        [venta?.id],
      ),
    ).toEqual([
      {
        usuario_id: CAJERO.id,
        fecha_emision: '2026-11-20',
        estado: 'POR_FIRMAR',
        consumida: true,
        dispositivo_id: null,
        trabajos: 1,
      },
    ]);
    expect(await anotada(venta?.id)).toMatchObject({
      dispositivo_id: equipo.id,
      vendida: enHoras(1),
      recibida: enHoras(3),
      marcas: [],
      enviada_por: MESERO.id,
      aceptada_por: null,
    });
    expect(await auditadas(venta?.id)).toEqual(['venta creada', 'venta sin linea de otro']);
  });

  it('is made once, sent twice at once and again: the answer is the same', async () => {
    const solicitud = hacer();
    const clave = randomUUID();
    const respuestas = await Promise.all([1, 2, 3].map(() => enviar(solicitud, clave)));
    const otra = await enviar({ ...solicitud, sin_linea: { ...solicitud.sin_linea } }, clave);
    for (const { data } of [...respuestas, otra])
      expect({ ...data, repetida: true }).toEqual(otra.data);
    expect(
      await servicio.sql('select from pedidos.ventas where idempotencia = $1', [clave]),
    ).toHaveLength(1);
    expect(
      await enviar(
        { ...solicitud, sin_linea: { ...solicitud.sin_linea, vendedor: ADMIN.id } },
        clave,
      ),
    ).toMatchObject({ status: 409, code: 'IDEMPOTENCIA_EN_CONFLICTO' });
  });

  it('of the next day has the key of that day', async () => {
    const [hoy, manana] = libres[0] ?? [];
    const vendida = enHoras(16);
    const solicitud = { ...hacer({ vendida }), clave_acceso: hoy ?? '' };
    ahora = enHoras(17);
    solicitud.sin_linea.reloj = ahora.toISOString();
    expect(await enviar(solicitud)).toMatchObject({ status: 422, code: 'CLAVE_DE_OTRO_DIA' });
    expect(await enviar({ ...solicitud, clave_acceso: manana ?? '' })).toMatchObject({
      status: 200,
      data: { fecha: '2026-11-21' },
    });
  });

  it('has no number where the company issues no invoices, until it comes', async () => {
    const mostrador = await registrarEquipo(servicio, OTRA, T0);
    ahora = enHoras(3);
    const alla = { vendedor: ADMIN_OTRA.id, reloj: ahora };
    const vender = (vendida: Date) =>
      enviar(
        { ...makeSolicitudDeOtra(), sin_linea: makeSinLinea(mostrador, vendida, alla) },
        randomUUID(),
        ADMIN_OTRA.id,
      );
    expect(await vender(enHoras(-1))).toMatchObject({ code: 'VENTA_FUERA_DE_ARRIENDO' });
    expect(await vender(enHoras(2))).toMatchObject({
      status: 200,
      data: { fecha_creacion: enHoras(2).toISOString(), clave_acceso: null },
    });
  });
});

describe('its number', () => {
  it('is its till’s alone: not another’s of the company, not another company’s, not without the till', async () => {
    const otro = await registrarEquipo(servicio, PUERTO, T0);
    const deOtra = await registrarEquipo(servicio, ANDINA, T0);
    const solicitud = hacer();
    const con = (alla: Partial<SinLinea>) => ({
      ...solicitud,
      sin_linea: { ...solicitud.sin_linea, ...alla },
    });
    const ajena = con({ dispositivo: otro.id, token: otro.token });
    expect(await enviar(ajena)).toMatchObject({ status: 409, code: 'NUMERO_DE_OTRO' });
    expect(await aceptar(ajena)).toMatchObject({ status: 409, code: 'NUMERO_DE_OTRO' });
    for (const una of [
      con({ token: otro.token }),
      con({ dispositivo: deOtra.id, token: deOtra.token }),
      con({ dispositivo: randomUUID() }),
    ])
      for (const respuesta of [await enviar(una), await aceptar(una)])
        expect(respuesta).toMatchObject({ status: 403, code: 'DISPOSITIVO_DESCONOCIDO' });
    const { sin_linea: _, ...sinEquipo } = solicitud;
    expect(await enviar(sinEquipo)).toMatchObject({ status: 409, code: 'RESERVA_VENCIDA' });
    expect(await enviar(solicitud)).toMatchObject({ status: 200 });
  });

  it('is refused where a sale has it, and an Administrador gives the sale a new one of today', async () => {
    const primera = hacer();
    expect(await enviar(primera)).toMatchObject({ status: 200 });
    const segunda = { ...hacer(), clave_acceso: primera.clave_acceso };
    const idempotencia = randomUUID();
    expect(await enviar(segunda, idempotencia)).toMatchObject({
      status: 409,
      code: 'NUMERO_YA_USADO',
    });
    expect(await aceptar(segunda)).toMatchObject({ status: 409, code: 'NUMERO_YA_USADO' });

    ahora = enHoras(25);
    const [[, manana] = []] = await arrendar(servicio, equipo, { ahora: T0 });
    const nueva = { ...segunda, clave_acceso: manana ?? '' };
    const { status, data } = await aceptar(nueva, {
      idempotencia,
      reemplaza: primera.clave_acceso ?? '',
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({ fecha: '2026-11-20', clave_acceso: manana });
    expect(await anotada(data?.id)).toMatchObject({
      motivo: MOTIVO,
      aceptada_por: ADMIN.nombre,
      marcas: expect.arrayContaining(['OTRO_NUMERO']),
      detalle: expect.objectContaining({ OTRO_NUMERO: [primera.clave_acceso] }),
    });
    expect(await auditadas(data?.id)).toEqual(['venta creada', 'venta sin linea aceptada']);
    // sent again as it was: it is that sale
    expect(await enviar(segunda, idempotencia)).toMatchObject({ data: { id: data?.id } });
  });

  it.each([
    ['of tests, once the company is in production', { ambiente: '2' }],
    ['of an establishment that the company left', { establecimiento: '009' }],
    ['of a RUC that is no more its own', { ruc: '0190000001001' }],
  ])('%s is refused, and accepted with one that the company issues with', async (_, suya) => {
    const [primera, segunda] = [hacer(), hacer()];
    const clave = randomUUID();
    const antes = await enviar(primera, clave);
    const [columna = '', valor] = Object.entries(suya)[0] ?? [];
    const poner = (cual: unknown) =>
      servicio.sql(`update identidad.empresas set ${columna} = $1 where id = $2`, [
        cual,
        PUERTO.id,
      ]);
    const [{ era } = {}] = await servicio.sql<{ era: string }>(
      `select ${columna} as era from identidad.empresas where id = $1`,
      [PUERTO.id],
    );
    await poner(valor);
    try {
      for (const respuesta of [await enviar(segunda), await aceptar(segunda)])
        expect(respuesta).toMatchObject({ status: 409, code: 'NUMERO_DE_OTRA_SERIE' });
      expect(await enviar(primera, clave)).toMatchObject({ data: { id: antes.data?.id } });

      const [[nueva = ''] = []] = await arrendar(
        servicio,
        { ...equipo, ...suya },
        { ahora, ...suya },
      );
      const aceptada = await aceptar(
        { ...segunda, clave_acceso: nueva },
        { reemplaza: segunda.clave_acceso ?? '' },
      );
      expect(aceptada).toMatchObject({ status: 200, data: { clave_acceso: nueva } });
    } finally {
      await poner(era);
    }
  });

  it('that counts is taken, though the company is trying things out by then', async () => {
    libres = await arrendar(servicio, equipo, { ahora: T0, ambiente: '2' });
    expect(await enviar(hacer())).toMatchObject({ status: 200 });
  });

  it('is still its till’s after it was given back, until somebody has it', async () => {
    const [una, otra] = [hacer(), hacer()];
    await servicio.sql('select * from facturacion.devolver_numeros($1, $2, $3)', [
      PUERTO.id,
      equipo.id,
      enHoras(2),
    ]);
    expect(await enviar(una)).toMatchObject({ status: 200 });
    await servicio.sql(
      `update facturacion.dispositivos set estado = 'REVOCADO', revocado = $2 where id = $1`,
      [equipo.id, enHoras(2)],
    );
    const nuevo = { ...(await registrarEquipo(servicio, PUERTO, T0)), punto: equipo.punto };
    await arrendar(servicio, nuevo, { ahora: enHoras(3) });
    expect(await enviar(otra)).toMatchObject({ status: 409, code: 'NUMERO_DE_OTRO' });
  });

  it('which another till has by now gives way to one that is reserved for any sale, where an Administrador says so', async () => {
    const solicitud = hacer();
    await servicio.sql('select * from facturacion.devolver_numeros($1, $2, $3)', [
      PUERTO.id,
      equipo.id,
      enHoras(2),
    ]);
    await servicio.sql(
      `update facturacion.dispositivos set estado = 'REVOCADO', revocado = $2 where id = $1`,
      [equipo.id, enHoras(2)],
    );
    const nuevo = { ...(await registrarEquipo(servicio, PUERTO, T0)), punto: equipo.punto };
    const [[deNuevo = ''] = []] = await arrendar(servicio, nuevo, { ahora: enHoras(3) });
    expect(await enviar(solicitud)).toMatchObject({ status: 409, code: 'NUMERO_DE_OTRO' });
    const reemplaza = solicitud.clave_acceso ?? '';
    const ajena = { ...solicitud, clave_acceso: deNuevo };
    expect(await aceptar(ajena, { reemplaza })).toMatchObject({ code: 'RESERVA_VENCIDA' });

    const reservada = await reservar(servicio.url, 901);
    const conReserva = { ...solicitud, clave_acceso: reservada };
    expect(await enviar(conReserva)).toMatchObject({ status: 409, code: 'NUMERO_DE_OTRO' });
    const { status, data } = await aceptar(conReserva, { reemplaza });
    expect({ status, data }).toMatchObject({ status: 200, data: { clave_acceso: reservada } });
    expect(await anotada(data?.id)).toMatchObject({
      marcas: expect.arrayContaining(['DISPOSITIVO_REVOCADO', 'OTRO_NUMERO']),
      prueba: 'FIRMA',
    });
  });

  it('that its sale was not registered with has other keys from then on: its buyer holds a ticket with the first', async () => {
    const [una, otra] = [hacer(), hacer()];
    const era = una.clave_acceso ?? '';
    const nueva = { ...una, clave_acceso: otra.clave_acceso };
    expect(await aceptar(nueva, { reemplaza: era })).toMatchObject({ status: 200 });
    const claves = (await arrendar(servicio, equipo, { ahora: enHoras(3) })).flat();
    const suyas = claves.filter((clave) => clave.slice(0, 39) === era.slice(0, 39));
    expect(suyas).toHaveLength(1);
    expect(suyas).not.toContain(era);
    libres = [suyas];
    expect(await enviar(hacer({ vendida: enHoras(3) }))).toMatchObject({
      status: 200,
      data: { clave_acceso: suyas[0] },
    });
  });

  it('has a time: a sale of before the lease, after it or in the future is refused, accepted by nobody', async () => {
    const antes = hacer({ vendida: enHoras(-1) });
    const [, , pasado] = libres[0] ?? [];
    const despues = { ...hacer({ vendida: enHoras(49) }), clave_acceso: pasado ?? '' };
    const futura = hacer({ vendida: enHoras(5) });
    for (const [venta, code, cuando] of [
      [antes, 'VENTA_FUERA_DE_ARRIENDO', 3],
      [despues, 'VENTA_FUERA_DE_ARRIENDO', 50],
      [futura, 'VENTA_EN_EL_FUTURO', 3],
    ] as const) {
      ahora = enHoras(cuando);
      for (const respuesta of [await enviar(venta), await aceptar(venta)])
        expect(respuesta).toMatchObject({ status: 422, code });
    }
  });

  it('of a till that was revoked is taken by an Administrador alone', async () => {
    const solicitud = hacer();
    await servicio.sql(
      `update facturacion.dispositivos set estado = 'REVOCADO', revocado = $2 where id = $1`,
      [equipo.id, enHoras(2)],
    );
    expect(await enviar(solicitud)).toMatchObject({ status: 409, code: 'DISPOSITIVO_REVOCADO' });
    expect(await aceptar(solicitud, { quien: CAJERO.id })).toMatchObject({ status: 403 });
    const { data } = await aceptar(solicitud);
    expect(await anotada(data?.id)).toMatchObject({ marcas: ['DISPOSITIVO_REVOCADO'] });
  });
});

describe('a sale that is given up', () => {
  const descartar = ({ sin_linea, ...cuerpo }: ConAlla, clave: string, token?: string) =>
    servicio.pedir(sinLineaCalls.descartarActoSinLinea, ADMIN, {
      empresa: cuerpo.empresa,
      clave,
      tipo: 'venta',
      dicho: '001-002-000000001',
      monto: 9.5,
      hecho_por: 'Carlos',
      rechazo: 'La tarifa 4% no se puede facturar electrónicamente',
      motivo: MOTIVO,
      clave_acceso: cuerpo.clave_acceso ?? undefined,
      cuerpo,
      sin_linea: { dispositivo: sin_linea.dispositivo, token, hecho: sin_linea.vendida },
    });

  it('stands whole in the audit, and who gets its number next has another key', async () => {
    const clave = randomUUID();
    const solicitud = hacer();
    const { clave_acceso, tienda, sin_linea } = solicitud;
    expect(await descartar(solicitud, clave, sin_linea.token)).toMatchObject({ status: 200 });
    const [anotado] = await servicio.sql<{ antes: unknown; despues: unknown }>(
      `select antes, despues from pedidos.auditoria where entidad_id = $1`,
      [clave],
    );
    expect(anotado).toMatchObject({
      antes: { tipo: 'venta', monto: 9.5, clave_acceso, tienda },
      despues: { motivo: MOTIVO },
    });
    const [reserva] = await servicio.sql<{ clave_acceso: string }>(
      'select clave_acceso from facturacion.reservas where secuencial = $1 and dispositivo_id = $2',
      [Number(clave_acceso?.slice(30, 39)), equipo.id],
    );
    expect(reserva?.clave_acceso.slice(30, 39)).toBe(clave_acceso?.slice(30, 39));
    expect(reserva?.clave_acceso.slice(39, 47)).not.toBe(clave_acceso?.slice(39, 47));
  });

  it('was not registered after all', async () => {
    const clave = randomUUID();
    const solicitud = hacer();
    expect(await enviar(solicitud, clave)).toMatchObject({ status: 200 });
    expect(await descartar(solicitud, clave, solicitud.sin_linea.token)).toMatchObject({
      status: 409,
      code: 'ACTO_YA_HECHO',
    });
  });

  it('is of a till that shows its token, or of one that is not known here', async () => {
    const solicitud = hacer();
    expect(await descartar(solicitud, randomUUID())).toMatchObject({
      status: 403,
      code: 'DISPOSITIVO_DESCONOCIDO',
    });
    const sin_linea = { ...solicitud.sin_linea, dispositivo: randomUUID() };
    const deOtro = { ...solicitud, sin_linea };
    expect(await descartar(deOtro, randomUUID())).toMatchObject({ status: 200 });
    expect(await descartar(deOtro, randomUUID(), sin_linea.token)).toMatchObject({ status: 403 });
  });
});

describe('its order', () => {
  it('that is another’s by now it is taken without: as its seller signed it, and sent again it is that sale', async () => {
    const idempotencia = randomUUID();
    const tienda = [{ ...makeLinea(1), orden_lineas: [randomUUID()] }];
    const solicitud = hacer({ orden: randomUUID(), tienda });
    expect(await enviar(solicitud, idempotencia)).toMatchObject({ code: 'ORDEN_CAMBIO' });
    const { data } = await servicio.pedir(sinLineaCalls.aceptarVenta, ADMIN, {
      ...firmada(solicitud, idempotencia),
      idempotencia,
      motivo: MOTIVO,
      sin_orden: true,
    });
    expect(await anotada(data?.id)).toMatchObject({ prueba: 'FIRMA', marcas: [] });
    expect(
      await servicio.sql('select usuario_id from pedidos.ventas where id = $1', [data?.id]),
    ).toEqual([{ usuario_id: CAJERO.id }]);
    expect(await enviar(solicitud, idempotencia)).toMatchObject({
      data: { id: data?.id, repetida: true },
    });
  });
});

describe('its prices', () => {
  const ORIGINAL = 9.5;
  beforeEach(() => ponerPrecio(ORIGINAL));

  it('stand as sold where they were in force then: marked, audited, and invoiced as sold', async () => {
    ahora = enHoras(2);
    await ponerPrecio(11);
    const { status, data } = await enviar(hacer());
    expect({ status, total: data?.total }).toEqual({ status: 200, total: 11 });
    expect(await anotada(data?.id)).toMatchObject({
      marcas: ['PRECIO_CAMBIADO'],
      detalle: {
        PRECIO_CAMBIADO: [{ producto: 'Ceviche de camarón', vendido: ORIGINAL, ahora: 11 }],
      },
    });
    expect(await auditadas(data?.id)).toEqual(['venta creada', 'venta sin linea marcada']);
    const [documento] = await servicio.sql<{ datos: { lineas: unknown[] } }>(
      'select datos from facturacion.comprobantes where venta_id = $1',
      [data?.id],
    );
    expect(documento?.datos.lineas[0]).toMatchObject({ precio_venta: 950 });
  });

  it('bear the ICE that the till knew of, and none where it knew of none', async () => {
    ahora = enHoras(2);
    await ponerPrecio(ORIGINAL, { funda: 'FUNDA' });
    const linea = makeLinea(1);
    const iceDe = async (...tienda: Solicitud['tienda']) => {
      const { data, texto } = await enviar(hacer({ tienda }));
      const [documento] = await servicio.sql<{ datos: { lineas: { ice?: number }[] } }>(
        'select datos from facturacion.comprobantes where venta_id = $1',
        [data?.id],
      );
      return documento ? documento.datos.lineas.map(({ ice }) => ice) : texto;
    };
    expect(await iceDe({ ...linea, ice: 0.1 })).toEqual([10]);
    expect(await iceDe(linea)).toEqual([undefined]);
    await ponerPrecio(ORIGINAL, { funda: null });
  });

  it('of a tarifa are those of its hour, also where it was taken away since, and no others', async () => {
    const { id: _, ...datos } = makeTarifa({ desde: '10:30', hasta: '11:15' });
    ahora = enHoras(-1);
    const [tarifa] = await servicio.dato(tarifasDePrecioCalls.guardarTarifa, ADMIN, {
      ...datos,
      empresa: PUERTO.empresa,
      canales: [],
    });
    const { tienda, subtotal, iva, total } = aPrecio(4.75);
    const vendidaEn = (horas: number, canal?: 'SALON') =>
      enviar(
        hacer({ tienda, subtotal, iva, total, vendida: enHoras(horas), ...(canal && { canal }) }),
      );
    const { data } = await vendidaEn(1, 'SALON');
    expect(data?.total).toBe(4.75);
    expect(await anotada(data?.id)).toMatchObject({ marcas: [] });
    expect((await vendidaEn(1)).code).toBe('PRECIO_NUNCA_VIGENTE'); // a page that knows of no tarifas
    expect((await vendidaEn(1.5, 'SALON')).code).toBe('PRECIO_NUNCA_VIGENTE');
    ahora = enHoras(2);
    const { eliminarTarifa } = tarifasDePrecioCalls;
    const id = tarifa?.id ?? '';
    await servicio.dato(eliminarTarifa, ADMIN, { empresa: PUERTO.empresa, id });
    const despues = await vendidaEn(1, 'SALON');
    expect(await anotada(despues.data?.id)).toMatchObject({ marcas: ['PRECIO_CAMBIADO'] });
  });

  it('are refused where they never were, until an Administrador takes them, with a reason', async () => {
    const { tienda, subtotal, iva, total } = aPrecio(0.05);
    const solicitud = hacer({ tienda, subtotal, iva, total });
    expect(await enviar(solicitud)).toMatchObject({
      status: 409,
      code: 'PRECIO_NUNCA_VIGENTE',
      errores: [{ campo: 'tienda.0.precio_venta' }],
    });
    const { status, data } = await aceptar(solicitud);
    expect({ status, total: data?.total }).toEqual({ status: 200, total: 0.05 });
    expect(await anotada(data?.id)).toMatchObject({
      marcas: ['PRECIO_NUNCA_VIGENTE'],
      motivo: MOTIVO,
    });
  });

  it('of before its last contact are refused, as is a tax that never was, by whomever it is sent', async () => {
    await ponerPrecio(8);
    ahora = enHoras(0.5);
    await ponerPrecio(ORIGINAL);
    ahora = enHoras(1);
    libres = await arrendar(servicio, equipo, { ahora });
    const { tienda, subtotal, iva, total } = aPrecio(8);
    expect(
      await enviar(hacer({ tienda, subtotal, iva, total, vendida: enHoras(2) })),
    ).toMatchObject({
      code: 'PRECIO_NUNCA_VIGENTE',
    });
    const sinIva = makeSolicitud({ tienda: [{ ...makeLinea(1), porcentaje_iva: 0, iva: 0 }] });
    const exenta = hacer({ ...sinIva, clave_acceso: libres[0]?.[0] ?? '', vendida: enHoras(2) });
    for (const respuesta of [await enviar(exenta), await aceptar(exenta)])
      expect(respuesta).toMatchObject({ status: 409, code: 'PRECIO_NUNCA_VIGENTE' });
  });

  it('add up, or the sale is refused, by whomever it is sent; so is a final consumer above 50 dollars', async () => {
    const alterada = hacer({ total: 1 });
    const cara = hacer(
      makeSolicitud({ tienda: [makeLinea(1, 6)], clave_acceso: libres[0]?.[0] ?? '' }),
    );
    for (const enviada of [enviar, aceptar]) {
      expect(await enviada(alterada)).toMatchObject({ status: 422, code: 'TOTALES_NO_COINCIDEN' });
      expect(await enviada(cara)).toMatchObject({ status: 422, code: 'CONSUMIDOR_FINAL_LIMITE' });
    }
  });

  it('of a product that asks stand as it was handed over, with a mark where an option ran out', async () => {
    const opcion = { nombre: 'Yuca', precio: 0.5, agotado: false };
    const grupo: GrupoPorGuardar = {
      nombre: 'Acompañado',
      minimo: 1,
      maximo: 1,
      opciones: [opcion],
    };
    const guardar = (grupos: GrupoPorGuardar[]) =>
      servicio.dato(opcionesCalls.guardarOpciones, ADMIN, {
        empresa: PUERTO.empresa,
        id: '1',
        grupos,
      });
    await guardar([grupo]);
    const todos = await servicio.dato(modificadoresCalls.listarModificadores, ADMIN, {
      empresa: PUERTO.empresa,
    });
    const yuca = todos.find(({ nombre }) => nombre === 'Yuca');
    const elegido = { id: yuca?.id ?? '', nombre: 'Yuca', precio: 0.5 };
    const con = (modificadores: (typeof elegido)[]) => {
      const precio_venta = ORIGINAL + modificadores.length * 0.5;
      const linea = { ...makeLinea(1), precio_venta, modificadores };
      return makeSolicitud({
        tienda: [conCantidad(linea, 1)],
        clave_acceso: libres[0]?.[0] ?? '',
      });
    };
    try {
      // a till that has not heard of the group yet asked nothing
      expect(await enviar(hacer(con([])))).toMatchObject({ status: 200 });
      const agotada = { ...opcion, id: elegido.id, agotado: true };
      await guardar([{ ...grupo, id: '1', opciones: [agotada] }]);
      const { data } = await enviar(hacer(con([elegido])));
      expect(await anotada(data?.id)).toMatchObject({
        marcas: ['PRODUCTO_AGOTADO'],
        detalle: { PRODUCTO_AGOTADO: ['Yuca'] },
      });
    } finally {
      await guardar([]);
    }
  });

  it('of what was chosen with it stand and are refused alike', async () => {
    const datos = {
      empresa: PUERTO.empresa,
      nombre: 'Extra camarón',
      id_producto: '1',
      id_categoria: null,
    };
    const { id } = await servicio.dato(modificadoresCalls.crearModificador, ADMIN, {
      ...datos,
      precio: 1,
    });
    ahora = enHoras(2);
    await servicio.dato(modificadoresCalls.editarModificador, ADMIN, { ...datos, id, precio: 2 });
    const con = (precio: number) => {
      const base = { ...makeLinea(1), precio_venta: ORIGINAL + precio };
      const modificadores = [{ id, nombre: 'Extra camarón', precio }];
      return makeSolicitud({
        tienda: [conCantidad({ ...base, modificadores }, 1)],
        clave_acceso: libres[0]?.[0] ?? '',
      });
    };
    const { data } = await enviar(hacer(con(1)));
    expect(await anotada(data?.id)).toMatchObject({
      detalle: { PRECIO_CAMBIADO: [{ nombre: 'Extra camarón', vendido: 1, ahora: 2 }] },
    });
    expect(await enviar(hacer(con(0.5)))).toMatchObject({ code: 'PRECIO_NUNCA_VIGENTE' });
    await servicio.dato(modificadoresCalls.eliminarModificador, ADMIN, {
      empresa: PUERTO.empresa,
      id,
    });
    const retirado = hacer(con(1));
    expect(await enviar(retirado)).toMatchObject({ status: 422, code: 'PRODUCTO_NO_DISPONIBLE' });
    const { data: aceptada } = await aceptar(retirado);
    expect(await anotada(aceptada?.id)).toMatchObject({
      marcas: ['PRODUCTO_RETIRADO', 'PRECIO_CAMBIADO'],
    });
  });

  it('of what its product is no more offered with an Administrador takes', async () => {
    const datos = { empresa: PUERTO.empresa, nombre: 'Sin cebolla', precio: 0 };
    const { id } = await servicio.dato(modificadoresCalls.crearModificador, ADMIN, {
      ...datos,
      id_producto: null,
      id_categoria: '1',
    });
    const otra = await servicio.dato(categoriasCalls.crearCategoria, ADMIN, {
      empresa: PUERTO.empresa,
      categoria: 'Platos fríos',
    });
    const elegido = { id, nombre: 'Sin cebolla', precio: 0 };
    const solicitud = hacer(
      makeSolicitud({
        tienda: [{ ...makeLinea(1), modificadores: [elegido] }],
        clave_acceso: libres[0]?.[0] ?? '',
      }),
    );
    await ponerPrecio(ORIGINAL, { id_categoria: otra.id_categoria });
    expect(await enviar(solicitud)).toMatchObject({
      status: 422,
      code: 'PRODUCTO_NO_DISPONIBLE',
      errores: [
        {
          campo: 'tienda.0.modificadores',
          msg: 'Ceviche de camarón ya no se ofrece con Sin cebolla. Un Administrador puede aceptar la venta',
        },
      ],
    });
    const { data } = await aceptar(solicitud);
    expect(await anotada(data?.id)).toMatchObject({
      detalle: { PRODUCTO_RETIRADO: ['Sin cebolla'] },
    });
  });

  it('of what was weighed an Administrador takes where it is sold by the unit by now', async () => {
    const linea = aLineaVenta(conCantidad({ ...makeLinea(1), por_peso: true }, 0.5));
    const solicitud = hacer(makeSolicitud({ tienda: [linea], clave_acceso: libres[0]?.[0] ?? '' }));
    expect(await enviar(solicitud)).toMatchObject({
      status: 400,
      code: 'CANTIDAD_NO_ENTERA',
      errores: [{ campo: 'tienda.0.cantidad' }],
    });
    const { status, data } = await aceptar(solicitud);
    expect({ status, total: data?.total }).toEqual({ status: 200, total: 4.75 });
    expect(await anotada(data?.id)).toMatchObject({
      marcas: ['PRECIO_CAMBIADO'],
      detalle: { PRECIO_CAMBIADO: [{ producto: 'Ceviche de camarón', cantidad: 0.5 }] },
    });
  });

  it('of a bag that its ICE is not in are refused for what they never were, and taken', async () => {
    await ponerPrecio(ORIGINAL, { funda: 'FUNDA' });
    const { tienda, ...montos } = aPrecio(0.11);
    const solicitud = hacer({
      tienda: tienda.map((linea) => ({ ...linea, ice: 0.1 })),
      subtotal: montos.subtotal,
      iva: montos.iva,
      total: montos.total,
    });
    expect(await enviar(solicitud)).toMatchObject({ code: 'PRECIO_NUNCA_VIGENTE' });
    const { data } = await aceptar(solicitud);
    expect(await anotada(data?.id)).toMatchObject({ marcas: ['PRECIO_NUNCA_VIGENTE'] });
    const [documento] = await servicio.sql<{ datos: { lineas: unknown[] } }>(
      'select datos from facturacion.comprobantes where venta_id = $1',
      [data?.id],
    );
    expect(documento?.datos.lineas[0]).toMatchObject({ precio_venta: 11, ice: 10 });
    await ponerPrecio(ORIGINAL, { funda: null });
  });

  it('of what ran out since stand; of what was taken off the menu an Administrador takes them', async () => {
    const marcar = (agotado: boolean) =>
      servicio.dato(productosCalls.marcarProducto, ADMIN, {
        empresa: PUERTO.empresa,
        id: '4',
        agotado,
      });
    await marcar(true);
    const { data } = await enviar(hacer());
    await marcar(false);
    expect(await anotada(data?.id)).toMatchObject({ marcas: ['PRODUCTO_AGOTADO'] });

    const retirado = hacer(
      makeSolicitud({ tienda: [makeLinea(7)], clave_acceso: libres[0]?.[0] ?? '' }),
    );
    expect(await enviar(retirado)).toMatchObject({ status: 422, code: 'PRODUCTO_NO_DISPONIBLE' });
    const { data: aceptada } = await aceptar(retirado);
    expect(await anotada(aceptada?.id)).toMatchObject({ marcas: ['PRODUCTO_RETIRADO'] });
    const deOtra = hacer(
      makeSolicitud({ tienda: [makeLinea(8)], clave_acceso: libres[0]?.[0] ?? '' }),
    );
    expect(await aceptar(deOtra)).toMatchObject({ status: 422, code: 'PRODUCTO_NO_DISPONIBLE' });
  });
});

describe('who sold it, and where its money is', () => {
  it('is refused of somebody who is no more of the company; whoever takes it answers for it', async () => {
    const { id: vendedor } = await nuevaPersona(servicio, {
      nombre: 'Se Fue',
      empresas: [PUERTO.id],
    });
    const solicitud = hacer({ alla: { vendedor } });
    await servicio.sql('delete from identidad.usuario_empresas where usuario_id = $1', [vendedor]);
    expect(await enviar(solicitud)).toMatchObject({ status: 409, code: 'VENDEDOR_NO_PERMITIDO' });
    const { data } = await aceptar(solicitud);
    expect(await anotada(data?.id)).toMatchObject({
      marcas: ['VENDEDOR_RETIRADO'],
      detalle: { VENDEDOR_RETIRADO: [{ quien: vendedor }] },
    });
    expect(
      await servicio.sql('select caja_usuario from pedidos.ventas where id = $1', [data?.id]),
    ).toEqual([{ caja_usuario: ADMIN.nombre }]);
  });

  it('lets nobody take more off than they may, by saying that an Administrador sold it', async () => {
    const linea = { ...makeLinea(1), descuento: 9, motivo_descuento: 'Amigo' };
    const { subtotal, iva, total } = calcularTotales([
      { precio: centavos(50), cantidad: 1, tarifa: 15 },
    ]);
    const rebajada = hacer({
      tienda: [linea],
      subtotal: aDolares(subtotal),
      iva: aDolares(iva),
      total: aDolares(total),
      alla: { vendedor: ADMIN.id },
    });
    const deCajero = { ...rebajada, sin_linea: { ...rebajada.sin_linea, vendedor: CAJERO.id } };
    for (const respuesta of [
      await enviar(rebajada),
      await enviar(deCajero),
      await enviar(deCajero, randomUUID(), ADMIN.id),
    ])
      expect(respuesta).toMatchObject({ status: 422, code: 'DESCUENTO_SIN_APROBACION' });
    expect(await aceptar(deCajero)).toMatchObject({ status: 200 });
    const otra = { ...rebajada, clave_acceso: hacer().clave_acceso };
    expect(await enviar(otra, randomUUID(), ADMIN.id)).toMatchObject({ status: 200 });
  });

  it('is the period that is open when it comes, marked where the drawer was counted meanwhile', async () => {
    const solicitud = hacer();
    ahora = enHoras(2);
    const contado = { empresa: PUERTO.empresa, conteo: 50 };
    await cerrarCaja(servicio, ADMIN, contado);
    const cuadres = () => servicio.sql('select * from pedidos.cuadres order by creado');
    const antes = await cuadres();
    ahora = enHoras(3);
    const { data } = await enviar(solicitud);
    expect(await anotada(data?.id)).toMatchObject({ marcas: ['CAJA_CUADRADA'] });
    expect(await cuadres()).toEqual(antes);
    const [movimiento] = await servicio.sql<{ periodo: number; fecha_negocio: string }>(
      'select periodo, fecha_negocio::text from pedidos.caja_movimientos where venta_id = $1',
      [data?.id],
    );
    const [cuadre] = antes as { periodo: number }[];
    expect(movimiento).toEqual({
      periodo: (cuadre?.periodo ?? 0) + 1,
      fecha_negocio: '2026-11-20',
    });
  });

  it('is the drawer that the till says, but of a sale that comes as it is made', async () => {
    await servicio.sql(
      `insert into pedidos.cajas (empresa_id, id, nombre) values ($1, 7, 'Barra')`,
      [PUERTO.id],
    );
    await servicio.sql(
      `insert into pedidos.periodos (empresa_id, caja_id, numero, abierto) values ($1, 7, 1, $2)`,
      [PUERTO.id, T0],
    );
    const cajaDe = async (vendida: Date) => {
      const { data } = await enviar(hacer({ vendida, alla: { caja: 7 } }));
      const { marcas } = (await anotada(data?.id)) ?? {};
      const filas = await servicio.sql<{ caja_id: number }>(
        'select caja_id from pedidos.caja_movimientos where venta_id = $1',
        [data?.id],
      );
      return { cajas: filas.map(({ caja_id }) => caja_id), marcas };
    };
    expect(await cajaDe(enHoras(2.9))).toEqual({ cajas: [7], marcas: [] });
    expect(await cajaDe(new Date(enHoras(3).getTime() - 5_000))).toEqual({
      cajas: [1],
      marcas: [],
    });
  });
});

describe('its clock', () => {
  it('marks the sale where it is another one than the till thinks, or was changed about then', async () => {
    const { data } = await enviar(hacer({ vendida: enHoras(2.5), reloj: enHoras(3.2) }));
    expect(await anotada(data?.id)).toMatchObject({
      marcas: ['RELOJ'],
      detalle: { RELOJ: [{ desfase_ms: 720_000 }] },
    });
    await servicio.sql(
      `insert into facturacion.dispositivo_saltos (empresa_id, dispositivo_id, desde, hasta, salto_ms)
       values ($1, $2, $3, $4, 600000)`,
      [PUERTO.id, equipo.id, enHoras(2.4), enHoras(2.6)],
    );
    const { data: enElSalto } = await enviar(hacer({ vendida: enHoras(2.5) }));
    expect(await anotada(enElSalto?.id)).toMatchObject({ marcas: ['RELOJ'] });
    const { data: luego } = await enviar(hacer({ vendida: enHoras(2.9) }));
    expect(await anotada(luego?.id)).toMatchObject({ marcas: [] });
  });
});

describe('what was marked', () => {
  it('is listed until somebody has looked at it, once, and by the company alone', async () => {
    const { data } = await enviar(hacer({ vendida: enHoras(2.5), reloj: enHoras(4) }));
    const listar = (quien: { id: string }, empresa: string) =>
      servicio.dato(sinLineaCalls.listarVentasSinLinea, quien, { empresa });
    const porRevisar = async () =>
      (
        await servicio.sql<{ n: number }>('select pedidos.ventas_por_revisar($1)::int as n', [
          PUERTO.id,
        ])
      )[0]?.n ?? 0;
    const listadas = await listar(ADMIN, PUERTO.empresa);
    expect(listadas.find(({ id }) => id === data?.id)).toMatchObject({
      id: data?.id,
      secuencia: data?.secuencia,
      vendedor: CAJERO.nombre,
      marcas: ['RELOJ'],
      dispositivo: `Caja ${equipo.punto}`,
      revisada_por: null,
      total: 11,
    });
    expect(await listar(ADMIN, ANDINA.empresa)).toEqual([]);
    expect(await listar(ADMIN_OTRA, OTRA.empresa)).toEqual([]);

    const antes = await porRevisar();
    const revisar = (quien: { id: string }, empresa: string) =>
      servicio.pedir(sinLineaCalls.revisarVentaSinLinea, quien, { empresa, venta: data?.id ?? '' });
    expect(await revisar(ADMIN_OTRA, OTRA.empresa)).toMatchObject({ status: 404 });
    for (const _vez of [1, 2])
      expect(await revisar(ADMIN, PUERTO.empresa)).toMatchObject({ status: 200 });
    expect(await porRevisar()).toBe(antes - 1);
    expect(await auditadas(data?.id)).toEqual([
      'venta creada',
      'venta sin linea marcada',
      'venta sin linea revisada',
    ]);
    expect((await listar(ADMIN, PUERTO.empresa)).at(-1)).toMatchObject({
      id: data?.id,
      revisada_por: ADMIN.nombre,
    });
  });
});

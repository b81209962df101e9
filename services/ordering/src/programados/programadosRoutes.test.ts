import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import {
  ADMIN,
  ADMIN_OTRA,
  CAJERO,
  CLIENTE,
  MESERO,
  OTRA,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { programadosCalls as calls } from '@comanda/shared/contracts/ventas/programados';

import { buildApp } from '../app';
import { makeProgramado } from '../testing/programados';
import { AHORA, makeLinea, makeSolicitud, makeSolicitudDeOtra } from '../testing/ventas';

const { empresa } = PUERTO;

describe('programados (spec section 7)', () => {
  let servicio: Servicio;
  let ahora = AHORA;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    ahora = AHORA;
    await servicio.sql('delete from pedidos.programado_resultados');
    await servicio.sql('delete from pedidos.programados');
  });

  const crear = (over: Parameters<typeof makeProgramado>[0] = {}) =>
    servicio.pedir(calls.crearProgramado, CAJERO, makeProgramado(over));
  const creado = async (over: Parameters<typeof makeProgramado>[0] = {}) => {
    const { data, texto } = await crear(over);
    if (!data) throw new Error(texto);
    return data;
  };
  const listar = () => servicio.dato(calls.listarProgramados, CAJERO, { empresa });
  const cambiar = (antes: Awaited<ReturnType<typeof creado>>, over: object) =>
    servicio.pedir(calls.actualizarProgramado, CAJERO, { ...antes, ...over });

  it('keep a sale for its time', async () => {
    const { status, msg, data } = await crear({ mensaje: ' Almuerzo del viernes ', cliente: 'x' });
    expect({ status, msg }).toEqual({ status: 200, msg: 'Factura Programada correctamente' });
    expect(data).toMatchObject({
      empresa,
      cliente: 'CONSUMIDOR FINAL',
      fecha: '2026-11-20',
      hora: '13:00',
      valor: 11,
      mensaje: 'Almuerzo del viernes',
      estado: true,
      repetir: false,
      proximo: '2026-11-20T18:00:00.000Z',
      no_emitidas: 0,
      emitidas: 0,
    });
    expect(data?.json_structura).toMatchObject({ forma_pago: 'EFECTIVO', total: 11 });
    expect(await listar()).toEqual([data]);
  });

  it('are called as the customer is registered', async () => {
    await servicio.sql(
      `insert into facturacion.clientes (empresa_id, cedula, tipo_identificacion, nombre, razon_social, email,
         direccion, telefono) values ($1, $2, '05', $3, $3, '', '', '') on conflict do nothing`,
      [PUERTO.id, CLIENTE.cedula, CLIENTE.nombre],
    );
    const venta = makeSolicitud({ cedula: CLIENTE.cedula });
    const { data } = await servicio.pedir(
      calls.crearProgramado,
      CAJERO,
      makeProgramado({ cliente: 'Otro' }, venta),
    );
    expect(data?.cliente).toBe(CLIENTE.nombre);
  });

  it('are scheduled once for each key, however often it is sent', async () => {
    const clave = randomUUID();
    const [uno, dos] = await Promise.all([crear({ clave }), crear({ clave })]);
    const tres = await crear({ clave });
    expect([uno.status, dos.status, tres.status]).toEqual([200, 200, 200]);
    expect(new Set([uno, dos, tres].map(({ data }) => data?.id)).size).toBe(1);
    expect(await listar()).toHaveLength(1);
  });

  it.each([{ fecha: '2026-11-21' }, { hora: '14:00' }, { repetir: true }, { mensaje: 'otro' }])(
    'say that they stand where the key comes back with other data (%j)',
    async (over) => {
      const clave = randomUUID();
      const data = await creado({ clave });
      expect(await crear({ clave, ...over })).toMatchObject({
        status: 409,
        code: 'IDEMPOTENCIA_EN_CONFLICTO',
        errores: [
          {
            campo: 'fecha',
            msg: 'Ya quedó programada para el 20/11/2026 a las 13:00. Cámbiela en Programados',
          },
        ],
      });
      expect(await listar()).toEqual([data]);
    },
  );

  it('that repeat begin on the next day where today its hour is over', async () => {
    expect(await creado({ hora: '09:00', repetir: true })).toMatchObject({
      fecha: '2026-11-20',
      proximo: '2026-11-21T14:00:00.000Z',
    });
  });

  it.each([
    [{ fecha: '2026-11-19' }, 422, 'fecha', 'La fecha mínima es hoy'],
    [{ fecha: '2026-11-19', repetir: true }, 422, 'fecha', 'La fecha mínima es hoy'],
    [{ hora: '11:59' }, 422, 'hora', 'Esa hora ya pasó. Elija otra'],
    [{ fecha: '2026-02-30' }, 400, 'fecha', 'La fecha debe ser YYYY-MM-DD'],
    [{ hora: '24:00' }, 400, 'hora', 'La hora debe ser HH:mm'],
    [{ mensaje: 'x'.repeat(301) }, 400, 'mensaje', 'El mensaje admite 300 letras'],
    [{ valor: 10.99 }, 422, 'valor', 'El valor no coincide con los precios: es $11.00'],
    [{ empresa: '' }, 400, 'empresa', 'Seleccione una empresa'],
  ])('are refused by name (%#)', async (over, status, campo, msg) => {
    expect(await crear(over)).toMatchObject({ status, errores: [{ campo, msg }] });
    expect(await listar()).toEqual([]);
  });

  it.each([
    [makeSolicitud({ tienda: [makeLinea(7)] }), 'PRODUCTO_NO_DISPONIBLE'],
    [makeSolicitud({ tienda: [makeLinea(6)] }), 'TARIFA_NO_FACTURABLE'],
    [makeSolicitud({ tienda: [makeLinea(1, 6)] }), 'CONSUMIDOR_FINAL_LIMITE'],
    [makeSolicitud({ cedula: '0912345675' }), 'CLIENTE_NO_REGISTRADO'],
    [makeSolicitud({ tienda: [{ ...makeLinea(1), precio_venta: 1 }] }), 'PRECIO_CAMBIADO'],
    [makeSolicitud({ iva: 0 }), 'TOTALES_NO_COINCIDEN'],
    [makeSolicitud({ tienda: [{ ...makeLinea(1), cantidad: 1.5 }] }), 'CANTIDAD_NO_ENTERA'],
    [makeSolicitud({ descuento: 50, motivo_descuento: 'x' }), 'DESCUENTO_INVALIDO'],
    [makeSolicitud({ propina: 5, total: 16 }), 'PROPINA_MAXIMA'],
    [makeSolicitud({ pagos: [{ forma_pago: 'EFECTIVO', monto: 1 }] }), 'PAGOS_NO_SUMAN'],
  ])('are refused as the sale would be (%#)', async (venta, code) => {
    const entrada = makeProgramado({}, venta);
    expect((await servicio.pedir(calls.crearProgramado, CAJERO, entrada)).code).toBe(code);
    expect(await listar()).toEqual([]);
  });

  it('say what is wrong in the sale itself', async () => {
    const entrada = makeProgramado();
    const json_structura = { ...entrada.json_structura, tienda: [] };
    expect(
      await servicio.pedir(calls.crearProgramado, CAJERO, { ...entrada, json_structura }),
    ).toMatchObject({
      status: 400,
      errores: [{ campo: 'json_structura.tienda', msg: 'No hay productos en la factura' }],
    });
  });

  it('of a company that is closed are refused', async () => {
    const cerrar = async (estado: string) => {
      await servicio.sql('update identidad.empresas set estado = $1 where id = $2', [estado, 1]);
    };
    const conElla = async () => {
      await crear(); // so that who calls is remembered with the company
      await cerrar('N');
      const { code } = await crear();
      await cerrar('A');
      servicio.olvidar();
      return code;
    };
    const dichos = [await conElla()];
    // forgotten before it was asked: a busy machine was too late
    while (dichos.at(-1) === 'EMPRESA_NO_PERMITIDA' && dichos.length < 10)
      dichos.push(await conElla());
    expect(dichos.at(-1)).toBe('EMPRESA_NO_ACTIVA');
  });

  it('are changed, but for what is sold, to whom and for how much', async () => {
    const antes = await creado();
    const over = { fecha: '2026-12-31', hora: '23:59', repetir: true, mensaje: 'Fin de año' };
    const ajeno = { valor: 1, cliente: 'Otro', json_structura: { total: 1 } };
    expect(await cambiar(antes, { ...over, ...ajeno })).toMatchObject({
      msg: 'Actualizado',
      data: { ...antes, ...over, proximo: '2027-01-01T04:59:00.000Z' },
    });
  });

  it('stop, and go on from then', async () => {
    const antes = await creado({ repetir: true });
    expect(await cambiar(antes, { estado: false })).toMatchObject({
      msg: 'Detenido',
      data: { estado: false, proximo: null },
    });
    ahora = new Date('2026-11-25T18:30:00Z');
    expect(await cambiar(antes, { estado: true })).toMatchObject({
      msg: 'Actualizado',
      data: { estado: true, fecha: '2026-11-20', proximo: '2026-11-26T18:00:00.000Z' },
    });
  });

  it('that were stopped over their hour do not go on without another', async () => {
    const antes = await creado();
    await cambiar(antes, { estado: false });
    ahora = new Date('2026-11-20T18:01:00Z');
    expect(await cambiar(antes, { estado: true })).toMatchObject({
      status: 422,
      errores: [{ campo: 'hora', msg: 'Esa hora ya pasó. Elija otra' }],
    });
    ahora = new Date('2026-11-21T18:01:00Z');
    expect(await cambiar(antes, { estado: true })).toMatchObject({
      errores: [{ campo: 'fecha', msg: 'La fecha mínima es hoy' }],
    });
  });

  it('keep their turn where only what they say changes', async () => {
    const antes = await creado({ repetir: true });
    ahora = new Date('2026-11-20T18:00:01Z'); // its minute has come, and nobody was at it yet
    expect(await cambiar(antes, { mensaje: 'Otro' })).toMatchObject({
      data: { mensaje: 'Otro', proximo: antes.proximo },
    });
  });

  it('keep what a colleague made of them meanwhile', async () => {
    const antes = await creado({ repetir: true, mensaje: 'Almuerzo' });
    const { fecha, hora, repetir, mensaje, estado } = antes;
    const leido = { antes: { fecha, hora, repetir, mensaje, estado } };
    await cambiar(antes, { hora: '15:00' });
    expect(await cambiar(antes, { estado: false, ...leido })).toMatchObject({
      msg: 'Detenido',
      data: { hora: '15:00', estado: false },
    });
    expect(await cambiar(antes, { mensaje: 'Cena', ...leido })).toMatchObject({
      data: { hora: '15:00', estado: false, mensaje: 'Cena' },
    });
    expect(await cambiar(antes, { hora: '16:00', ...leido })).toMatchObject({
      code: 'CAMBIADO_POR_OTRO',
      errores: [{ campo: 'hora' }],
    });
  });

  it('are taken off', async () => {
    const { id } = await creado();
    const quitado = await servicio.pedir(calls.eliminarProgramado, CAJERO, { empresa, id });
    expect(quitado).toMatchObject({ status: 200, msg: 'Eliminado', data: null });
    expect(await listar()).toEqual([]);
    const otra = await servicio.pedir(calls.eliminarProgramado, CAJERO, { empresa, id });
    expect(otra.code).toBe('NO_ENCONTRADO');
    expect(
      (await servicio.pedir(calls.listarResultadosProgramado, CAJERO, { empresa, id })).code,
    ).toBe('NO_ENCONTRADO');
  });

  it('leave a trace of every change', async () => {
    const antes = await creado();
    await servicio.pedir(calls.actualizarProgramado, MESERO, { ...antes, estado: false });
    await servicio.pedir(calls.eliminarProgramado, ADMIN, { empresa, id: antes.id });
    expect(
      await servicio.sql(
        'select accion, usuario from pedidos.auditoria where empresa_id = $1 and entidad_id = $2 order by id',
        [PUERTO.id, antes.id],
      ),
    ).toEqual([
      { accion: 'programado creado', usuario: CAJERO.nombre },
      { accion: 'programado detenido', usuario: MESERO.nombre },
      { accion: 'programado eliminado', usuario: ADMIN.nombre },
    ]);
  });

  it('of another empresa are neither listed nor changed, nor issued', async () => {
    const ajeno = await servicio.dato(
      calls.crearProgramado,
      ADMIN_OTRA,
      makeProgramado({}, makeSolicitudDeOtra()),
    );
    expect(await listar()).toEqual([]);
    const { id } = ajeno;
    const suyo = { ...ajeno, empresa };
    const codigos = [
      await servicio.pedir(calls.actualizarProgramado, CAJERO, suyo),
      await servicio.pedir(calls.eliminarProgramado, CAJERO, { empresa, id }),
      await servicio.pedir(calls.listarResultadosProgramado, CAJERO, { empresa, id }),
      await servicio.pedir(calls.emitirProgramado, CAJERO, {
        empresa,
        id,
        previsto: '2026-11-20T18:00:00.000Z',
      }),
    ].map(({ code }) => code);
    expect(codigos).toEqual(Array(4).fill('NO_ENCONTRADO'));
    expect(
      await servicio.dato(calls.listarProgramados, ADMIN_OTRA, { empresa: OTRA.empresa }),
    ).toEqual([ajeno]);
  });

  it('that were never planned for then are not issued', async () => {
    const { id } = await creado();
    expect(
      await servicio.pedir(calls.emitirProgramado, CAJERO, {
        empresa,
        id,
        previsto: '2026-11-19T18:00:00.000Z',
      }),
    ).toMatchObject({ status: 404, code: 'NO_ENCONTRADO' });
    expect(await servicio.sql('select id from pedidos.ventas')).toEqual([]);
  });
});

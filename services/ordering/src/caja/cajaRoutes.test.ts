import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { echarCerrojo } from '@comanda/kit/testing/cerrojo';
import { ADMIN, ADMIN_OTRA, CAJERO, MESERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { cajaCalls as calls, type MovimientoCaja } from '@comanda/shared/contracts/caja/caja';
import type { CallInput } from '@comanda/shared/contracts/defineCall';

import { buildApp } from '../app';
import { limpiarCaja } from '../testing/limpiarCaja';

const { empresa } = PUERTO;
const MANANA = new Date('2026-11-20T15:00:00Z');

describe('the drawer', () => {
  let servicio: Servicio;
  let ahora = MANANA;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    ahora = MANANA;
    await limpiarCaja(servicio);
  });

  type Nuevo = Partial<CallInput<typeof calls.ingresarMovimiento>>;
  const mover = (over: Nuevo = {}, quien = CAJERO) =>
    servicio.pedir(calls.ingresarMovimiento, quien, { empresa, detalle: 'Cambio', ...over });
  const listar = (over: object = {}) =>
    servicio.dato(calls.listarMovimiento, CAJERO, { empresa, ...over });
  const cambiar = (id: string, estado: 'A' | 'N') =>
    servicio.pedir(calls.cambiarEstadoCaja, ADMIN, { empresa, id, estado });
  const caja = async (quien = CAJERO) =>
    (await servicio.dato(calls.listarCaja, quien, { empresa }))[0];
  const actualizar = (cantidad: number, over: object = {}) =>
    servicio.pedir(calls.actualizarCaja, ADMIN, { empresa, cantidad, ...over });
  const libro = () =>
    servicio.sql<{ detalle: string; monto: string; periodo: number }>(
      `select tipo, detalle, monto::float8 as monto, ingreso::float8 as ingreso, salida::float8 as salida, caja_id, periodo,
              usuario from pedidos.caja_movimientos order by id`,
    );
  const hechos = () =>
    servicio.sql(
      `select accion, usuario, antes, despues from pedidos.auditoria where cuando = $1 order by id`,
      [ahora],
    );
  const segundaCaja = () =>
    servicio.sql(
      `with c as (insert into pedidos.cajas (empresa_id, id, nombre) values ($1, 1, 'Caja'), ($1, 2, 'Bar'))
       insert into pedidos.periodos (empresa_id, caja_id, numero, abierto) values ($1, 1, 1, now()), ($1, 2, 1, now())`,
      [PUERTO.id],
    );
  const turno = (quien: { id: string }, caja: number) =>
    servicio.sql(
      'insert into pedidos.turnos (empresa_id, usuario_id, caja_id, desde) values ($1, $2, $3, now())',
      [PUERTO.id, quien.id, caja],
    );

  it('is there before anything moved in it, with nothing in it', async () => {
    expect(await servicio.dato(calls.listarCaja, MESERO, { empresa })).toEqual([
      {
        id: 1,
        nombre: 'Caja',
        cuadre_total: 0,
        periodo: 1,
        suya: true,
        abierto: null,
        cuadrado: null,
        cuadrado_por: null,
      },
    ]);
  });

  it('lists the movements of some days, a page at a time, with what those in force add up to', async () => {
    ahora = new Date('2026-11-18T15:00:00Z');
    await mover({ detalle: 'Pan del lunes', salida: 3.1 });
    ahora = new Date('2026-11-19T15:00:00Z');
    const { data: quitado } = await mover({ detalle: 'Se anuló', ingreso: 7 });
    await cambiar(quitado?.id ?? '', 'N');
    await mover({ detalle: 'Café para la oficina', salida: 2.35 });
    ahora = MANANA;
    await mover({ detalle: 'Cambio del banco', ingreso: 20 });

    const entre = (fecha_ini: string, fecha_fin: string, over: object = {}) =>
      servicio.dato(calls.listarMovimientoAdmin, ADMIN, { empresa, fecha_ini, fecha_fin, ...over });
    const todos = await entre('2026-11-18', '2026-11-20');
    expect(todos).toMatchObject({ total: 4, ingreso: 20, salida: 5.45 });
    expect(todos.filas.map(({ fecha, detalle, estado }) => [fecha, detalle, estado])).toEqual([
      ['2026-11-20', 'Cambio del banco', 'A'],
      ['2026-11-19', 'Café para la oficina', 'A'],
      ['2026-11-19', 'Se anuló', 'N'],
      ['2026-11-18', 'Pan del lunes', 'A'],
    ]);
    const hoja = await servicio.hoja(calls.exportarMovimientos, ADMIN, {
      empresa,
      fecha_ini: '2026-11-18',
      fecha_fin: '2026-11-20',
    });
    expect(hoja.map((fila) => fila.DETALLE)).toEqual(todos.filas.map(({ detalle }) => detalle));
    expect(hoja.map(({ INGRESO, SALIDA }) => [INGRESO, SALIDA])).toEqual([
      ['20.00', '0.00'],
      ['0.00', '2.35'],
      ['0.00', '0.00'], // what was taken off adds to no sum
      ['0.00', '3.10'],
    ]);
    const segunda = await entre('2026-11-18', '2026-11-20', { pagina: 2, filas: 3 });
    expect([segunda.total, segunda.filas.map(({ detalle }) => detalle)]).toEqual([
      4,
      ['Pan del lunes'],
    ]);
    expect(await entre('2026-11-19', '2026-11-19')).toMatchObject({ total: 2, ingreso: 0 });
    expect(await entre('2026-11-18', '2026-11-20', { busqueda: 'café OFICINA' })).toMatchObject({
      total: 1,
      salida: 2.35,
    });
    const hallados = async (busqueda: string) =>
      (await entre('2026-11-18', '2026-11-20', { busqueda })).total;
    for (const [busqueda, total] of [
      ['18/11/2026', 1],
      ['$2.35', 1],
      ['20.00', 1],
      ['eliminado', 1],
      ['activo', 3],
      ['99.99', 0],
    ] as const)
      expect([busqueda, await hallados(busqueda)]).toEqual([busqueda, total]);
    expect(
      await servicio.pedir(calls.listarMovimientoAdmin, ADMIN, {
        empresa,
        fecha_ini: '2026-11-20',
        fecha_fin: '2026-11-19',
      }),
    ).toMatchObject({
      status: 400,
      msg: expect.stringContaining('Fecha Fin no puede ser anterior'),
    });
  });

  it('lists and adds up no movement of another empresa', async () => {
    await mover({ detalle: 'Cambio del banco', ingreso: 20 });
    const suyo = { empresa: OTRA.empresa, detalle: 'Cambio ajeno', salida: 3 };
    expect(await mover(suyo, ADMIN_OTRA)).toMatchObject({ status: 200 });

    const del20 = { fecha_ini: '2026-11-20', fecha_fin: '2026-11-20' };
    for (const [quien, suya, detalle, sumas] of [
      [ADMIN, empresa, 'Cambio del banco', { total: 1, ingreso: 20, salida: 0 }],
      [ADMIN_OTRA, OTRA.empresa, 'Cambio ajeno', { total: 1, ingreso: 0, salida: 3 }],
    ] as const) {
      const leida = await servicio.dato(calls.listarMovimientoAdmin, quien, {
        ...del20,
        empresa: suya,
        busqueda: 'cambio',
      });
      expect(leida).toMatchObject(sumas);
      expect(leida.filas.map((fila) => [fila.detalle, fila.empresa])).toEqual([[detalle, suya]]);
      const hoja = await servicio.hoja(calls.exportarMovimientos, quien, {
        ...del20,
        empresa: suya,
        busqueda: 'cambio',
      });
      expect(hoja).toMatchObject([{ DETALLE: detalle, EMPRESA: suya, ESTADO: 'ACTIVO' }]);
    }
  });

  it('takes the request of the specification to the letter, and believes nobody but the session', async () => {
    const movido = await servicio.pedirMal(calls.ingresarMovimiento, CAJERO, {
      detalle: 'Cambio del banco',
      usuario: 'Otro',
      ingreso: 20,
      salida: 0,
      fecha: '2020-01-01',
      empresa,
    });
    expect(movido).toMatchObject({ status: 200, msg: 'Movimiento registrado' });
    const fila = {
      id: expect.any(String),
      fecha: '2026-11-20',
      detalle: 'Cambio del banco',
      usuario: CAJERO.nombre,
      ingreso: 20,
      salida: 0,
      estado: 'A',
      empresa,
      tipo: 'INGRESO',
      empleado: null,
      caja: 1,
      creado: MANANA.toISOString(),
    };
    expect(movido.data).toEqual(fila);
    expect(await listar()).toEqual([fila]);
    const pedida = { empresa, fecha_ini: 'x', fecha_fin: 1, estado: null };
    const [una] = await servicio.dato(calls.listarCaja, CAJERO, pedida);
    expect(una).toMatchObject({ id: 1, cuadre_total: 0, abierto: MANANA.toISOString() });
  });

  it.each<[Nuevo, object]>([
    [
      { ingreso: 20 },
      { tipo: 'INGRESO', detalle: 'Ingreso: Cambio', monto: 20, ingreso: 20, salida: 0 },
    ],
    [
      { salida: 3.5 },
      { tipo: 'SALIDA', detalle: 'Salida: Cambio', monto: -3.5, ingreso: 0, salida: 3.5 },
    ],
    [
      { salida: 100, a_caja_fuerte: true },
      { tipo: 'RETIRO', detalle: 'A caja fuerte: Cambio', monto: -100, ingreso: 0, salida: 100 },
    ],
  ])('a movement %j is a row of its ledger', async (entrada, fila) => {
    await mover(entrada);
    expect(await libro()).toEqual([{ ...fila, caja_id: 1, periodo: 1, usuario: CAJERO.nombre }]);
  });

  it('says who moved what', async () => {
    ahora = new Date('2026-11-20T15:00:01Z');
    await mover({ salida: 3.5 });
    expect(await hechos()).toEqual([
      {
        accion: 'movimiento registrado',
        usuario: CAJERO.nombre,
        antes: null,
        despues: expect.objectContaining({ tipo: 'SALIDA', monto: '3.50', detalle: 'Cambio' }),
      },
    ]);
  });

  it.each([
    [{ detalle: ' ', ingreso: 1 }, 'detalle', 'Ingrese el detalle'],
    [{ detalle: undefined, ingreso: 1 }, 'detalle', 'Ingrese el detalle'],
    [{ detalle: 'x'.repeat(201), ingreso: 1 }, 'detalle', 'El detalle admite 200 letras'],
    [{}, 'ingreso', 'El monto debe ser mayor que cero'],
    [{ ingreso: 0, salida: 0 }, 'ingreso', 'El monto debe ser mayor que cero'],
    [{ ingreso: -1 }, 'ingreso', 'El ingreso no puede ser negativo'],
    [{ ingreso: 'x' }, 'ingreso', 'El ingreso debe ser un número'],
    [{ ingreso: 1.005 }, 'ingreso', 'El ingreso admite dos decimales'],
    [{ salida: 1e9 }, 'salida', 'La salida es demasiado grande'],
    [{ ingreso: 1, salida: 1 }, 'salida', 'Registre un ingreso o una salida, no los dos a la vez'],
    [{ ingreso: 1, a_caja_fuerte: true }, 'salida', 'Lo que va a la caja fuerte es una salida'],
    [{ ingreso: 1, caja: 'x' }, 'caja', 'La caja debe ser un número'],
    [{ ingreso: 1, caja: 0 }, 'caja', 'La caja no es válida'],
    [{ ingreso: 1, movimiento_id: 'x' }, 'movimiento_id', 'movimiento_id no es válido'],
  ])('refuses a movement %j by the field, and moves nothing', async (over, campo, msg) => {
    const entrada = { empresa, detalle: 'Cambio', ...over };
    const refusada = await servicio.pedirMal(calls.ingresarMovimiento, CAJERO, entrada);
    expect(refusada).toMatchObject({ status: 400, msg });
    expect(refusada.errores).toContainEqual({ campo, msg });
    expect(await libro()).toEqual([]);
  });

  it('moves nothing in a drawer that the company has not', async () => {
    const refusada = await mover({ ingreso: 1, caja: 2 });
    expect(refusada).toMatchObject({ status: 422, code: 'CAJA_NO_EXISTE' });
    expect(refusada.errores).toEqual([{ campo: 'caja', msg: 'La empresa no tiene esa caja' }]);
    expect(await libro()).toEqual([]);
  });

  it('is the one of the shift where none is named', async () => {
    await segundaCaja();
    await turno(CAJERO, 2);
    await mover({ ingreso: 1 });
    await mover({ ingreso: 2, caja: 1 });
    await mover({ ingreso: 3 }, ADMIN);
    expect((await libro()).map((fila) => fila)).toEqual([
      expect.objectContaining({ monto: 1, caja_id: 2 }),
      expect.objectContaining({ monto: 2, caja_id: 1 }),
      expect.objectContaining({ monto: 3, caja_id: 1 }),
    ]);
    const suyas = await servicio.dato(calls.listarCaja, CAJERO, { empresa });
    expect(suyas.map(({ nombre, suya }) => [nombre, suya])).toEqual([
      ['Bar', true],
      ['Caja', false],
    ]);
  });

  describe('asked again with the same key', () => {
    const movimiento_id = randomUUID();
    const dicho = { ingreso: 20, movimiento_id };

    it('moves nothing twice, though the shift is another by then', async () => {
      await segundaCaja();
      const una = await mover(dicho);
      await turno(CAJERO, 2);
      const otra = await mover(dicho);
      expect(otra).toMatchObject({ status: 200, data: una.data });
      expect(await libro()).toHaveLength(1);
    });

    it('eight times at once, moves it once', async () => {
      const hechas = await Promise.all(Array.from({ length: 8 }, () => mover(dicho)));
      expect(new Set(hechas.map(({ data }) => data?.id)).size).toBe(1);
      expect(hechas.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(await libro()).toHaveLength(1);
      expect(await listar()).toHaveLength(1);
    });

    it.each([
      [{ ingreso: 21 }],
      [{ ingreso: 0, salida: 20 }],
      [{ detalle: 'Otra cosa' }],
      [{ caja: 2 }],
    ])('says so where it is another: %j', async (otro) => {
      await segundaCaja();
      await mover(dicho);
      expect(await mover({ ...dicho, ...otro })).toMatchObject({
        status: 409,
        code: 'MOVIMIENTO_EN_CONFLICTO',
        msg: 'Este movimiento ya se registró con otros datos. Cierre y revise',
      });
      expect(await libro()).toHaveLength(1);
    });
  });

  describe('the movements of a day', () => {
    it('are listed latest first, of every drawer, by state and by day', async () => {
      await segundaCaja();
      await mover({ ingreso: 1, detalle: 'Ayer' });
      ahora = new Date('2026-11-21T04:59:59Z'); // still the 20th in Guayaquil
      const { data: una } = await mover({ ingreso: 2, detalle: 'Noche', caja: 2 });
      await cambiar(una?.id ?? '', 'N');
      const detalles = (filas: readonly MovimientoCaja[]) => filas.map(({ detalle }) => detalle);
      expect(detalles(await listar())).toEqual(['Noche', 'Ayer']);
      expect(detalles(await listar({ estado: '' }))).toEqual(['Noche', 'Ayer']);
      expect(detalles(await listar({ estado: 'A' }))).toEqual(['Ayer']);
      expect(detalles(await listar({ estado: 'N' }))).toEqual(['Noche']);
      ahora = new Date('2026-11-21T05:00:00Z');
      expect(await listar()).toEqual([]);
      expect(detalles(await listar({ fecha: '2026-11-20' }))).toEqual(['Noche', 'Ayer']);
    });

    it('end at the hour the company says', async () => {
      await servicio.sql(
        'insert into pedidos.ajustes_caja (empresa_id, hora_corte, conteo_ciego) values ($1, 4, true)',
        [PUERTO.id],
      );
      ahora = new Date('2026-11-21T08:59:59Z'); // 03:59 in Guayaquil
      await mover({ ingreso: 1 });
      expect((await listar()).map(({ fecha }) => fecha)).toEqual(['2026-11-20']);
      ahora = new Date('2026-11-21T09:00:00Z');
      expect(await listar()).toEqual([]);
    });

    it.each([
      [{ estado: 'X' }, 'estado', 'estado es A o N'],
      [{ fecha: 'ayer' }, 'fecha', 'La fecha debe ser YYYY-MM-DD'],
    ])('are not asked for with %j', async (over, campo, msg) => {
      const refusada = await servicio.pedirMal(calls.listarMovimiento, CAJERO, {
        empresa,
        ...over,
      });
      expect(refusada).toMatchObject({ status: 400, errores: [{ campo, msg }] });
    });
  });

  describe("'Eliminar'", () => {
    it('takes out what came in, and brings it back, each time with a row of its own', async () => {
      ahora = new Date('2026-11-20T15:00:02Z');
      const { data } = await mover({ salida: 5 });
      const id = data?.id ?? '';
      const quitado = await cambiar(id, 'N');
      expect(quitado).toMatchObject({ msg: 'Movimiento eliminado', data: { id, estado: 'N' } });
      const repuesto = await cambiar(id, 'A');
      expect(repuesto).toMatchObject({ msg: 'Movimiento activado', data: { id, estado: 'A' } });
      expect((await libro()).map(({ detalle, monto }) => [detalle, monto])).toEqual([
        ['Salida: Cambio', -5],
        ['Salida eliminada: Cambio', 5],
        ['Salida activada: Cambio', -5],
      ]);
      const cambio = { tipo: 'SALIDA', monto: '5.00', detalle: 'Cambio' };
      expect((await hechos()).slice(1)).toEqual([
        {
          accion: 'movimiento eliminado',
          usuario: ADMIN.nombre,
          antes: { estado: 'A', ...cambio },
          despues: { estado: 'N' },
        },
        {
          accion: 'movimiento activado',
          usuario: ADMIN.nombre,
          antes: { estado: 'N', ...cambio },
          despues: { estado: 'A' },
        },
      ]);
    });

    it('takes the request of the specification to the letter, its id a number', async () => {
      const { data } = await mover({ ingreso: 5 });
      const entrada = { empresa, perfil: 'Mesero', estado: 'N', accion: 'x', id: Number(data?.id) };
      expect(await servicio.pedirMal(calls.cambiarEstadoCaja, ADMIN, entrada)).toMatchObject({
        status: 200,
        data: { estado: 'N' },
      });
    });

    it('twice, or twice at once, is done once', async () => {
      const { data } = await mover({ ingreso: 5 });
      const id = data?.id ?? '';
      const hechas = await Promise.all(Array.from({ length: 6 }, () => cambiar(id, 'N')));
      expect(hechas.map(({ status }) => status)).toEqual(Array(6).fill(200));
      await cambiar(id, 'N');
      expect((await libro()).map(({ monto }) => monto)).toEqual([5, -5]);
    });

    it('of what a closed period had is compensated in the open one', async () => {
      const { data } = await mover({ ingreso: 5 });
      await servicio.sql(
        `with p as (insert into pedidos.periodos (empresa_id, caja_id, numero, abierto) values ($1, 1, 2, now()))
         update pedidos.cajas set periodo = 2 where empresa_id = $1`,
        [PUERTO.id],
      );
      await cambiar(data?.id ?? '', 'N');
      expect((await libro()).map(({ monto, periodo }) => [monto, periodo])).toEqual([
        [5, 1],
        [-5, 2],
      ]);
    });

    it.each([
      [{ id: '0' }, 404, 'El registro no existe'],
      [{ id: '' }, 400, 'Seleccione un movimiento'],
      [{ id: 'x' }, 400, 'Seleccione un movimiento'],
      [{ id: '1', estado: 'X' }, 400, 'estado es A o N'],
    ])('refuses %j', async (over, status, msg) => {
      const entrada = { empresa, estado: 'N', ...over };
      const refusada = await servicio.pedirMal(calls.cambiarEstadoCaja, ADMIN, entrada);
      expect(refusada).toMatchObject({ status, msg });
    });
  });

  describe("'Actualizar'", () => {
    it('sets what the open period began with, and says what it was', async () => {
      ahora = new Date('2026-11-20T15:00:03Z');
      const puesta = await actualizar(80.25);
      expect(puesta).toMatchObject({ status: 200, msg: 'Caja actualizada' });
      expect(puesta.data).toEqual(await caja(ADMIN));
      expect(await caja()).toMatchObject({ cuadre_total: 80.25, periodo: 1 });
      await actualizar(0);
      await actualizar(0);
      expect(await caja()).toMatchObject({ cuadre_total: 0 });
      const hecho = { accion: 'caja actualizada', usuario: ADMIN.nombre };
      expect(await hechos()).toEqual([
        {
          ...hecho,
          antes: { caja: 'Caja', periodo: 1, apertura: 0 },
          despues: { apertura: 80.25 },
        },
        {
          ...hecho,
          antes: { caja: 'Caja', periodo: 1, apertura: 80.25 },
          despues: { apertura: 0 },
        },
      ]);
      expect(await libro()).toEqual([]);
    });

    it('of a period that somebody closed since it was shown is refused, and opens the next with nothing else', async () => {
      await mover({ ingreso: 1 });
      const vista = await caja(ADMIN);
      expect(await actualizar(5, { periodo: vista?.periodo })).toMatchObject({ status: 200 });
      await servicio.sql(
        `with p as (insert into pedidos.periodos (empresa_id, caja_id, numero, abierto) values ($1, 1, 2, now()))
         update pedidos.cajas set periodo = 2 where empresa_id = $1`,
        [PUERTO.id],
      );
      const tarde = await actualizar(40, { periodo: vista?.periodo });
      expect(tarde).toMatchObject({ status: 409, code: 'CAJA_YA_CUADRADA' });
      expect(await caja(ADMIN)).toMatchObject({ periodo: 2, cuadre_total: 0 });
      expect(await actualizar(40, { periodo: 2 })).toMatchObject({ status: 200 });
      expect(await actualizar(50)).toMatchObject({ status: 200 }); // pages of before say none
    });

    it('of another drawer leaves the first alone', async () => {
      await segundaCaja();
      await actualizar(30, { caja: 2 });
      const cajas = await servicio.dato(calls.listarCaja, CAJERO, { empresa });
      expect(cajas.map(({ id, cuadre_total }) => [id, cuadre_total])).toEqual([
        [1, 0],
        [2, 30],
      ]);
      const refusada = await actualizar(30, { caja: 3 });
      expect(refusada.errores).toEqual([{ campo: 'caja', msg: 'La empresa no tiene esa caja' }]);
    });

    it('waits for who is reconciling, and changes the period that is open then', async () => {
      await mover({ ingreso: 1 });
      const cuadre = await echarCerrojo(
        servicio.url,
        `select pedidos.candado(${PUERTO.id}, 'cajas', '1')`,
      );
      const espera = actualizar(40);
      await cuadre.esperan(1);
      await servicio.sql(
        `with p as (insert into pedidos.periodos (empresa_id, caja_id, numero, abierto) values ($1, 1, 2, now()))
         update pedidos.cajas set periodo = 2 where empresa_id = $1`,
        [PUERTO.id],
      );
      await cuadre.abrir();
      expect((await espera).data).toMatchObject({ periodo: 2, cuadre_total: 40 });
      expect(await servicio.sql('select apertura from pedidos.periodos order by numero')).toEqual([
        { apertura: '0.00' },
        { apertura: '40.00' },
      ]);
    });

    it.each([
      [{}, 'Ingrese la cantidad'],
      [{ cantidad: -1 }, 'La cantidad no puede ser negativo'],
      [{ cantidad: 'x' }, 'La cantidad debe ser un número'],
    ])('refuses %j by the field', async (over, msg) => {
      const refusada = await servicio.pedirMal(calls.actualizarCaja, ADMIN, { empresa, ...over });
      expect(refusada).toMatchObject({ status: 400, errores: [{ campo: 'cantidad', msg }] });
    });
  });
});

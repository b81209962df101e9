import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { echarCerrojo } from '@comanda/kit/testing/cerrojo';
import { ADMIN, CAJERO, MESERO, OTRA, ADMIN_OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import {
  AJUSTES_CAJA,
  cajasCalls as calls,
  HECHOS_DE_CAJA,
} from '@comanda/shared/contracts/caja/cajas';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';
import { cerrarCaja } from '../testing/cerrarCaja';
import { limpiarCaja } from '../testing/limpiarCaja';
import { makeSolicitudDeOtra } from '../testing/ventas';

const { empresa } = PUERTO;
const HOY = new Date('2026-11-20T15:00:00Z');
type Usuario = { id: string };

describe('several drawers', () => {
  let servicio: Servicio;
  let ahora = HOY;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    ahora = new Date(ahora.getTime() + 60_000);
    await limpiarCaja(servicio);
  });

  const crear = (nombre: string) => servicio.pedir(calls.crearCaja, ADMIN, { empresa, nombre });
  const renombrar = (caja: number, nombre: string) =>
    servicio.pedir(calls.renombrarCaja, ADMIN, { empresa, caja, nombre });
  const quitar = (caja: number) =>
    servicio.pedir(calls.quitarCaja, ADMIN, { empresa, caja: String(caja) });
  const turno = (caja: number, quien: Usuario = CAJERO) =>
    servicio.pedir(calls.abrirTurno, quien, { empresa, caja });
  const cajas = async (quien: Usuario = CAJERO) =>
    (await servicio.dato(cajaCalls.listarCaja, quien, { empresa })).map(({ id, nombre, suya }) => [
      id,
      nombre,
      suya,
    ]);
  const ingresar = (caja?: number, quien: Usuario = CAJERO) =>
    servicio.dato(cajaCalls.ingresarMovimiento, quien, {
      empresa,
      detalle: 'Cambio',
      ingreso: 5,
      ...(caja !== undefined && { caja }),
    });
  const cuadrar = (caja: number, conteo: number) =>
    cerrarCaja(servicio, ADMIN, { empresa, caja, conteo });
  const hechos = async () =>
    (
      await servicio.dato(calls.listarHechosCaja, ADMIN, {
        empresa,
        fecha_ini: '2026-11-20',
        fecha_fin: '2026-11-20',
      })
    ).filter(({ cuando }) => cuando === ahora.toISOString());

  it('are made by the company that wants them, its first before them', async () => {
    const creada = await crear(' Bar ');
    expect(creada).toMatchObject({
      status: 200,
      msg: 'Caja creada',
      data: { id: 2, nombre: 'Bar', periodo: 1, cuadre_total: 0, suya: false },
    });
    await crear('Terraza');
    expect(await cajas()).toEqual([
      [1, 'Caja', true],
      [2, 'Bar', false],
      [3, 'Terraza', false],
    ]);
    expect(await hechos()).toMatchObject([
      { accion: 'caja creada', usuario: ADMIN.nombre, despues: { caja: 'Terraza' } },
      { accion: 'caja creada', antes: null, despues: { caja: 'Bar' } },
    ]);
  });

  it('have names of their own, however they are written and however fast', async () => {
    await crear('Bar');
    const igual = await crear('bár');
    expect(igual).toMatchObject({ status: 409, code: 'CAJA_REPETIDA' });
    const errores = [{ campo: 'nombre', msg: 'Ya hay una caja con ese nombre' }];
    expect(igual.errores).toEqual(errores);
    expect((await renombrar(1, 'BAR')).errores).toEqual(errores);
    const dos = await Promise.all([crear('Patio'), crear('Patio')]);
    expect(dos.map(({ status }) => status).sort()).toEqual([200, 409]);
    const otras = await Promise.all([crear('Uno'), crear('Dos')]);
    expect(otras.map(({ data }) => data?.id).sort()).toEqual([4, 5]);
  });

  it.each([
    [{ nombre: ' ' }, 'Ingrese el nombre de la caja'],
    [{}, 'Ingrese el nombre de la caja'],
    [{ nombre: 'x'.repeat(41) }, 'El nombre de la caja admite 40 letras'],
  ])('refuse a name %j', async (over, msg) => {
    for (const call of [calls.crearCaja, calls.renombrarCaja]) {
      const refusada = await servicio.pedirMal(call, ADMIN, { empresa, caja: 1, ...over });
      expect(refusada.errores).toContainEqual({ campo: 'nombre', msg });
    }
  });

  it('are called otherwise, the first before it is needed too', async () => {
    expect(await renombrar(1, 'Principal')).toMatchObject({
      msg: 'Caja renombrada',
      data: { id: 1, nombre: 'Principal', suya: true },
    });
    await renombrar(1, 'Principal');
    expect(await hechos()).toMatchObject([
      {
        accion: 'caja renombrada',
        antes: { caja: 'Caja' },
        despues: { caja: 'Principal' },
      },
    ]);
    expect(await renombrar(2, 'Bar')).toMatchObject({ status: 422, code: 'CAJA_NO_EXISTE' });
  });

  it('take what those who opened a shift on them do', async () => {
    await crear('Bar');
    const abierto = await turno(2);
    expect(abierto).toMatchObject({
      status: 200,
      msg: 'Turno abierto en Bar',
      data: { id: 2, suya: true },
    });
    expect(await cajas()).toEqual([
      [2, 'Bar', true],
      [1, 'Caja', false],
    ]);
    expect((await cajas(MESERO))[0]).toEqual([1, 'Caja', true]);
    expect((await ingresar()).caja).toBe(2);
    expect((await ingresar(undefined, ADMIN)).caja).toBe(1);
    expect((await hechos()).filter(({ accion }) => accion === 'turno abierto')).toMatchObject([
      { usuario: CAJERO.nombre, antes: { caja: 'Caja' }, despues: { caja: 'Bar' } },
    ]);
    expect(await turno(3)).toMatchObject({ status: 422, code: 'CAJA_NO_EXISTE' });
  });

  it('take the sales of who works with them', async () => {
    const crearOtra = { empresa: OTRA.empresa, nombre: 'Bar' };
    const { id } = await servicio.dato(calls.crearCaja, ADMIN_OTRA, crearOtra);
    await servicio.dato(calls.abrirTurno, ADMIN_OTRA, { empresa: OTRA.empresa, caja: id });
    await servicio.dato(ventasCalls.crearVenta, ADMIN_OTRA, {
      ...makeSolicitudDeOtra(),
      idempotencia: '5d0f53a5-1c5a-4a53-9d2b-6a3fb1a6d0d1',
    });
    expect(
      await servicio.sql('select caja_id from pedidos.caja_movimientos where empresa_id = $1', [
        OTRA.id,
      ]),
    ).toEqual([{ caja_id: id }]);
  });

  it('are taken off once they are empty and reconciled; their shifts fall to the first', async () => {
    await crear('Bar');
    await turno(2);
    await ingresar();
    expect(await quitar(2)).toMatchObject({
      status: 409,
      code: 'CAJA_CON_DINERO',
      msg: 'La caja tiene dinero o movimientos sin cuadrar. Retire el dinero y haga el cuadre primero',
    });
    await cuadrar(2, 5);
    expect(await quitar(2)).toMatchObject({ code: 'CAJA_CON_DINERO' });
    await servicio.dato(cajaCalls.actualizarCaja, ADMIN, { empresa, caja: 2, cantidad: 0 });
    expect(await quitar(2)).toMatchObject({ status: 200, msg: 'Caja eliminada', data: { id: 2 } });
    expect(await cajas()).toEqual([[1, 'Caja', true]]);
    expect((await ingresar()).caja).toBe(1);
    expect((await hechos())[1]).toMatchObject({ accion: 'caja eliminada', antes: { caja: 'Bar' } });
    expect(await quitar(2)).toMatchObject({ status: 422, code: 'CAJA_NO_EXISTE' });
    expect(await crear('Bar')).toMatchObject({ data: { id: 3 } });
  });

  it('are one at least, of two that are taken off at once too', async () => {
    const ultima = { status: 409, code: 'CAJA_ULTIMA', msg: 'Es la única caja de la empresa' };
    expect(await quitar(1)).toMatchObject(ultima);
    await crear('Bar');
    const dos = await Promise.all([quitar(1), quitar(2)]);
    expect(dos.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await cajas()).toHaveLength(1);
  });

  it('wait, before they go, for what is being written', async () => {
    await crear('Bar');
    const escribe = await echarCerrojo(
      servicio.url,
      `select pedidos.candado(${PUERTO.id}, 'cajas', '2', true)`,
    );
    const quita = quitar(2);
    await escribe.esperan(1);
    const mueve = servicio.pedir(cajaCalls.ingresarMovimiento, CAJERO, {
      empresa,
      detalle: 'Cambio',
      ingreso: 5,
      caja: 2,
    });
    await escribe.esperan(2);
    await escribe.abrir();
    expect(await quita).toMatchObject({ status: 200 });
    expect(await mueve).toMatchObject({ status: 422, code: 'CAJA_NO_EXISTE' });
  });

  describe('opened without a sale', () => {
    const abrir = (over: object) =>
      servicio.pedirMal(calls.anotarApertura, ADMIN, { empresa, ...over });

    it('say who did it and why', async () => {
      expect(await abrir({ motivo: 'Cambio de billete' })).toMatchObject({
        status: 200,
        msg: 'Apertura anotada',
        data: { id: 1 },
      });
      expect(await hechos()).toEqual([
        {
          id: expect.any(String),
          cuando: ahora.toISOString(),
          usuario: ADMIN.nombre,
          accion: 'cajon abierto',
          antes: null,
          despues: { caja: 'Caja', motivo: 'Cambio de billete' },
        },
      ]);
    });

    it.each([
      [{}, 'Escriba el motivo'],
      [{ motivo: ' ' }, 'Escriba el motivo'],
      [{ motivo: 'x'.repeat(201) }, 'El motivo admite 200 letras'],
    ])('ask for a reason: %j', async (over, msg) => {
      expect((await abrir(over)).errores).toEqual([{ campo: 'motivo', msg }]);
      expect(await hechos()).toEqual([]);
    });

    it('are drawers of the company', async () => {
      expect(await abrir({ motivo: 'x', caja: 5 })).toMatchObject({ code: 'CAJA_NO_EXISTE' });
    });
  });

  describe('are kept as the company says', () => {
    const suyos = {
      hora_corte: 4,
      conteo_ciego: false,
      anticipo_maximo: 40,
      diferencia_motivo: 1.5,
      diferencia_aprobacion: 10,
    };
    const consultar = () => servicio.dato(calls.consultarAjustesCaja, MESERO, { empresa });
    const guardar = (over: object) =>
      servicio.pedirMal(calls.guardarAjustesCaja, ADMIN, { empresa, ...suyos, ...over });

    it('and until then as everybody', async () => {
      expect(await consultar()).toEqual(AJUSTES_CAJA);
      expect(await guardar({})).toMatchObject({ msg: 'Ajustes guardados', data: suyos });
      expect(await consultar()).toEqual(suyos);
      await guardar(AJUSTES_CAJA);
      expect(await consultar()).toEqual(AJUSTES_CAJA);
      const hecho = { accion: 'ajustes de caja', usuario: ADMIN.nombre };
      const hora = { fecha_ini: '2026-11-20', fecha_fin: '2026-11-20', empresa };
      const todos = await servicio.dato(calls.listarHechosCaja, ADMIN, hora);
      expect(todos.filter(({ cuando }) => cuando === ahora.toISOString())).toMatchObject([
        { ...hecho, antes: suyos, despues: AJUSTES_CAJA },
        { ...hecho, antes: AJUSTES_CAJA, despues: suyos },
      ]);
    });

    it.each([
      [{ hora_corte: 13 }, 'hora_corte', 'La hora de corte va de 0 a 12'],
      [{ hora_corte: -1 }, 'hora_corte', 'La hora de corte va de 0 a 12'],
      [{ hora_corte: 1.5 }, 'hora_corte', 'La hora de corte no lleva minutos'],
      [{ hora_corte: 'x' }, 'hora_corte', 'La hora de corte debe ser un número'],
      [{ conteo_ciego: 'si' }, 'conteo_ciego', 'El conteo ciego es sí o no'],
      [{ anticipo_maximo: 101 }, 'anticipo_maximo', 'El anticipo máximo va de 0 a 100'],
      [{ anticipo_maximo: 0.5 }, 'anticipo_maximo', 'El anticipo máximo no lleva decimales'],
      [{ anticipo_maximo: '5' }, 'anticipo_maximo', 'El anticipo máximo debe ser un número'],
      [
        { diferencia_motivo: 'x' },
        'diferencia_motivo',
        'La diferencia con motivo debe ser un número',
      ],
      [
        { diferencia_motivo: 11 },
        'diferencia_aprobacion',
        'La diferencia con aprobación no puede ser menor que la diferencia con motivo',
      ],
    ])('but not with %j', async (over, campo, msg) => {
      expect((await guardar(over)).errores).toContainEqual({ campo, msg });
      expect(await consultar()).toEqual(AJUSTES_CAJA);
    });
  });

  describe('what was done with them', () => {
    const dias = (fecha_ini: string, fecha_fin = fecha_ini) =>
      servicio.pedir(calls.listarHechosCaja, ADMIN, { empresa, fecha_ini, fecha_fin });
    const anotar = (cuando: string, accion = 'caja actualizada') =>
      servicio.sql(
        `insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id)
         values ($1, $2, $3, 'Ana', $4, '1')`,
        [PUERTO.id, cuando, ADMIN.id, accion],
      );
    const cuandos = async (fecha_ini: string, fecha_fin?: string) =>
      (await dias(fecha_ini, fecha_fin)).data?.map(({ cuando }) => cuando);

    it('is listed latest first, by days of business, and nothing that is of no drawer', async () => {
      await anotar('2026-03-10T05:00:00Z');
      await anotar('2026-03-11T04:59:59Z');
      await anotar('2026-03-11T05:00:00Z');
      await anotar('2026-03-10T12:00:00Z', 'venta creada');
      await anotar('2026-03-10T12:00:00Z', 'producto editado');
      await anotar('2026-03-10T13:00:00Z', 'venta anulada');
      const del10 = [
        '2026-03-11T04:59:59.000Z',
        '2026-03-10T13:00:00.000Z',
        '2026-03-10T05:00:00.000Z',
      ];
      expect(await cuandos('2026-03-10')).toEqual(del10);
      expect(await cuandos('2026-03-10', '2026-03-11')).toEqual([
        '2026-03-11T05:00:00.000Z',
        ...del10,
      ]);
      const corte = { ...AJUSTES_CAJA, hora_corte: 4, empresa };
      await servicio.dato(calls.guardarAjustesCaja, ADMIN, corte);
      expect(await cuandos('2026-03-10')).toEqual([
        '2026-03-11T05:00:00.000Z',
        '2026-03-11T04:59:59.000Z',
        '2026-03-10T13:00:00.000Z',
      ]);
      expect(await cuandos('2026-03-09')).toEqual(['2026-03-10T05:00:00.000Z']);
    });

    it('is five hundred rows at most, and one more that says there are others', async () => {
      await servicio.sql(
        `insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id)
         select $1, '2026-04-10T12:00:00Z', $2, 'Ana', 'cajon abierto', n::text from generate_series(1, 510) n`,
        [PUERTO.id, ADMIN.id],
      );
      expect(await cuandos('2026-04-10')).toHaveLength(HECHOS_DE_CAJA + 1);
    });

    it('is asked for by days in their order', async () => {
      expect((await dias('2026-03-11', '2026-03-10')).errores).toEqual([
        { campo: 'fecha_fin', msg: 'Fecha Fin no puede ser anterior a Fecha Inicio' },
      ]);
      const sin = await servicio.pedirMal(calls.listarHechosCaja, ADMIN, {
        empresa,
        fecha_ini: 'x',
        fecha_fin: '2026-03-10',
      });
      expect(sin.errores).toContainEqual({
        campo: 'fecha_ini',
        msg: 'La fecha debe ser YYYY-MM-DD',
      });
    });
  });
});

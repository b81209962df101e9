import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, CAJERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { asistenciaCalls as calls } from '@comanda/shared/contracts/admin/asistencia';

import { abrirIdentidad } from '../testing/abrirIdentidad';
import { buildApp } from '../app';

const { empresa } = PUERTO;
const id = CAJERO.id;
/** A Friday noon in Guayaquil. */
const AHORA = new Date('2026-11-20T17:00:00Z');

describe('asistencia (spec section 3)', () => {
  let servicio: Servicio;
  let ahora = AHORA;
  beforeAll(async () => {
    servicio = await abrirIdentidad(buildApp, { reloj: () => ahora });
    await servicio.sql(
      `insert into identidad.asistencias (usuario_id, dia, ingreso, salida) values
         ($1, '2026-10-31', '2026-10-31T13:00:00Z', '2026-10-31T22:00:00Z'),
         ($1, '2026-11-03', '2026-11-03T13:05:00Z', '2026-11-03T22:35:00Z'),
         ($1, '2026-11-04', '2026-11-04T13:00:00Z', null),
         ($1, '2026-11-20', '2026-11-20T13:00:00Z', null)`,
      [id],
    );
  });
  afterAll(() => servicio.cerrar());

  const listar = (mes?: string) =>
    servicio.dato(calls.listarAsistencia, ADMIN, { empresa, id, mes });
  const corregir = (over: object = {}) =>
    servicio.pedirMal(calls.corregirAsistencia, ADMIN, {
      empresa,
      id,
      fecha: '2026-11-04',
      hora_ingreso: '08:00',
      hora_salida: '17:30',
      motivo: 'Olvidó salir',
      ...over,
    });

  it('knows who is at work now, and who forgot to leave is not', async () => {
    const deTurno = (quien: typeof ADMIN, suya: string) =>
      servicio.dato(calls.listarDeTurno, quien, { empresa: suya });
    expect(await deTurno(ADMIN, empresa)).toEqual([
      { id, nombreCompleto: CAJERO.nombre, perfil: 'Cajero', hora_ingreso: '08:00' },
    ]);
    expect(await deTurno(ADMIN_OTRA, OTRA.empresa)).toEqual([]);
  });

  it('has who left and came back among those at work', async () => {
    const deTurno = () => servicio.dato(calls.listarDeTurno, ADMIN, { empresa });
    const sale = (cuando: string | null) =>
      servicio.sql(
        `update identidad.asistencias set salida = $2 where usuario_id = $1 and dia = '2026-11-20'`,
        [id, cuando],
      );
    await servicio.sql('delete from identidad.sesiones where usuario_id = $1', [id]);
    await sale('2026-11-20T15:00:00Z');
    expect(await deTurno()).toEqual([]);
    await servicio.sql('insert into identidad.sesiones (usuario_id) values ($1)', [id]);
    expect(await deTurno()).toMatchObject([{ id, hora_ingreso: '08:00' }]);
    const ayer = `insert into identidad.asistencias (usuario_id, dia, ingreso, salida)
      values ($1, '2026-11-19', '2026-11-20T02:00:00Z', '2026-11-20T05:30:00Z')`; // closed late, opens early
    await servicio.sql(ayer, [id]);
    expect(await deTurno()).toMatchObject([{ id, hora_ingreso: '08:00' }]);
    await servicio.sql(
      `delete from identidad.asistencias where usuario_id = $1 and dia = '2026-11-19'`,
      [id],
    );
    await servicio.sql('delete from identidad.sesiones where usuario_id = $1', [id]);
    await sale(null);
  });

  it('of a bar does not miss a logout while the night of that day goes on', async () => {
    const sinSalida = async () =>
      (await listar('2026-11')).filter((dia) => dia.sin_salida).map(({ fecha }) => fecha);
    const corte = (hora: number) =>
      servicio.sql(
        `insert into pedidos.ajustes_caja (empresa_id, hora_corte, conteo_ciego) values ($1, $2, true)
           on conflict (empresa_id) do update set hora_corte = excluded.hora_corte`,
        [PUERTO.id, hora],
      );
    ahora = new Date('2026-11-21T05:10:00Z');
    await corte(4);
    expect(await sinSalida()).toEqual(['2026-11-04']);
    await corte(0);
    expect(await sinSalida()).toEqual(['2026-11-20', '2026-11-04']);
    ahora = AHORA;
  });

  it('is a month of somebody, latest day first; a forgotten logout is said once the day is over', async () => {
    const comun = { id, nombreCompleto: CAJERO.nombre, mes: 'Noviembre', correccion: null };
    expect(await listar()).toEqual([
      {
        ...comun,
        dia: '20',
        fecha: '2026-11-20',
        hora_ingreso: '08:00',
        hora_salida: null,
        minutos: null,
        sin_salida: false,
      },
      {
        ...comun,
        dia: '04',
        fecha: '2026-11-04',
        hora_ingreso: '08:00',
        hora_salida: null,
        minutos: null,
        sin_salida: true,
      },
      {
        ...comun,
        dia: '03',
        fecha: '2026-11-03',
        hora_ingreso: '08:05',
        hora_salida: '17:35',
        minutos: 570,
        sin_salida: false,
      },
    ]);
    expect((await listar('2026-10')).map(({ fecha }) => fecha)).toEqual(['2026-10-31']);
    expect(await listar('2025-01')).toEqual([]);
  });

  it('is put right with a reason, over midnight too, and the audit keeps what it was', async () => {
    expect(await corregir()).toMatchObject({
      status: 200,
      msg: 'Asistencia corregida',
      data: {
        hora_salida: '17:30',
        minutos: 570,
        sin_salida: false,
        correccion: { por: ADMIN.nombre, motivo: 'Olvidó salir' },
      },
    });
    expect((await corregir({ hora_ingreso: '18:00', hora_salida: '02:00' })).data).toMatchObject({
      hora_ingreso: '18:00',
      hora_salida: '02:00',
      minutos: 480,
    });
    const nuevo = await corregir({ fecha: '2026-11-05', hora_salida: null });
    expect(nuevo.data).toMatchObject({ dia: '05', hora_salida: null, sin_salida: true });
    const trazas = await servicio.sql(
      `select empresa_id, usuario_id, antes ->> 'hora_salida' as antes, despues ->> 'hora_salida' as despues
         from identidad.auditoria where accion = 'asistencia corregida' order by id`,
    );
    const traza = { empresa_id: PUERTO.id, usuario_id: ADMIN.id };
    expect(trazas).toEqual([
      { ...traza, antes: null, despues: '17:30' },
      { ...traza, antes: '17:30', despues: '02:00' },
      { ...traza, antes: null, despues: null },
    ]);
  });

  it.each([
    [{ motivo: ' ' }, 'motivo', 'Escriba el motivo'],
    [{ motivo: 'x'.repeat(201) }, 'motivo', 'El motivo admite 200 caracteres'],
    [{ hora_ingreso: '25:00' }, 'hora_ingreso', 'La hora debe ser HH:mm'],
    [{ hora_salida: '8' }, 'hora_salida', 'La hora debe ser HH:mm'],
    [{ fecha: '2026-02-30' }, 'fecha', 'La fecha debe ser YYYY-MM-DD'],
    [{ fecha: '2026-11-21' }, 'fecha', 'Ese día aún no llega'],
    [{ id: 'x' }, 'id', 'El usuario no es válido'],
  ])('is not put right with %j, by name', async (over, campo, msg) => {
    const antes = await listar();
    expect(await corregir(over)).toMatchObject({ status: 400, errores: [{ campo, msg }] });
    expect(await listar()).toEqual(antes);
  });

  it('refuses a month that is none', async () => {
    const mala = { empresa, id, mes: '2026-13' };
    expect(await servicio.pedir(calls.listarAsistencia, ADMIN, mala)).toMatchObject({
      errores: [{ campo: 'mes', msg: 'El mes debe ser YYYY-MM' }],
    });
  });

  it('of somebody of another empresa is neither seen nor put right', async () => {
    const antes = await listar();
    const ajena = { empresa: OTRA.empresa, id };
    expect((await servicio.pedir(calls.listarAsistencia, ADMIN_OTRA, ajena)).code).toBe(
      'NO_ENCONTRADO',
    );
    const correccion = {
      ...ajena,
      fecha: '2026-11-03',
      hora_ingreso: '01:00',
      hora_salida: null,
      motivo: 'Porque si',
    };
    expect((await servicio.pedir(calls.corregirAsistencia, ADMIN_OTRA, correccion)).code).toBe(
      'NO_ENCONTRADO',
    );
    expect((await corregir({ id: ADMIN_OTRA.id })).code).toBe('NO_ENCONTRADO');
    expect(await listar()).toEqual(antes);
  });
});

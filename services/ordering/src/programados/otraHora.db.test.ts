import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { echarCerrojo } from '@comanda/kit/testing/cerrojo';
import { CAJERO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';
import {
  programadosCalls as calls,
  type Programado,
} from '@comanda/shared/contracts/ventas/programados';

import { buildApp } from '../app';
import { makeProgramado } from '../testing/programados';
import { AHORA } from '../testing/ventas';

import { crearProgramador } from './programador';

const a = (hora: string, dia = '2026-11-20') => new Date(`${dia}T${hora}:00-05:00`);

describe('one that repeats and gets another hour', () => {
  let prueba: TestDb<unknown>;
  let servicio: Servicio;
  let ahora = AHORA;
  beforeAll(async () => {
    prueba = await testDb();
    servicio = await abrirServicio(buildApp, { reloj: () => ahora }, { base: prueba });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    ahora = AHORA;
    await servicio.sql('delete from pedidos.programado_resultados');
    await servicio.sql('delete from pedidos.programados');
  });

  const ronda = (cuando: Date) => {
    ahora = cuando;
    const log = { error: (_: object, que: string) => expect(que).toBe('') };
    return crearProgramador({ db: prueba.db, reloj: () => ahora, log }).ronda();
  };
  const crear = () =>
    servicio.dato(calls.crearProgramado, CAJERO, makeProgramado({ hora: '13:00', repetir: true }));
  const cambiar = async (uno: Programado, over: Partial<Programado>) =>
    (await servicio.dato(calls.actualizarProgramado, CAJERO, { ...uno, ...over })).proximo;
  const emitidas = async () => {
    const filas = await servicio.sql<{ previsto: Date }>(
      'select previsto from pedidos.programado_resultados where venta_id is not null order by previsto',
    );
    return filas.map(({ previsto }) => previsto);
  };

  it.each<[string, Partial<Programado>]>([
    ['a later one', { hora: '15:00' }],
    ['a later one, and today to begin with', { hora: '15:00', fecha: '2026-11-20' }],
    ['a later one once it was stopped', { hora: '15:00', estado: true }],
  ])('is issued that day once: %s', async (_que, over) => {
    ahora = a('12:00', '2026-11-19');
    const uno = await servicio.dato(
      calls.crearProgramado,
      CAJERO,
      makeProgramado({ fecha: over.fecha ? '2026-11-19' : '2026-11-20', repetir: true }),
    );
    await ronda(a('13:00'));
    ahora = a('14:00');
    if (over.estado) await cambiar(uno, { estado: false });
    expect(await cambiar(uno, over)).toBe(a('15:00', '2026-11-21').toISOString());
    await ronda(a('15:00'));
    expect(await emitidas()).toEqual([a('13:00')]);
    await ronda(a('15:00', '2026-11-21'));
    expect(await emitidas()).toEqual([a('13:00'), a('15:00', '2026-11-21')]);
  });

  it('is issued at the new one where nothing of today was', async () => {
    const uno = await crear();
    ahora = a('12:30');
    expect(await cambiar(uno, { hora: '15:00' })).toBe(a('15:00').toISOString());
    await ronda(a('15:00'));
    expect(await emitidas()).toEqual([a('15:00')]);
  });

  it('is issued again today where somebody asks for this once', async () => {
    const uno = await crear();
    await ronda(a('13:00'));
    const otra = { hora: '15:00', repetir: false };
    expect(await cambiar(uno, otra)).toBe(a('15:00').toISOString());
  });

  it('while it is being issued, waits and sees that it was', async () => {
    await crear();
    await ronda(a('13:00')); // a sale for the result
    await servicio.sql('delete from pedidos.programado_resultados');
    ahora = AHORA;
    const uno = await crear();
    const emite = await echarCerrojo(
      servicio.url,
      `with p as (update pedidos.programados set proximo = proximo + interval '1 day' where id = ${uno.id})
       insert into pedidos.programado_resultados (empresa_id, programado_id, previsto, venta_id, en)
       select p.empresa_id, p.id, p.proximo, v.id, now() from pedidos.programados p, lateral (
         select v.id from pedidos.ventas v where v.empresa_id = p.empresa_id limit 1) v where p.id = ${uno.id}`,
    );
    ahora = a('13:00');
    const cambia = cambiar(uno, { hora: '15:00' });
    await emite.esperan(1);
    await emite.confirmar();
    expect(await cambia).toBe(a('15:00', '2026-11-21').toISOString());
  });
});

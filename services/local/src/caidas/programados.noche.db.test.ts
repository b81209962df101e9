import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN_OTRA, CAJERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { buildApp } from '@comanda/ordering/app';
import { makeProgramado } from '@comanda/ordering/testing/programados';
import { AHORA, makeSolicitud, makeSolicitudDeOtra } from '@comanda/ordering/testing/ventas';
import { programadosCalls as calls } from '@comanda/shared/contracts/ventas/programados';

import { reglasRotas, sinVender } from './testing/cuentas';
import { correrProgramados } from './testing/programados/correr';

const A_LA_UNA = new Date('2026-11-20T18:00:00Z');
const DE_PUERTO = 350;
const DE_OTRA = 150;

describe('five hundred schedules due in one minute, and three processes that die', () => {
  let prueba: TestDb<unknown>;
  let servicio: Servicio;
  beforeAll(async () => {
    prueba = await testDb();
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA }, { base: prueba });
    await servicio.dato(calls.crearProgramado, CAJERO, makeProgramado({}, makeSolicitud()));
    const deOtra = makeProgramado({}, makeSolicitudDeOtra());
    await servicio.dato(calls.crearProgramado, ADMIN_OTRA, deOtra);
    await copiar(PUERTO.id, DE_PUERTO);
    await copiar(OTRA.id, DE_OTRA);
  });
  afterAll(() => servicio.cerrar());

  /** So many like the one that was made as a person makes it; every second one repeats. */
  const copiar = (empresa: number, cuantos: number) =>
    servicio.sql(
      `with uno as (delete from pedidos.programados where empresa_id = $1 returning *)
       insert into pedidos.programados (empresa_id, cliente, fecha, hora, valor, mensaje, repetir, venta, acordado,
         usuario_id, usuario, creado, proximo)
       select empresa_id, cliente, fecha, hora, valor, mensaje, n % 2 = 0, venta, acordado, usuario_id, usuario, creado,
              proximo
         from uno, generate_series(1, $2) n`,
      [empresa, cuantos],
    );

  it('are sold once each, on both days, without a gap', async () => {
    const { url, urlApp } = prueba;
    const { muertes } = await correrProgramados({
      url,
      urlApp,
      semilla: 20261120,
      previsto: A_LA_UNA,
      muertesPorDia: 8,
    });

    expect(muertes).toBeGreaterThan(3); // else it was over before anything happened
    expect(
      await servicio.sql(
        `select p.empresa_id, p.repetir, r.previsto, count(*)::int as emitidas, count(distinct r.venta_id)::int as ventas
           from pedidos.programados p
           join pedidos.programado_resultados r on r.empresa_id = p.empresa_id and r.programado_id = p.id
          group by 1, 2, 3 order by 1, 2, 3`,
      ),
    ).toEqual([...de(PUERTO.id, DE_PUERTO / 2), ...de(OTRA.id, DE_OTRA / 2)]);
    expect(
      await servicio.sql(
        'select empresa_id, count(*)::int as n from pedidos.ventas group by 1 order by 1',
      ),
    ).toEqual([
      { empresa_id: PUERTO.id, n: DE_PUERTO * 1.5 },
      { empresa_id: OTRA.id, n: DE_OTRA * 1.5 },
    ]);
    expect(await sinVender(url, PUERTO.id)).toBe(0);
    for (const { id } of [PUERTO, OTRA]) expect(await reglasRotas(url, id)).toEqual({});
  });
});

/** Those that are issued once, and those that repeat, on both days. */
const de = (empresa_id: number, ventas: number) => {
  const manana = new Date(A_LA_UNA.getTime() + 86_400_000);
  return [
    { empresa_id, repetir: false, previsto: A_LA_UNA },
    { empresa_id, repetir: true, previsto: A_LA_UNA },
    { empresa_id, repetir: true, previsto: manana },
  ].map((dia) => ({ ...dia, emitidas: ventas, ventas }));
};

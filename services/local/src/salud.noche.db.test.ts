import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { arrancar, type Arrancado } from './testing/arrancar';

let prueba: TestDb<unknown>;
let carpeta: string;
let arrancado: Arrancado;
beforeAll(async () => {
  prueba = await testDb();
  carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-salud-'));
  await chmod(carpeta, 0o755); // the server may run as another user
  const { url: DATABASE_URL, urlApp: DATABASE_APP_URL } = prueba;
  arrancado = await arrancar({ env: { DATABASE_URL, DATABASE_APP_URL, DATA_DIR: carpeta } });
});
afterAll(async () => {
  await arrancado.parar();
  await prueba.close();
  await rm(carpeta, { recursive: true });
});

it('the health of all in one process says since when the authority is away and how far its clock is', async () => {
  // of ambiente 2, which nobody asks before the stand-in: what is written stays
  await comoDueno(
    prueba.url,
    `insert into facturacion.autoridad (ambiente, sin_respuesta_desde, visto, desfase_ms)
     values ('2', '2026-11-20T13:00:00Z', '2026-11-20T13:07:00Z', 400000)`,
  );

  const reply = await fetch(`${String(arrancado.url)}/salud`);

  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({
    data: {
      vivo: true,
      base: true,
      sri: 'sandbox',
      pendientes: expect.any(Number),
      autoridad: [
        {
          ambiente: '2',
          sin_respuesta_desde: '2026-11-20T13:00:00.000Z',
          desfase_ms: 400_000,
        },
      ],
    },
  });
});

const metricasDe = async ({ url }: Arrancado) => (await fetch(`${String(url)}/metricas`)).text();

it('the figures tell of no backups where the database is given: whoever keeps that one makes them', async () => {
  const metricas = await metricasDe(arrancado);
  expect(metricas).toContain('comanda_base_disponible 1');
  expect(metricas).not.toContain('comanda_respaldo_edad_segundos ');
});

it('the figures tell that a database of its own has no backup yet', async () => {
  const propio = await arrancar({ env: { DATA_DIR: path.join(carpeta, 'propia'), DEMO: '0' } });
  try {
    expect(await metricasDe(propio)).toMatch(/^comanda_respaldo_edad_segundos [+]Inf$/m);
  } finally {
    await propio.parar();
  }
});

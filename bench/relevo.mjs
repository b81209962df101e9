// node --import tsx bench/relevo.mjs: sixteen clients sell with invoices through haproxy to two processes of ordering and two of
// billing, and somebody opens the page from two of platform, while each process is told to end and started again, four times over.
// Promised: no call fails, each ends within 15 s, nothing lost, doubled or gapped. It takes haproxy and what `npm run build` made.
// COMANDA_VUELTAS for fewer rounds.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { correrRelevos } from '../services/local/src/caidas/testing/relevo/correr.ts';
import { migrarTodo } from '../services/local/src/migrarTodo.ts';
import { startPostgres } from '../services/local/src/postgres/startPostgres.ts';

const TERMINA_MS = 15_000;
const vueltas = Number(process.env.COMANDA_VUELTAS ?? 4);

const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const postgres = await startPostgres({ dataDir: path.join(carpeta, 'postgres') });
try {
  await migrarTodo(postgres.url);
  const { relevos, fallidas, faltas, ...cuentas } = await correrRelevos(postgres, {
    ...{ procesos: 2, plataformas: 2, vueltas, clientes: 16, empresas: 8 },
    alRelevar: ({ servicio, msParaTerminar }) =>
      console.log(`${servicio} termina en ${(msParaTerminar / 1000).toFixed(1)} s`),
  });
  const peor = Math.max(...relevos.map(({ msParaTerminar }) => msParaTerminar)) / 1000;
  console.table([
    ...[
      { relevos: relevos.length, 'peor s': peor.toFixed(1), ...cuentas, fallidas: fallidas.length },
    ],
  ]);
  const malas = [
    ...fallidas,
    ...Object.entries(faltas).map(([falta, cuantas]) => `${falta}: ${String(cuantas)}`),
    ...(peor * 1000 > TERMINA_MS ? [`un proceso tardo ${peor.toFixed(1)} s`] : []),
  ];
  console.log(malas.length === 0 ? 'Ninguna falta.' : malas);
  process.exitCode = malas.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(carpeta, { recursive: true });
}

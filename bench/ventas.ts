// node --import tsx bench/ventas.ts: crear_venta of three lines over HTTP against pgbench doing the same statements on the same
// PostgreSQL (its own, thrown away, fsync on), alternated; sales a second and their ratio. About 80 seconds.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { comoDueno } from '../services/kit/src/testing/testDb';
import { migrarTodo } from '../services/local/src/migrarTodo';
import { startPostgres } from '../services/local/src/postgres/startPostgres';
import { sembrarPrueba } from '../services/local/src/testing/sembrarPrueba';

import { abrirCaja } from './ventas/caja';
import { casos } from './ventas/casos';
import { buscarPgbench, medirPgbench } from './ventas/pgbench';

const CLIENTES = [1, 8, 32];
const RONDAS = 5;
const SEGUNDOS = 1;
const LIMITE = 0.5;

const mediana = (valores) => valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)];

/** Sales a second by HTTP and by pgbench, in turns, so that a slow moment of the machine touches both. */
async function comparar(caso, clientes, { caja, pgbench }) {
  const [http, directo] = [[], []];
  for (let ronda = 0; ronda < RONDAS; ronda++) {
    http.push(await caja.medir(caso, clientes, SEGUNDOS));
    if (pgbench) directo.push(await medirPgbench(pgbench, caso, clientes, SEGUNDOS));
  }
  const razones = directo.map((transacciones, ronda) => http[ronda] / transacciones);
  return {
    empresa: caso.nombre,
    clientes,
    'ventas/s': Math.round(mediana(http)),
    'pgbench/s': pgbench ? Math.round(mediana(directo)) : 'no hay',
    razon: pgbench ? Number(mediana(razones).toFixed(2)) : 'no hay',
    limite: LIMITE,
  };
}

const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const postgres = await startPostgres({ dataDir: path.join(carpeta, 'postgres') });
const pgbench = await buscarPgbench(postgres.url);
if (!pgbench) {
  console.log(
    'pgbench no esta (Debian: apt-get install postgresql-contrib): solo se mide lo propio.',
  );
}

let caja;
try {
  await migrarTodo(postgres.url);
  await sembrarPrueba(postgres.url);
  caja = await abrirCaja(postgres);
  const filas = [];
  for (const caso of casos(postgres.url)) {
    await caja.medir(caso, 8, 2); // compiled code, filled caches
    await comoDueno(postgres.url, 'analyze'); // what autovacuum does in the first minute: plans made on empty tables go
    for (const clientes of CLIENTES) filas.push(await comparar(caso, clientes, { caja, pgbench }));
  }
  console.table(filas);
} finally {
  await caja?.cerrar();
  await postgres.stop();
  await rm(carpeta, { recursive: true });
}

// node --import tsx bench/caos-facturas.ts: ten thousand sales by sixteen browsers that die (one in twenty at each call), two processes
// of billing killed with -9 twenty times between them, an authority that answers three of ten calls badly in every way it can, and a
// person who resumes and retries. Then the books: ours, the authority's and the browsers'. COMANDA_VENTAS for fewer sales.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { correrCaos } from '../services/local/src/caidas/testing/caos/correr';
import { migrarTodo } from '../services/local/src/migrarTodo';
import { startPostgres } from '../services/local/src/postgres/startPostgres';

const tamano = {
  ventas: Number(process.env.COMANDA_VENTAS ?? 10_000),
  clientes: 16,
  empresas: 40,
  muertes: 20,
  porciento: 30,
  semilla: 20261120,
};

const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const postgres = await startPostgres({ dataDir: path.join(carpeta, 'postgres') });
try {
  await migrarTodo(postgres.url);
  const { faltas, estados, ...informe } = await correrCaos(postgres, tamano, console.log);
  console.table([{ ...tamano, ...informe }]);
  console.table([estados]);
  const malas = Object.entries(faltas);
  console.log(malas.length === 0 ? 'Ninguna falta.' : malas);
  process.exitCode = malas.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(carpeta, { recursive: true });
}

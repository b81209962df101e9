// node --import tsx bench/respaldo.ts: sales a second of eight clients with and without `npm run respaldo` beside them (its
// own PostgreSQL, thrown away, fsync on), and how long that backup takes to come back. VENTAS=1000000 is the figure's size.
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { PUERTO } from '../services/kit/src/testing/semilla';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { reservarCarpeta } from '../services/local/src/carpeta/reservarCarpeta';
import { migrarTodo } from '../services/local/src/migrarTodo';
import { startPostgres } from '../services/local/src/postgres/startPostgres';
import { sembrarPrueba } from '../services/local/src/testing/sembrarPrueba';
import { raiz } from '../tools/ejecutar';

import { sembrarVentas } from './emitidos/sembrarVentas';
import { sembrarLineas } from './reportes/sembrarLineas';
import { abrirCaja } from './ventas/caja';
import { casos } from './ventas/casos';

const VENTAS = Number(process.env.VENTAS ?? 50_000);
const RONDAS = Number(process.env.RONDAS ?? 3);
const CLIENTES = 8;
/** Of a round without a backup; one with it takes as long as it takes. */
const SEGUNDOS = 8;
const LIMITES = { razon: 0.8, segundos: 600 };

const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const dataDir = path.join(carpeta, 'datos');
const copias = path.join(carpeta, 'copias');
const reserva = await reservarCarpeta(dataDir); // as the product that runs
const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
let caja;
let bien = false;

/** One of the two commands, to its end; answers what it said and its seconds. */
function mandar(orden, ...args) {
  const inicio = performance.now();
  const hijo = spawn(
    process.execPath,
    ['--import', 'tsx', `services/local/src/${orden}.ts`, ...args],
    {
      cwd: raiz,
      env: { ...process.env, DATA_DIR: dataDir, COMANDA_RESPALDO_CLAVE: 'la de este banco' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let dicho = '';
  hijo.stdout.on('data', (trozo) => (dicho += trozo));
  return new Promise((resolve, reject) => {
    hijo.once('exit', (codigo) => {
      const segundos = (performance.now() - inicio) / 1000;
      if (codigo === 0) resolve({ dicho, segundos });
      else reject(new Error(`${orden}: ${codigo} ${dicho}`));
    });
  });
}

const media = (valores) => valores.reduce((suma, uno) => suma + uno, 0) / valores.length;

/** Sales a second, second by second, until the backup is made, restored and compared. */
async function mientrasSeRespalda(caso) {
  let hecho = null;
  const respaldo = mandar('respaldo', copias).finally(() => (hecho = true));
  respaldo.catch(() => undefined); // awaited below
  const ritmos = [];
  while (!hecho) ritmos.push(await caja.medir(caso, CLIENTES, 1));
  const { dicho, segundos } = await respaldo;
  const esperaMs = Number(/esperaron (\d+) ms/.exec(dicho)?.[1]);
  return { ritmo: media(ritmos), peor: Math.min(...ritmos), segundos, esperaMs };
}

try {
  await migrarTodo(postgres.url);
  await sembrarPrueba(postgres.url);
  await sembrarVentas(postgres.url, PUERTO, VENTAS);
  await sembrarLineas(postgres.url, PUERTO);
  caja = await abrirCaja(postgres);
  const [caso] = casos(postgres.url);
  await caja.medir(caso, CLIENTES, 3); // compiled code, filled caches
  await comoDueno(postgres.url, 'analyze');

  const filas = [];
  for (let ronda = 0; ronda < RONDAS; ronda++) {
    const antes = await caja.medir(caso, CLIENTES, SEGUNDOS);
    const con = await mientrasSeRespalda(caso);
    const despues = await caja.medir(caso, CLIENTES, SEGUNDOS);
    filas.push({
      'sin, ventas/s': Math.round((antes + despues) / 2),
      'con, ventas/s': Math.round(con.ritmo),
      'peor segundo': Math.round(con.peor),
      razon: Number((con.ritmo / ((antes + despues) / 2)).toFixed(2)),
      limite: LIMITES.razon,
      'espera ms': con.esperaMs,
      'respaldo s': Math.round(con.segundos),
    });
  }
  console.table(filas);
  await caja.cerrar();
  caja = undefined;

  const ultimo = path.join(copias, (await readdir(copias)).sort().at(-1));
  const { segundos, dicho } = await mandar('restaurar', ultimo, '--en', path.join(carpeta, 'otra'));
  const MB = ((await stat(ultimo)).size / 1024 / 1024).toFixed(0);
  console.table([
    { ventas: VENTAS, MB, 'restaurar s': Math.round(segundos), limite: LIMITES.segundos },
  ]);
  console.log(dicho);
  bien = filas.every(({ razon }) => razon >= LIMITES.razon) && segundos <= LIMITES.segundos;
} finally {
  await caja?.cerrar();
  await postgres.stop();
  await reserva.soltar();
  await rm(carpeta, { recursive: true });
}
process.exit(bien ? 0 : 1);

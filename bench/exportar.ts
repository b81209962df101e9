// node --import tsx bench/exportar.ts: a million sales of a company as CSV and as a workbook, and those behind a figure of a
// report, over HTTP from an ordering service of its own: seconds, the most memory it held (limited is what is more than at rest), and what is left a moment after
// whoever asked goes away. About six minutes, most of them to make the sales. VENTAS=200000 is a smaller one.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as esperar } from 'node:timers/promises';
import { URLSearchParams } from 'node:url';

import { ADMIN, PUERTO } from '../services/kit/src/testing/semilla';
import { sesionDe } from '../services/kit/src/testing/sesion';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { migrarTodo } from '../services/local/src/migrarTodo';
import { startPostgres } from '../services/local/src/postgres/startPostgres';
import { sembrarPrueba } from '../services/local/src/testing/sembrarPrueba';

import { sembrarVentas } from './emitidos/sembrarVentas';
import { abrirServicio } from './ordering/abrirServicio';

const VENTAS = Number(process.env.VENTAS ?? 1_000_000);
const SEGUNDOS = (60 * VENTAS) / 1_000_000;
const MEGAS = 200;
const CADA_MS = 50;

const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const postgres = await startPostgres({ dataDir: path.join(carpeta, 'postgres') });
let servicio;
let bien = true;

const dia = (atras) =>
  new Date(Date.now() - atras * 86_400_000 - 5 * 3_600_000).toISOString().slice(0, 10);
const TODO = { fecha_ini: dia(1_000), fecha_fin: dia(0) };

async function conMemoria(hacer) {
  let maxima = 0;
  const reloj = setInterval(() => (maxima = Math.max(maxima, servicio.memoria())), CADA_MS);
  try {
    return { ...(await hacer()), maxima };
  } finally {
    clearInterval(reloj);
  }
}

async function medir(cabeceras, [que, ruta, entrada]) {
  const query = new URLSearchParams({ empresa: PUERTO.empresa, ...TODO, ...entrada });
  const inicio = performance.now();
  const antes = servicio.cpu();
  const { bytes, lineas, maxima } = await conMemoria(async () => {
    const respuesta = await fetch(`${servicio.base}${ruta}?${query}`, { headers: cabeceras });
    if (!respuesta.ok) throw new Error(`${que}: ${respuesta.status} ${await respuesta.text()}`);
    let [bytes, lineas] = [0, 0];
    for await (const pedazo of respuesta.body) {
      bytes += pedazo.length;
      if (entrada.formato === 'csv') for (const byte of pedazo) if (byte === 10) lineas += 1;
    }
    return { bytes, lineas };
  });
  const segundos = (performance.now() - inicio) / 1_000;
  bien &&= segundos <= SEGUNDOS && maxima - servicio.reposo <= MEGAS;
  bien &&= entrada.formato === 'xlsx' || lineas === VENTAS + 1;
  return {
    que,
    ...{ segundos: Number(segundos.toFixed(1)), limite: SEGUNDOS },
    'CPU s del servicio': Number((servicio.cpu() - antes).toFixed(1)),
    ...{ 'MB maximo': Math.round(maxima), 'MB de mas': Math.round(maxima - servicio.reposo) },
    ...{ 'MB de archivo': Math.round(bytes / 1_048_576) },
  };
}

/** Whoever asked goes away: what goes on in the database for them by then, and a second later. */
async function cancelar(cabeceras) {
  const query = new URLSearchParams({ empresa: PUERTO.empresa, ...TODO, formato: 'xlsx' });
  const mano = new globalThis.AbortController();
  const respuesta = await fetch(`${servicio.base}/v1/exportar_emitidos?${query}`, {
    ...{ headers: cabeceras, signal: mano.signal },
  });
  await respuesta.body.getReader().read();
  mano.abort();
  await esperar(1_000);
  const antes = servicio.cpu();
  await esperar(2_000);
  const ocupada = servicio.cpu() - antes;
  const [{ n }] = await comoDueno(
    postgres.url,
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state <> 'idle' and query like '%ventas%' and pid <> pg_backend_pid()`,
  );
  bien &&= ocupada < 0.5 && n === 0;
  console.log(
    `cancelada: ${ocupada.toFixed(2)} s de CPU en los dos segundos siguientes, ${n} consultas, ${Math.round(servicio.memoria())} MB`,
  );
}

try {
  await migrarTodo(postgres.url);
  await sembrarPrueba(postgres.url);
  await sembrarVentas(postgres.url, PUERTO, VENTAS);
  await comoDueno(postgres.url, 'vacuum analyze');
  servicio = await abrirServicio(postgres);
  const cabeceras = await sesionDe(postgres.url, ADMIN);
  console.log(`${Math.round(servicio.reposo)} MB en reposo`);
  const detras = { concepto: 'VENTAS' };
  console.table([
    await medir(cabeceras, ['emitidos, CSV', '/v1/exportar_emitidos', { formato: 'csv' }]),
    await medir(cabeceras, ['emitidos, XLSX', '/v1/exportar_emitidos', { formato: 'xlsx' }]),
  ]);
  await cancelar(cabeceras);
  console.table([
    await medir(cabeceras, [
      ...['detras de ventas', '/v1/exportar_ventas_detras'],
      { ...detras, formato: 'xlsx' },
    ]),
  ]);
} finally {
  await servicio?.cerrar();
  await postgres.stop();
  await rm(carpeta, { recursive: true });
}
process.exit(bien ? 0 : 1);

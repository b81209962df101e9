// node --import tsx bench/reportes.ts: 'Reporte de ventas' of a company with a million sales of three lines, over HTTP from an
// ordering service of its own, against SQL by hand that answers the same from the same sales, which has to agree; p50 and p95 of a day, a month and a year. And
// what eight tills that sell without a pause keep of their rate while somebody reads a report a second in the same process.
// About nine minutes, most of them to make the sales. VENTAS=100000 is a smaller one.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { URLSearchParams } from 'node:url';

import { ADMIN, PUERTO } from '../services/kit/src/testing/semilla';
import { sesionDe } from '../services/kit/src/testing/sesion';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { periodoAnterior } from '../shared/src/domain/periodo';
import { migrarTodo } from '../services/local/src/migrarTodo';
import { startPostgres } from '../services/local/src/postgres/startPostgres';
import { sembrarPrueba } from '../services/local/src/testing/sembrarPrueba';

import { sembrarVentas } from './emitidos/sembrarVentas';
import { A_MANO, EN_PANTALLA, POR_MANO } from './reportes/aMano';
import { sembrarLineas } from './reportes/sembrarLineas';
import { abrirCaja } from './ventas/caja';
import { casos } from './ventas/casos';

const VENTAS = Number(process.env.VENTAS ?? 1_000_000);
const VECES = 15;
/** A year by hand takes half a minute: of what is that slow three are enough. */
const POCAS = 3;
const BASTA_MS = 20_000;
const LIMITE_RAZON = 1.3;
const CAJAS = 8;
const RONDAS = 5;
const SEGUNDOS = 4;
const ENTRE_LECTURAS_MS = 1_000;
const VENTAS_QUE_QUEDAN = 0.9;

const RUTAS = {
  reporte: '/v1/reporte_ventas',
  productos: '/v1/reporte_productos',
  detras: '/v1/reporte_ventas_detras',
};

const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const postgres = await startPostgres({ dataDir: path.join(carpeta, 'postgres') });
let caja;
let bien = true;

const dia = (atras) =>
  new Date(Date.now() - atras * 86_400_000 - 5 * 3_600_000).toISOString().slice(0, 10);
const rango = (desde, hasta) => ({ fecha_ini: dia(desde), fecha_fin: dia(hasta) });
const RANGOS = {
  hoy: [rango(0, 0), 300],
  mes: [rango(31, 1), 300],
  anio: [rango(365, 1), 1_000],
};

async function tiemposDe(hacer) {
  const tiempos = [];
  const fin = performance.now() + BASTA_MS;
  for (let vez = 0; vez < VECES && (vez < POCAS || performance.now() < fin); vez += 1) {
    const inicio = performance.now();
    await hacer();
    tiempos.push(performance.now() - inicio);
  }
  const en = (parte) => tiempos.toSorted((a, b) => a - b)[Math.floor(tiempos.length * parte)];
  return { p50: en(0.5), p95: en(0.95) };
}

async function medir([nombre, que, { entrada, limite }]) {
  const query = new URLSearchParams({ empresa: PUERTO.empresa, ...entrada });
  const headers = await sesionDe(postgres.url, ADMIN); // one of a test lasts ten minutes
  const pedir = async () => {
    const respuesta = await fetch(`${caja.base}${RUTAS[que]}?${query}`, { headers });
    const cuerpo = await respuesta.json();
    if (!cuerpo.success) throw new Error(`${nombre}: ${respuesta.status} ${cuerpo.msg}`);
    return cuerpo.data;
  };
  const periodo = { desde: entrada.fecha_ini, hasta: entrada.fecha_fin };
  const dias = [periodo, periodoAnterior(periodo)].flatMap(({ desde, hasta }) => [desde, hasta]);
  const aMano = () => comoDueno(postgres.url, A_MANO[que], [PUERTO.id, ...dias]);
  const [visto, hallado] = [EN_PANTALLA[que](await pedir()), POR_MANO(que, await aMano())];
  if (Math.abs(visto - hallado) > 0.005)
    throw new Error(`${nombre}: the screen says ${visto}, by hand it is ${hallado}`);
  const [{ p50, p95 }, directo] = [await tiemposDe(pedir), await tiemposDe(aMano)];
  const razon = p50 / directo.p50;
  bien &&= p95 <= limite && (razon <= LIMITE_RAZON || p95 < 50);
  return {
    que: `${nombre}: ${que}`,
    ...{ 'p50 ms': Math.round(p50), 'p95 ms': Math.round(p95), limite },
    ...{ 'a mano p50 ms': Math.round(directo.p50), razon: Number(razon.toFixed(2)) },
  };
}

/** In turns, so that a slow moment of the machine touches both. */
async function venderYLeer(headers) {
  const [caso] = casos(postgres.url);
  await caja.medir(caso, CAJAS, SEGUNDOS); // compiled code, filled caches
  const razones = [];
  const ventas = [];
  for (let ronda = 0; ronda < RONDAS; ronda += 1) {
    const solas = await caja.medir(caso, CAJAS, SEGUNDOS);
    let sigue = true;
    const lector = leer(headers, () => sigue);
    const leyendo = await caja.medir(caso, CAJAS, SEGUNDOS);
    sigue = false;
    await lector;
    razones.push(leyendo / solas);
    ventas.push(Math.round(solas));
  }
  const razon = mediana(razones);
  bien &&= razon >= VENTAS_QUE_QUEDAN;
  console.log(
    `ventas por segundo solas ${mediana(ventas)}; mientras alguien lee, ${razon.toFixed(2)} de ellas (limite ${VENTAS_QUE_QUEDAN})`,
  );
}

const mediana = (valores) => valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)];

/** Each kind of report of each period, one after another. */
async function leer(headers, sigue) {
  const vistas = Object.values(RANGOS).flatMap(([entrada]) =>
    ['reporte_ventas', 'reporte_productos'].map((ruta) => [ruta, entrada]),
  );
  for (let i = 0; sigue(); i += 1) {
    const [ruta, entrada] = vistas[i % vistas.length];
    const query = new URLSearchParams({ empresa: PUERTO.empresa, ...entrada });
    const respuesta = await fetch(`${caja.base}/v1/${ruta}?${query}`, { headers });
    if (!respuesta.ok) throw new Error(`${ruta}: ${respuesta.status} ${await respuesta.text()}`);
    await respuesta.arrayBuffer();
    await esperar(ENTRE_LECTURAS_MS);
  }
}

async function sumarDias() {
  const inicio = performance.now();
  const [{ n: dias }] = await comoDueno(
    postgres.url,
    'select count(*)::int as n from pedidos.dias_pendientes',
  );
  for (;;) {
    const [{ n }] = await comoDueno(
      postgres.url,
      'select count(*)::int as n from pedidos.dias_pendientes',
    );
    if (n <= 2) break;
    await esperar(500);
  }
  const ms = performance.now() - inicio;
  console.log(
    `${dias} dias sumados en ${Math.round(ms / 1_000)} s (${Math.round(ms / dias)} ms cada uno)`,
  );
}

try {
  await migrarTodo(postgres.url);
  await sembrarPrueba(postgres.url);
  await sembrarVentas(postgres.url, PUERTO, VENTAS);
  await sembrarLineas(postgres.url, PUERTO);
  caja = await abrirCaja(postgres);
  await sumarDias();
  await comoDueno(postgres.url, 'vacuum analyze pedidos.dia_totales');
  const tabla = [];
  for (const [nombre, [entrada, limite]] of Object.entries(RANGOS)) {
    const detras = { ...entrada, concepto: 'VENTAS', pagina: '3' };
    tabla.push(await medir([nombre, 'reporte', { entrada, limite }]));
    tabla.push(await medir([nombre, 'productos', { entrada, limite }]));
    tabla.push(await medir([nombre, 'detras', { entrada: detras, limite }]));
  }
  console.table(tabla);
  await venderYLeer(await sesionDe(postgres.url, ADMIN));
} finally {
  await caja?.cerrar();
  await postgres.stop();
  await rm(carpeta, { recursive: true });
}
process.exit(bien ? 0 : 1);

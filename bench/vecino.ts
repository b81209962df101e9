// node --import tsx bench/vecino.ts: what a sale of one company waits while another, in the same ordering service on the same
// PostgreSQL, imports 10,000 products and exports a million sales as CSV and as a workbook; beside what it waits when the other
// is quiet, before and after. Its p95 stays under twice the quiet one. About five minutes, most of them to make the sales.
// VENTAS=200000 and PRODUCTOS=2000 for a smaller one, CAJAS for more tills.
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { URLSearchParams } from 'node:url';

import { ADMIN, ADMIN_OTRA, PUERTO } from '../services/kit/src/testing/semilla';
import { sesionDe } from '../services/kit/src/testing/sesion';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { migrarTodo } from '../services/local/src/migrarTodo';
import { startPostgres } from '../services/local/src/postgres/startPostgres';
import { sembrarPrueba } from '../services/local/src/testing/sembrarPrueba';
import { makeLinea, makeSolicitudDeOtra } from '../services/ordering/src/testing/ventas';

import { sembrarVentas } from './emitidos/sembrarVentas';
import { abrirServicio } from './ordering/abrirServicio';
import { enviar } from './ordering/enviar';

const VENTAS = Number(process.env.VENTAS ?? 1_000_000);
const PRODUCTOS = Number(process.env.PRODUCTOS ?? 10_000);
const CAJAS = Number(process.env.CAJAS ?? 8);
const SEGUNDOS = Number(process.env.SEGUNDOS ?? 20);
const VECES = 2;
/** Of a till, from the answer to the next sale: four times as fast as anybody types. */
const ENTRE_VENTAS_MS = 250;

const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const postgres = await startPostgres({ dataDir: path.join(carpeta, 'postgres') });
let servicio;
let bien = false;

const solicitud = makeSolicitudDeOtra({
  tienda: [makeLinea(9, 3), makeLinea(10), makeLinea(10, 2)],
});

/** Sales of all tills for as long as `seguir` says so; how long each took. */
async function vender(seguir) {
  const sesion = await sesionDe(postgres.url, ADMIN_OTRA);
  const agent = new Agent({ keepAlive: true, maxSockets: CAJAS });
  const demoras = [];
  const caja = async (_, cual) => {
    await esperar((cual * ENTRE_VENTAS_MS) / CAJAS);
    while (seguir()) {
      const inicio = performance.now();
      await enviar(`${servicio.base}/v1/crear_venta`, {
        ...{ agent, cuerpo: solicitud },
        headers: { ...sesion, 'idempotency-key': randomUUID() },
      });
      demoras.push(performance.now() - inicio);
      await esperar(ENTRE_VENTAS_MS);
    }
  };
  await Promise.all(Array.from({ length: CAJAS }, caja));
  agent.destroy();
  return demoras;
}

function enCalma(segundos) {
  const fin = performance.now() + segundos * 1_000;
  return vender(() => performance.now() < fin);
}

async function pedir(ruta, cuerpo) {
  const respuesta = await fetch(`${servicio.base}${ruta}`, {
    method: cuerpo ? 'POST' : 'GET',
    headers: {
      ...(await sesionDe(postgres.url, ADMIN)),
      ...(cuerpo && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(cuerpo && { body: JSON.stringify(cuerpo) }),
  });
  if (!respuesta.ok) throw new Error(`${ruta}: ${respuesta.status} ${await respuesta.text()}`);
  return respuesta;
}

/** Of the `vez`th list: other prices than the one before. */
const filaDe = (i, vez) =>
  `P-${i};Producto de la lista numero ${i};Categoria ${i % 40};${(vez + i / 100).toFixed(2)};15`;
let listas = 0;

async function importar() {
  const vez = ++listas;
  const filas = Array.from({ length: PRODUCTOS }, (_, i) => filaDe(i, vez));
  const texto = ['Codigo;Producto;Categoria;Precio;IVA', ...filas];
  const archivo = Buffer.from(texto.join('\n')).toString('base64');
  const cuerpo = { empresa: PUERTO.empresa, nombre: 'lista.csv', archivo };
  const { data } = await (await pedir('/v1/revisar_importacion', cuerpo)).json();
  await pedir('/v1/importar_productos', { ...cuerpo, huella: data.huella });
}

async function exportar(formato) {
  const dia = (atras) => new Date(Date.now() - atras * 86_400_000).toISOString().slice(0, 10);
  const rango = { fecha_ini: dia(1_000), fecha_fin: dia(-1) };
  const query = new URLSearchParams({ empresa: PUERTO.empresa, ...rango, formato });
  const respuesta = await pedir(`/v1/exportar_emitidos?${query}`);
  let lineas = 0;
  for await (const pedazo of respuesta.body)
    if (formato === 'csv') for (const byte of pedazo) if (byte === 10) lineas += 1;
  if (formato === 'csv' && lineas !== VENTAS + 1) throw new Error(`exportar: ${lineas} lines`);
}

/** What the other company does, and what the sales of this one take until it has done. */
async function mientras(hacer) {
  let hecho = false;
  const inicio = performance.now();
  const ruido = hacer().finally(() => (hecho = true));
  const [demoras] = await Promise.all([vender(() => !hecho), ruido]);
  return { demoras, segundos: (performance.now() - inicio) / 1_000 };
}

const percentil = (valores, p) =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length * p)] ?? 0;
const fila = (que, demoras, segundos) => ({
  que,
  ...{ segundos: Number(segundos.toFixed(1)), ventas: demoras.length },
  'p50 ms': Number(percentil(demoras, 0.5).toFixed(1)),
  'p95 ms': Number(percentil(demoras, 0.95).toFixed(1)),
  'peor ms': Math.round(percentil(demoras, 1 - 1 / (2 * demoras.length))),
});

try {
  await migrarTodo(postgres.url);
  await sembrarPrueba(postgres.url);
  await sembrarVentas(postgres.url, PUERTO, VENTAS);
  await comoDueno(postgres.url, 'vacuum analyze');
  servicio = await abrirServicio(postgres);
  await enCalma(5); // compiled code, filled caches
  const tranquilas = [];
  const calma = async () => {
    const demoras = await enCalma(SEGUNDOS);
    tranquilas.push(...demoras);
    return fila('nadie mas', demoras, SEGUNDOS);
  };
  const tabla = [await calma()];
  const ocupadas = [];
  const actos = [
    ['importa', importar],
    ['exporta CSV', () => exportar('csv')],
    ['exporta XLSX e importa', () => Promise.all([exportar('xlsx'), importar()])],
  ];
  for (const [que, hacer] of actos) {
    const { demoras, segundos } = await mientras(hacer);
    ocupadas.push(demoras);
    tabla.push(fila(que, demoras, segundos), await calma());
  }
  console.table(tabla);
  const quieto = percentil(tranquilas, 0.95);
  const razones = ocupadas.map((demoras) => percentil(demoras, 0.95) / quieto);
  const todas = percentil(ocupadas.flat(), 0.95) / quieto;
  bien = todas < VECES;
  console.log(
    `p95 con vecino / p95 sin: ${todas.toFixed(2)} (${razones.map((una) => una.toFixed(2)).join(', ')}); menos de ${VECES}: ${bien ? 'si' : 'NO'}`,
  );
} finally {
  await servicio?.cerrar();
  await postgres.stop();
  await rm(carpeta, { recursive: true });
}
process.exit(bien ? 0 : 1);

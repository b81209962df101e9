// node --import tsx bench/reporteria.ts: a month of 30,000 documents as an accountant reads it, over HTTP from a billing service
// of its own: the summary, the documents behind a figure, 5,000 documents as a ZIP (with and without their printed forms) and the
// annex of sales; milliseconds, megabytes held while it is sent. Two minutes; RIDES=5000 draws all of them.
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { URLSearchParams } from 'node:url';

import { CONTADOR, EMPRESAS, PUERTO } from '../services/kit/src/testing/semilla';
import { sesionDe } from '../services/kit/src/testing/sesion';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { migrarTodo } from '../services/local/src/migrarTodo';
import { startPostgres } from '../services/local/src/postgres/startPostgres';
import { sembrarPrueba } from '../services/local/src/testing/sembrarPrueba';

import { abrirServicio } from './ordering/abrirServicio';
import { sembrarMes } from './reporteria/sembrarMes';

const DOCUMENTOS = Number(process.env.DOCUMENTOS ?? 30_000);
const EN_ZIP = 5_000;
const RIDES = Number(process.env.RIDES ?? 500);
const VECES = 15;
const LIMITE_MS = 300;
const LIMITE_MB = 100;
const MES = '2026-10';

const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const postgres = await startPostgres({ dataDir: path.join(carpeta, 'postgres') });
let servicio;
let bien = true;

const empresa = PUERTO.empresa;
const direccion = (ruta, query) =>
  `${servicio.base}/facturacion${ruta}${query ? `?${new URLSearchParams(query)}` : ''}`;

async function medir(headers, que, ruta, query, limite = LIMITE_MS) {
  const tiempos = [];
  for (let vez = 0; vez < VECES; vez += 1) {
    const inicio = performance.now();
    const respuesta = await fetch(direccion(ruta, query), { headers });
    const cuerpo = await respuesta.json();
    if (!cuerpo.success) throw new Error(`${que}: ${respuesta.status} ${cuerpo.msg}`);
    tiempos.push(performance.now() - inicio);
  }
  const en = (parte) => Math.round(tiempos.toSorted((a, b) => a - b)[Math.floor(VECES * parte)]);
  bien &&= en(0.95) <= limite;
  return { que, 'p50 ms': en(0.5), 'p95 ms': en(0.95), limite };
}

/** Sent whole and thrown away: how long, how large, and how much more the service held at its worst. */
async function bajar(headers, que, { ruta, query, body }) {
  const antes = servicio.memoria();
  let pico = antes;
  const reloj = setInterval(() => (pico = Math.max(pico, servicio.memoria())), 50);
  const inicio = performance.now();
  const respuesta = await fetch(direccion(ruta, query), {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!respuesta.ok) throw new Error(`${que}: ${respuesta.status} ${await respuesta.text()}`);
  let bytes = 0;
  for await (const pedazo of respuesta.body) bytes += pedazo.length;
  clearInterval(reloj);
  const masMB = Math.round(pico - antes);
  bien &&= masMB <= LIMITE_MB;
  return {
    que,
    segundos: Number(((performance.now() - inicio) / 1_000).toFixed(1)),
    MB: Number((bytes / 1_048_576).toFixed(1)),
    'memoria antes MB': Math.round(antes),
    'memoria de mas MB': masMB,
  };
}

try {
  await migrarTodo(postgres.url);
  await sembrarPrueba(postgres.url);
  await sembrarMes(postgres.url, PUERTO, { desde: '2026-10-01', cuantos: DOCUMENTOS });
  await sembrarMes(postgres.url, PUERTO, {
    desde: '2026-09-01',
    cuantos: DOCUMENTOS,
    punto: '002',
  });
  for (const otra of EMPRESAS.slice(1))
    await sembrarMes(postgres.url, otra, { desde: '2026-10-01', cuantos: 5_000 });
  await comoDueno(postgres.url, 'vacuum analyze facturacion.comprobantes');
  servicio = await abrirServicio({
    ...{ url: postgres.url, urlApp: postgres.urlApp, servicio: 'billing' },
    env: {
      ...{ FACTURACION_CLAVE: randomBytes(32).toString('base64'), RUC_PROVEEDOR: PUERTO.ruc },
      ...{ SRI_MODE: 'pruebas', DATA_DIR: carpeta },
    },
  });
  const headers = await sesionDe(postgres.url, CONTADOR);
  const delMes = { empresa, mes: MES };
  const neto = { ...delMes, concepto: 'NETO' };
  console.table([
    await medir(headers, 'resumen del mes', '/reporteria/mes', delMes),
    await medir(headers, 'documentos detras', '/reporteria/detras', neto),
    await medir(headers, 'detras, al fondo', '/reporteria/detras', { ...neto, pagina: 1_500 }),
    await medir(headers, 'detras del IVA 15%', '/reporteria/detras', {
      ...{ ...neto, figura: 'iva', tarifas: '15' },
    }),
  ]);
  const claves = (cuantas) =>
    comoDueno(
      postgres.url,
      `select clave_acceso from facturacion.comprobantes where empresa_id = $1 and estado = 'AUTORIZADO' limit $2`,
      [PUERTO.id, cuantas],
    ).then((filas) => filas.map(({ clave_acceso }) => clave_acceso));
  const zip = async (cuantas, ride) => ({
    ...{ ruta: '/reporteria/comprobantes', body: { empresa, claves: await claves(cuantas), ride } },
  });
  const ats = (formato) => ({ ruta: '/reporteria/ats', query: { ...delMes, formato } });
  console.table([
    await bajar(headers, 'ZIP de 100 XML, para calentar', await zip(100, false)),
    await bajar(headers, `ZIP de ${EN_ZIP} XML`, await zip(EN_ZIP, false)),
    await bajar(headers, `ZIP de ${RIDES} XML y RIDE`, await zip(RIDES, true)),
    await bajar(headers, 'ATS del mes, CSV', ats('csv')),
    await bajar(headers, 'ATS del mes, XLSX', ats('xlsx')),
  ]);
} finally {
  await servicio?.cerrar();
  await postgres.stop();
  await rm(carpeta, { recursive: true });
}
process.exit(bien ? 0 : 1);

// node --import tsx bench/cola.ts: documents a second that one billing service delivers, with a hundred and with ten thousand
// waiting, of one company and of eight; and what taking from the queue costs with ten thousand behind. About three minutes.
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { makeVenta } from '../services/billing/src/testing/ventas';
import { openDb } from '../services/kit/src/db';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { preparar } from '../services/local/src/caidas/testing/caos/correr';
import { abrirProceso } from '../services/local/src/caidas/testing/caos/procesos';
import { migrarTodo } from '../services/local/src/migrarTodo';
import { startPostgres } from '../services/local/src/postgres/startPostgres';

const POCOS = 100;
const MUCHOS = Number(process.env.DOCUMENTOS ?? 10_000);
const MIDE_MS = 20_000;
const RONDAS = 2;
const DE_POCOS = 0.8;

const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const postgres = await startPostgres({ dataDir: path.join(carpeta, 'postgres') });
const claveMaestra = randomBytes(32);
const db = openDb({ url: postgres.urlApp });
const dueno = (sql, valores) => comoDueno(postgres.url, sql, valores);

const ENCOLAR = `
  select count(*) from (
    select facturacion.consumir_reserva(e.id,
             facturacion.reservar_factura(e.id, gen_random_uuid()::text, (now() at time zone 'America/Guayaquil')::date, now()),
             gen_random_uuid(), $3::jsonb || jsonb_build_object('fecha_emision', (now() at time zone 'America/Guayaquil')::date))
      from generate_series(1, $2::int) n
     cross join plataforma.empresas e
     where e.id = any($1::int[])) hechas`;

const esperan = async () =>
  Number((await dueno('select count(*) as n from facturacion.trabajos'))[0].n);

async function encolar(empresas, cuantos) {
  const venta = JSON.stringify(makeVenta([{ cantidad: 2, precio_venta: 375, tarifa: 15 }]));
  const ids = empresas.map(({ id }) => id);
  await dueno(ENCOLAR, [ids, Math.ceil(cuantos / ids.length), venta]);
  await dueno('vacuum analyze facturacion.trabajos, facturacion.comprobantes');
}

/** Puts them in the queue of these companies, starts a service and answers how many a second leave it. */
async function ritmo(empresas, cuantos, env) {
  await encolar(empresas, cuantos);
  const total = await esperan();
  const billing = await abrirProceso('billing', env);
  const limite = performance.now() + 60_000;
  try {
    let antes = total;
    while (performance.now() < limite && antes > total - total / 10 && antes > total - 100) {
      await esperar(50);
      antes = await esperan();
    }
    const inicio = performance.now();
    let quedan = antes;
    while (quedan > total / 20 && performance.now() - inicio < MIDE_MS) {
      await esperar(50);
      quedan = await esperan();
    }
    return (antes - quedan) / ((performance.now() - inicio) / 1_000);
  } finally {
    await billing.cerrar();
    await dueno('delete from facturacion.trabajos');
  }
}

/** Milliseconds that one take needs, of those that lease nothing new. */
async function tomar(empresas, cuantos) {
  await encolar(empresas, cuantos);
  const tiempos = [];
  for (let vez = 0; vez < 50; vez += 1) {
    const inicio = performance.now();
    await db.pool.query('select * from facturacion.tomar_trabajos(8, now(), 30)');
    tiempos.push(performance.now() - inicio);
  }
  await dueno('delete from facturacion.trabajos');
  return tiempos.toSorted((a, b) => a - b)[25];
}

const mediana = (valores) => valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)];
let bien = true;
let sandbox;
try {
  await migrarTodo(postgres.url);
  const empresas = await preparar(postgres, 8, claveMaestra);
  sandbox = await abrirProceso('sri-sandbox', { SRI_SANDBOX_FILE: path.join(carpeta, 'sri') });
  const env = {
    ...{ DATABASE_URL: postgres.url, DATABASE_APP_URL: postgres.urlApp, HOST: '127.0.0.1' },
    ...{ FACTURACION_CLAVE: claveMaestra.toString('base64'), DATA_DIR: carpeta },
    ...{ RUC_PROVEEDOR: '1790011674001' },
    SRI_URL: `${sandbox.url}/comprobantes-electronicos-ws`,
  };
  const filas = [];
  for (const cuales of [empresas.slice(0, 1), empresas]) {
    const pocos = [];
    const muchos = [];
    for (let ronda = 0; ronda < RONDAS; ronda += 1) {
      pocos.push(await ritmo(cuales, POCOS, env));
      muchos.push(await ritmo(cuales, MUCHOS, env));
    }
    const razon = mediana(muchos) / mediana(pocos);
    bien &&= razon >= DE_POCOS;
    filas.push({
      empresas: cuales.length,
      [`con ${POCOS} en espera /s`]: Math.round(mediana(pocos)),
      [`con ${MUCHOS} en espera /s`]: Math.round(mediana(muchos)),
      razon: Number(razon.toFixed(2)),
      [`tomar con ${POCOS} ms`]: Number((await tomar(cuales, POCOS)).toFixed(2)),
      [`tomar con ${MUCHOS} ms`]: Number((await tomar(cuales, MUCHOS)).toFixed(2)),
    });
  }
  console.table(filas);
  console.log(`Se pide: con ${MUCHOS} en espera, ${DE_POCOS} de lo que con ${POCOS}.`);
} finally {
  await sandbox?.cerrar();
  await db.close();
  await postgres.stop();
  await rm(carpeta, { recursive: true });
}
process.exit(bien ? 0 : 1);

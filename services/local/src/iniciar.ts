import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { elegirTransporte } from '@comanda/billing/correo/elegirTransporte';
import type { BillingDeps } from '@comanda/billing/deps';
import { direccionesSri } from '@comanda/billing/entrega/direccionesSri';
import { sriCliente } from '@comanda/billing/entrega/sriCliente';
import { startWorker } from '@comanda/billing/worker';
import { anotarPerdidas, openDb, type Db } from '@comanda/kit/db';
import { darEntrada, exigirRolApp } from '@comanda/kit/rolApp';
import { buildServer } from '@comanda/kit/server';
import { lanzamientosRepository, registrarBuilds } from '@comanda/platform/registrar';
import { buildPrint } from '@comanda/print/app';
import { elegirImpresora } from '@comanda/print/impresoras/elegirImpresora';
import { startSandbox } from '@comanda/sri-sandbox/app';

import { claveFacturacion } from './claveFacturacion';
import { componer } from './componer';
import { certificadosDemo } from './demo/certificadosDemo';
import { sembrarDemo } from './demo/sembrarDemo';
import type { Env } from './env';
import { migrarTodo } from './migrarTodo';
import type { Direcciones } from './postgres/base';
import { startPostgres } from './postgres/startPostgres';

const RAIZ = fileURLToPath(new URL('../../../', import.meta.url));

type Parada = () => Promise<unknown>;
export type Local = {
  url: string;
  printUrl: string;
  sandboxUrl: string | null;
  parar: () => Promise<void>;
};

/** All services in one process, for one machine: what `npm start` runs, and the only place where they meet. */
export async function iniciar(env: Env, reloj: () => Date = () => new Date()): Promise<Local> {
  const paradas: Parada[] = [];
  const parar = async () => {
    for (const detener of paradas.splice(0).reverse()) await detener();
  };
  try {
    const puertos = await encender(env, reloj, (parada) => paradas.push(parada));
    return { ...puertos, parar };
  } catch (error) {
    await parar();
    throw error;
  }
}

async function encender(env: Env, reloj: () => Date, alParar: (parada: Parada) => unknown) {
  const dataDir = path.resolve(env.DATA_DIR);
  await mkdir(dataDir, { recursive: true });
  const db = await abrirBase(env, dataDir, alParar);
  const sandbox = await abrirSandbox(env, dataDir, alParar);

  const billing: BillingDeps = {
    db,
    sri: sriCliente({ direccion: direccionesSri(env.SRI_MODE, sandbox) }),
    correo: elegirTransporte({ ...env, DATA_DIR: dataDir }),
    reloj,
    claveMaestra: await claveFacturacion(env.FACTURACION_CLAVE, dataDir),
    rucProveedor: env.RUC_PROVEEDOR,
    resumen: env.SRI_FIRMA,
  };
  if (conDemo(env) && sandbox) await certificadosDemo(billing);

  const carpeta = path.join(dataDir, 'lanzamientos');
  await registrarBuilds({
    lanzamientos: lanzamientosRepository(db),
    raiz: RAIZ,
    carpeta,
    quien: 'npm start',
  });

  const log = { level: env.LOG_LEVEL };
  const app = await buildServer({
    nombre: 'comanda',
    log,
    salud: async () => ({ base: (await db.pool.query('select 1')).rowCount === 1 }),
  });
  anotarPerdidas(db, app.log);
  const impresion = await buildPrint(
    { impresora: elegirImpresora({ printer: env.PRINTER, dataDir }), origenes: origenes(env.PORT) },
    { log },
  );
  const printUrl = await escuchar(impresion, env.PRINT_PORT, '127.0.0.1');
  alParar(() => impresion.close());

  const direcciones = { ordering: '/', billing: '/facturacion', print: printUrl };
  await componer(app, { billing, platform: { carpeta, direcciones } });
  const url = await escuchar(app, env.PORT, env.HOST);
  alParar(() => app.close());

  const worker = startWorker({ ...billing, log: app.log });
  alParar(() => worker.stop());
  return { url, printUrl, sandboxUrl: sandbox };
}

/** The database given, or the embedded one; migrated, and with the demo companies where they are wanted. */
async function abrirBase(
  env: Env,
  dataDir: string,
  alParar: (parada: Parada) => unknown,
): Promise<Db> {
  const { url, urlApp } = await direccionesDe(env, dataDir, alParar);
  await migrarTodo(url);
  await darEntrada({ url, urlApp });
  if (conDemo(env)) await sembrarDemo({ url, reloj: () => new Date() });
  const db = openDb({ url: urlApp, max: env.DB_MAX, prepared: env.DB_PREPARED === 'on' });
  alParar(() => db.close());
  await exigirRolApp(db);
  return db;
}

async function direccionesDe(
  { DATABASE_URL, DATABASE_APP_URL }: Env,
  dataDir: string,
  alParar: (parada: Parada) => unknown,
): Promise<Direcciones> {
  if (DATABASE_URL && DATABASE_APP_URL) return { url: DATABASE_URL, urlApp: DATABASE_APP_URL };
  const embebido = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
  alParar(() => embebido.stop());
  return embebido;
}

async function abrirSandbox(env: Env, dataDir: string, alParar: (parada: Parada) => unknown) {
  if (env.SRI_MODE !== 'sandbox') return null;
  const sandbox = await startSandbox({
    port: env.SRI_SANDBOX_PORT,
    archivo: path.join(dataDir, 'sri-sandbox.jsonl'),
  });
  alParar(() => sandbox.close());
  return sandbox.url;
}

const conDemo = ({ DEMO, DATABASE_URL }: Env) => (DEMO ?? (DATABASE_URL ? '0' : '1')) === '1';

const origenes = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`];

type Servidor = {
  listen: (donde: { port: number; host: string }) => Promise<string>;
  server: { address: () => unknown };
};

/** Listens, and says in words when the port is taken. */
async function escuchar(app: Servidor, port: number, host: string): Promise<string> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(
        `El puerto ${port} esta ocupado. Cierre el otro programa o elija otro puerto.`,
      );
    }
    throw error;
  }
  const { port: real } = app.server.address() as { port: number };
  return `http://localhost:${real}`;
}

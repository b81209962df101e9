import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { BillingDeps } from '@comanda/billing/deps';
import { direccionesSri } from '@comanda/billing/entrega/direccionesSri';
import { sriCliente } from '@comanda/billing/entrega/sriCliente';
import { saludDeFacturacion } from '@comanda/billing/saludDeFacturacion';
import { startWorker } from '@comanda/billing/worker';
import { cerrarSecretos } from '@comanda/identidad/auth/cerrarSecretos';
import { carteroDeAvisos } from '@comanda/identidad/avisos/carteroDeAvisos';
import { usarClaveDeSecretos } from '@comanda/kit/credenciales/secretos';
import { flujoDe } from '@comanda/kit/flujo/hub';
import { abrirOidor } from '@comanda/kit/flujo/oidor';
import { limitesDeServidor } from '@comanda/kit/http/ajustesDeLimites';
import { apagar } from '@comanda/kit/http/cierre';
import { elegirTransporte } from '@comanda/kit/correo/elegirTransporte';
import { anotarPerdidas, type Db } from '@comanda/kit/base/db';
import { abrirLectura } from '@comanda/kit/base/lectura';
import { abrirComoApp, ROL_IDENTIDAD, urlDeIdentidad } from '@comanda/kit/base/rolApp';
import { Indispuesto } from '@comanda/kit/http/salud';
import { buildServer } from '@comanda/kit/http/server';
import { anotarLentas } from '@comanda/kit/base/sentenciasLentas';
import { cerrarLlaves } from '@comanda/ordering/cajon/cerrarLlaves';
import { crearProgramador } from '@comanda/ordering/programados/programador';
import { crearTotalizador } from '@comanda/ordering/reportes/totalizador';
import { crearRepartidor } from '@comanda/ordering/suscripciones/repartidor';
import { cadaDia } from '@comanda/kit/proceso/cadaDia';
import { impedimentoDeVivas } from '@comanda/kit/contratos/vivas';
import { RechazoDePuerta, registrarBuilds } from '@comanda/platform/registrar';
import { buildPrint, RITMO_DE_IMPRESION } from '@comanda/print/app';
import { guardaDeCajon } from '@comanda/print/cajon/guardaDeCajon';
import { elegirImpresoras } from '@comanda/print/impresoras/elegirImpresoras';

import { abrirSandbox } from './abrirSandbox';
import { olvidarCopias } from './carpeta/olvidarCopias';
import { reservarCarpeta } from './carpeta/reservarCarpeta';
import { claveIdentidad } from './claveIdentidad';
import { claveFacturacion, comprobarClaveMaestra } from './claveFacturacion';
import { componer, vigilanciaEn } from './componer';
import { certificadosDemo } from './demo/certificadosDemo';
import { DEMO, sembrarDemo } from './demo/sembrarDemo';
import { avivarDemo } from './demo/viva/avivarDemo';
import { demoViva } from './demo/viva/demoViva';
import { jornadaViva, type JornadaViva } from './demo/viva/jornada';
import { conDemo, type Env } from './env';
import { abrirEn } from './escuchar';
import { Impedimento } from './impedimento';
import { servirLibro } from './libro/servirLibro';
import { migrarTodo } from './migrarTodo';
import type { DireccionesDeBase } from './postgres/base';
import { exigirQueNadaQuede } from './postgres/nadaQuede';
import { mantenerPostgres } from './postgres/startPostgres';

const RAIZ = fileURLToPath(new URL('../../../', import.meta.url));

type Parada = () => Promise<unknown>;
export type Local = {
  url: string;
  printUrl: string;
  sandboxUrl: string | null;
  /** Answers why when there is no going on: the database did not come back. */
  caida: Promise<unknown>;
  parar: () => Promise<void>;
};

/** What is being started: how it is undone, whom to tell that it cannot go on, and who knows what is behind an error. */
type Encendido = {
  alParar: (parada: Parada) => unknown;
  alCaer: (porque: unknown) => void;
  alFallar: (explicar: (error: unknown) => Promise<unknown>) => void;
  forzar: boolean;
};

/** All services in one process, for one machine: what `npm start` runs, and the only place where they meet. */
export async function iniciar(
  env: Env,
  /** `forzar`: over builds in use that these services do not understand, in an emergency. */
  { forzar }: { forzar: boolean },
): Promise<Local> {
  const paradas: Parada[] = [];
  const parar = async () => {
    const fallos: unknown[] = [];
    for (const detener of paradas.splice(0).reverse())
      await detener().catch((error: unknown) => fallos.push(error)); // the rest is stopped all the same
    if (fallos.length > 0) throw fallos[0];
  };
  let explicar: (error: unknown) => Promise<unknown> = (error) => Promise.resolve(error);
  let alCaer: Encendido['alCaer'] = () => undefined;
  const caida = new Promise<unknown>((resolve) => (alCaer = resolve));
  try {
    const puertos = await encender(env, {
      alParar: (parada) => paradas.push(parada),
      alCaer,
      alFallar: (conLaBase) => (explicar = conLaBase),
      forzar,
    });
    return { ...puertos, caida, parar };
  } catch (error) {
    const explicado = await explicar(error);
    await parar();
    throw explicado;
  }
}

async function encender(env: Env, encendido: Encendido) {
  const reloj = () => new Date();
  const { alParar } = encendido;
  const dataDir = path.resolve(env.DATA_DIR);
  const reserva = await reservarCarpeta(dataDir);
  alParar(reserva.soltar);
  const viva = jornadaDeDemo(env, reloj());
  const { url, urlApp, db, identidad, revisar } = await abrirBase(env, dataDir, {
    ...encendido,
    viva,
  });
  const sandbox = await abrirSandbox(env, { dataDir, db }, alParar);

  const billing: BillingDeps = {
    db,
    sri: sriCliente({
      direccion: direccionesSri(env.SRI_MODE, sandbox),
      simulado: env.SRI_MODE === 'sandbox',
    }),
    correo: elegirTransporte({ ...env, DATA_DIR: dataDir }),
    reloj,
    claveMaestra: await claveFacturacion(env.FACTURACION_CLAVE, { dataDir, db }),
    rucProveedor: env.RUC_PROVEEDOR,
    resumen: env.SRI_FIRMA,
    modo: env.SRI_MODE,
    esperaMinutos: env.SRI_ESPERA_MINUTOS,
  };
  await comprobarClaveMaestra(billing);
  const claveDeSecretos = await claveIdentidad(env.IDENTIDAD_CLAVE, { dataDir, db: identidad });
  for (const base of [db, identidad]) usarClaveDeSecretos(base, claveDeSecretos);
  await cerrarSecretos(identidad);
  await cerrarLlaves(db);
  if (conDemo(env) && sandbox) await completarDemo(billing, { url, viva });

  const carpeta = path.join(dataDir, 'lanzamientos');
  await publicarLoConstruido(db, carpeta, encendido.forzar);
  if (!encendido.forzar) await exigirQueQuepan(db);

  const log = { level: env.LOG_LEVEL };
  const facturacion = saludDeFacturacion(billing);
  const app = await buildServer({
    nombre: 'comanda',
    log,
    trustProxy: env.TRUST_PROXY,
    ...limitesDeServidor(env),
    salud: async () => {
      await revisar();
      return { base: await responde(db), ...(await facturacion()) };
    },
    vigilancia: vigilanciaEn(env, dataDir, billing),
  });
  for (const base of [db, identidad]) {
    anotarPerdidas(base, app.log);
    anotarLentas(base, { lentoMs: env.LENTO_MS, log: app.log });
  }
  const impresion = await buildPrint(
    {
      impresoras: elegirImpresoras(env, { dataDir, carpeta: path.join(dataDir, 'impresion') }),
      origenes: origenes(env.PORT),
      cajon: guardaDeCajon(path.join(dataDir, 'impresion')),
    },
    { log, vigilancia: { token: env.METRICAS_TOKEN }, ritmo: RITMO_DE_IMPRESION },
  );
  const printUrl = await abrirEn(impresion, {
    port: env.PRINT_PORT,
    host: '127.0.0.1',
    variable: 'PRINT_PORT',
  });
  alParar(() => impresion.close());

  const direcciones = { ordering: '/', billing: '/facturacion', print: printUrl };
  const lectura = abrirLectura({
    db,
    url: env.REPLICA_URL,
    max: env.DB_MAX,
    esperaMs: env.DB_ESPERA_MS,
    log: app.log,
    lentoMs: env.LENTO_MS,
  });
  alParar(() => lectura.close());
  const oidor = abrirOidor({
    url: env.FLUJO_URL ?? urlApp,
    db,
    hub: flujoDe(db),
    log: app.log,
  });
  alParar(() => oidor.cerrar());
  await componer(app, {
    billing,
    identidad,
    platform: {
      carpeta,
      paquetes: path.join(RAIZ, '.cache/kit'),
      direcciones,
      modoSri: env.SRI_MODE,
      sinTrabajador: env.PAGE_WORKER === 'off',
      contencion: env.PAGE_CONTAINMENT === 'on',
    },
    lectura,
  });
  cadaDia(app, {
    hacer: () => olvidarCopias(dataDir, reloj()),
    fallo: 'old copies were not taken away; tried again tomorrow',
  });
  if (conDemo(env)) servirLibro(app, path.join(RAIZ, '.cache/libro'));
  const direccion = await abrirEn(app, { port: env.PORT, host: env.HOST, variable: 'PORT' });
  alParar(() => apagar(app, env.AVISO_APAGADO_MS));
  await reserva.anunciar(direccion);

  const worker = startWorker({ ...billing, log: app.log });
  alParar(() => worker.stop());
  const comun = { db, reloj, log: app.log };
  const obreros = [
    carteroDeAvisos({ ...comun, db: identidad, transporte: billing.correo }),
    crearProgramador(comun),
    crearTotalizador(comun),
    crearRepartidor({
      ...comun,
      transporte: billing.correo,
      direccion: env.URL_PUBLICA ?? direccion,
    }),
  ];
  for (const obrero of obreros) {
    obrero.iniciar();
    alParar(() => obrero.detener());
  }
  return { url: direccion, printUrl, sandboxUrl: sandbox };
}

/** Null where nobody is to look at the demo. */
const jornadaDeDemo = (env: Env, ahora: Date): JornadaViva | null =>
  conDemo(env) && env.DEMO_VIVA === '1' ? jornadaViva(ahora) : null;

/** What of the demo takes more than the database: signatures, and what services themselves do. */
async function completarDemo(
  billing: BillingDeps,
  { url, viva }: { url: string; viva: JornadaViva | null },
): Promise<void> {
  await certificadosDemo(billing);
  if (viva) await avivarDemo(billing, url, viva.hasta);
}

/** What does not pass the gate stops the start: the till would show a page that nobody let out. */
async function publicarLoConstruido(db: Db, carpeta: string, forzar: boolean) {
  try {
    await registrarBuilds({ db, raiz: RAIZ, carpeta, quien: 'npm start', forzar });
  } catch (error) {
    if (!(error instanceof RechazoDePuerta)) throw error;
    const lineas = error.faltas.map(
      ({ regla, motivo, arreglo }) => `  ${regla}: ${motivo}. ${arreglo}`,
    );
    throw new Impedimento(`Lo construido no pasó las reglas de publicación:\n${lineas.join('\n')}`);
  }
}

/** Who starts services over builds that live is told before anybody's screen is. */
async function exigirQueQuepan(db: Db): Promise<void> {
  const impedimento = await impedimentoDeVivas(db);
  if (impedimento !== null) throw new Impedimento(impedimento);
}

type Base = {
  /** The owner's address. */
  url: string;
  /** As the services enter. */
  urlApp: string;
  db: Db;
  /** The same as identidad enters it. */
  identidad: Db;
  /** Rejects with words while the embedded server is not well. */
  revisar: () => Promise<void>;
};

/** The database given, or the embedded one; migrated, and with the demo companies where they are wanted. */
async function abrirBase(
  env: Env,
  dataDir: string,
  { viva, ...encendido }: Encendido & { viva: JornadaViva | null },
): Promise<Base> {
  const { url, urlApp, revisar } = await servidorDe(env, dataDir, encendido);
  await migrarTodo(url, env.DATABASE_URL ? 'a mano' : 'al volver a encender');
  if (env.DATABASE_URL) await exigirQueNadaQuede(url, dataDir);
  if (conDemo(env))
    await sembrarDemo({
      url,
      reloj: () => new Date(),
      mundos: [viva ? demoViva(viva) : DEMO],
    });
  const comun = {
    url,
    max: env.DB_MAX,
    preparadas: env.DB_PREPARED,
    esperaMs: env.DB_ESPERA_MS,
  };
  const db = await abrirComoApp({ ...comun, urlApp });
  encendido.alParar(() => db.close());
  const suya = urlDeIdentidad(urlApp, env.DATABASE_IDENTIDAD_URL);
  const identidad = await abrirComoApp({ ...comun, urlApp: suya, rol: ROL_IDENTIDAD });
  encendido.alParar(() => identidad.close());
  return { url, urlApp, db, identidad, revisar };
}

async function responde({ pool }: Db): Promise<true> {
  try {
    await pool.query('select 1');
    return true;
  } catch (cause) {
    throw new Indispuesto('La base de datos no responde', { cause });
  }
}

async function servidorDe(
  { DATABASE_URL, DATABASE_APP_URL }: Env,
  dataDir: string,
  { alParar, alCaer, alFallar }: Encendido,
): Promise<DireccionesDeBase & Pick<Base, 'revisar'>> {
  if (DATABASE_URL && DATABASE_APP_URL)
    return { url: DATABASE_URL, urlApp: DATABASE_APP_URL, revisar: () => Promise.resolve() };
  const embebido = await mantenerPostgres({ dataDir: path.join(dataDir, 'postgres'), alCaer });
  alParar(() => embebido.detener());
  alFallar(embebido.explicar);
  return embebido;
}

const origenes = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`];

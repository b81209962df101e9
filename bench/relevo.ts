// node --import tsx bench/relevo.ts: sixteen clients sell with invoices through haproxy to two processes of ordering and two of
// billing, somebody opens the page from two of platform, and a till stands open in Chromium, while each process is told to end and
// started again, four times over. Promised: no call fails, each ends within 15 s, the till is not loaded anew and keeps its lines,
// nothing lost, doubled or gapped. It takes haproxy, Chromium and what `npm run build` made. COMANDA_VUELTAS for fewer rounds.
// With COMANDA_ANTES=commit all begin as that version was, with its builds, on its base, which is migrated while they sell; each is
// replaced by one of today.
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { sacarFuentes } from '../e2e/fuentes';
import { correrRelevos } from '../services/local/src/caidas/testing/relevo/correr';
import { haproxy } from '../services/local/src/caidas/testing/relevo/haproxy';
import { migrarTodo } from '../services/local/src/migrarTodo';
import { startPostgres } from '../services/local/src/postgres/startPostgres';
import { chromium } from '../tools/chromium';
import { FALTAN_PARTES } from '../tools/faltanPartes';

import { publicarDe } from './relevo/builds';
import { abrirCajaAbierta } from './relevo/cajaAbierta';

const TERMINA_MS = 15_000;
const vueltas = Number(process.env.COMANDA_VUELTAS ?? 4);

const commit = process.env.COMANDA_ANTES;

if (!haproxy.esta || !chromium()) {
  console.error('bench/relevo: faltan haproxy o Chromium');
  process.exit(FALTAN_PARTES);
}

const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const postgres = await startPostgres({ dataDir: path.join(carpeta, 'postgres') });
try {
  const antes = commit && (await fuentesDe(commit));
  if (antes) migrarComo(antes);
  else await migrarTodo(postgres.url);
  const { relevos, fallidas, faltas, ...cuentas } = await correrRelevos(postgres, {
    ...{ procesos: 2, plataformas: 2, vueltas, clientes: 16, empresas: 8 },
    ...(antes && { antes: { raiz: antes, migrar: actualizar, publicar: publicarComo(antes) } }),
    acompanar: abrirCaja,
    alRelevar: ({ servicio, msParaTerminar }) =>
      console.log(`${servicio} termina en ${(msParaTerminar / 1000).toFixed(1)} s`),
  });
  const peor = Math.max(...relevos.map(({ msParaTerminar }) => msParaTerminar)) / 1000;
  console.table([
    ...[
      { relevos: relevos.length, 'peor s': peor.toFixed(1), ...cuentas, fallidas: fallidas.length },
    ],
  ]);
  const malas = [
    ...fallidas,
    ...Object.entries(faltas).map(([falta, cuantas]) => `${falta}: ${String(cuantas)}`),
    ...(peor * 1000 > TERMINA_MS ? [`un proceso tardo ${peor.toFixed(1)} s`] : []),
  ];
  console.log(malas.length === 0 ? 'Ninguna falta.' : malas);
  process.exitCode = malas.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(carpeta, { recursive: true });
}
process.exit(); // where it broke off, somebody may be selling still

/** The services as that commit has them. */
async function fuentesDe(cual) {
  const fuentes = path.join(carpeta, 'antes');
  await mkdir(fuentes);
  await sacarFuentes(cual, fuentes);
  return fuentes;
}

/** What `npm run migrar` does, of those sources. */
function migrarComo(fuentes) {
  execFileSync(process.execPath, ['--import', 'tsx', 'services/local/src/migrar.ts'], {
    ...{ cwd: fuentes, stdio: 'inherit' },
    env: { ...process.env, DATABASE_URL: postgres.url, DATABASE_APP_URL: postgres.urlApp },
  });
}

function publicarComo(fuentes) {
  return (urlApp, lanzamientos) => publicarDe({ fuentes, commit, urlApp, lanzamientos });
}

async function abrirCaja(pagina) {
  const caja = await abrirCajaAbierta({ pagina, url: postgres.url });
  return {
    async terminar() {
      const { toques, malas } = await caja.terminar();
      console.log(`en la caja abierta se tocaron ${toques} productos`);
      return malas;
    },
  };
}

async function actualizar() {
  const hechas = await migrarTodo(postgres.url);
  console.log(`la base se puso al dia mientras vendian: ${hechas.join(', ') || 'no habia que'}`);
}

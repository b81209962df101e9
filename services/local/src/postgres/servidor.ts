import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { identidad } from './cluster';
import { estaVivo, postmasterDe, servidorHuerfano, type Postmaster } from './postmasterPid';
import { puertoLibre } from './puertoLibre';
import { NoArranca, porQueTermino, tamanoDe } from './registro';
import { despedirRestos } from './restos';
import { bajarSesion } from './sesionDelSistema';

import type { UsuarioDelSistema } from './usuario';

export type ServidorOptions = {
  datos: string;
  binarios: string;
  usuario: UsuarioDelSistema | null;
  registro: string;
  rapido: boolean;
};

type Encendido = { puerto: number; signal?: AbortSignal | undefined };

const PAUSA_MS = 20;
/** Recovery after a crash may take long; a server that lives is waited for this long. */
const PACIENCIA_MS = 5 * 60_000;
/** For what goes away by itself: a port somebody else was given, backends of a server that was killed. */
const REINTENTOS = 40;
const ENTRE_REINTENTOS_MS = 250;

const SIN_DURABILIDAD = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Adopts the server that already runs on the folder, or starts one; answers when it takes connections. */
export async function levantar(options: ServidorOptions): Promise<Postmaster> {
  for (let quedan = REINTENTOS; ; quedan--) {
    try {
      return await encender(options, { puerto: await puertoLibre() });
    } catch (error) {
      if (!(error instanceof NoArranca) || error.motivo === 'DEFINITIVO' || quedan === 0)
        throw error;
      await esperar(ENTRE_REINTENTOS_MS);
    }
  }
}

/** One try, on that port unless there is a server to adopt; backends that an earlier one left are told to leave. */
export async function encender(options: ServidorOptions, en: Encendido): Promise<Postmaster> {
  const huerfano = await servidorHuerfano(options.datos);
  if (huerfano) return cuandoListo(options, { ...huerfano, desde: 0, signal: en.signal });
  await despedirRestos(options.datos);
  return cuandoListo(options, { ...(await lanzar(options, en.puerto)), signal: en.signal });
}

type Lanzado = { pid: number; desde: number };

async function lanzar(
  { datos, binarios, usuario, registro, rapido }: ServidorOptions,
  puerto: number,
): Promise<Lanzado> {
  const ajustes = [
    'listen_addresses=127.0.0.1',
    `port=${puerto}`,
    'unix_socket_directories=',

    'timezone=UTC',
    'log_timezone=UTC',
    'max_connections=200',
    ...(rapido ? SIN_DURABILIDAD : []),
  ];
  const salida = await open(registro, 'a', 0o640);
  try {
    const desde = await tamanoDe(registro);
    const hijo = spawn(
      path.join(binarios, 'bin', 'postgres'),
      ['-D', datos, ...ajustes.flatMap((ajuste) => ['-c', ajuste])],
      {
        cwd: datos,
        env: { LC_ALL: 'C' },
        stdio: ['ignore', salida.fd, salida.fd],
        detached: true, // Ctrl-C reaches us, and we stop it in order
        ...identidad(usuario),
      },
    );
    const { pid } = hijo;
    if (pid === undefined) {
      throw await new Promise<Error>((resolve) => hijo.once('error', resolve));
    }
    hijo.unref();
    if (os.getPriority() === os.constants.priority.PRIORITY_LOW) await bajarSesion(pid); // it is in another session than who gives way
    return { pid, desde };
  } finally {
    await salida.close();
  }
}

async function cuandoListo(
  { datos, registro }: ServidorOptions,
  { pid, desde, signal }: Lanzado & { signal?: AbortSignal | undefined },
): Promise<Postmaster> {
  const limite = performance.now() + PACIENCIA_MS;
  while (performance.now() < limite) {
    const postmaster = await postmasterDe(datos);
    if (postmaster?.pid === pid && postmaster.listo) return postmaster;
    if (!estaVivo(pid)) throw await porQueTermino(registro, { desde, datos });
    if (signal?.aborted) {
      await terminar(pid);
      signal.throwIfAborted();
    }
    await esperar(PAUSA_MS);
  }
  throw new Error(`postgres: the server was not ready after five minutes, see ${registro}`);
}

/** Ends the server of the folder, if there is one. */
export async function detener(datos: string): Promise<void> {
  const vivo = await servidorHuerfano(datos);
  if (vivo) await terminar(vivo.pid);
}

/**
 * In order: open transactions are rolled back, nothing has to be recovered at the next start. One that is asked in the
 * middle of its own recovery may never get there; what is committed outlives the harder ways too.
 */
async function terminar(pid: number): Promise<void> {
  for (const { senal, ms } of DESPEDIDAS) {
    if (!estaVivo(pid)) return;
    process.kill(pid, senal);
    const limite = performance.now() + ms;
    while (estaVivo(pid) && performance.now() < limite) await esperar(PAUSA_MS);
  }
}

const DESPEDIDAS = [
  { senal: 'SIGINT', ms: 15_000 }, // PostgreSQL's fast shutdown
  { senal: 'SIGQUIT', ms: 10_000 }, // its immediate one
  { senal: 'SIGKILL', ms: 1_000 },
] as const;

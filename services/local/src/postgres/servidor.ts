import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { identidad } from './cluster';
import { estaVivo, postmasterDe, servidorHuerfano, type Postmaster } from './postmasterPid';

import type { Usuario } from './usuario';

type ServidorOptions = {
  datos: string;
  binarios: string;
  usuario: Usuario | null;
  registro: string;
  rapido: boolean;
};

const PAUSA_MS = 20;
/** Recovery after a crash may take long; a server that lives is waited for this long. */
const PACIENCIA_MS = 5 * 60_000;

const SIN_DURABILIDAD = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Adopts the server that already runs on the folder, or starts one; answers when it takes connections. */
export async function levantar(options: ServidorOptions): Promise<Postmaster> {
  const huerfano = await servidorHuerfano(options.datos);
  const pid = huerfano?.pid ?? (await lanzar(options));
  return cuandoListo(options, pid);
}

async function lanzar({
  datos,
  binarios,
  usuario,
  registro,
  rapido,
}: ServidorOptions): Promise<number> {
  const ajustes = [
    ...['listen_addresses=127.0.0.1', `port=${await puertoLibre()}`, 'unix_socket_directories='],
    ...[
      'timezone=UTC',
      'log_timezone=UTC',
      'max_connections=200',
      ...(rapido ? SIN_DURABILIDAD : []),
    ],
  ];
  const salida = await open(registro, 'a', 0o640);
  try {
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
    return pid;
  } finally {
    await salida.close();
  }
}

async function cuandoListo({ datos, registro }: ServidorOptions, pid: number): Promise<Postmaster> {
  const limite = Date.now() + PACIENCIA_MS;
  while (Date.now() < limite) {
    const postmaster = await postmasterDe(datos);
    if (postmaster?.pid === pid && postmaster.listo) return postmaster;
    if (!estaVivo(pid))
      throw new Error(`postgres: the server stopped while starting, see ${registro}`);
    await esperar(PAUSA_MS);
  }
  throw new Error(`postgres: the server was not ready after five minutes, see ${registro}`);
}

/** Ends the server in order: open transactions are rolled back, nothing has to be recovered at the next start. */
export async function detener({ pid }: Postmaster): Promise<void> {
  if (!estaVivo(pid)) return;
  process.kill(pid, 'SIGINT'); // PostgreSQL's fast shutdown
  while (estaVivo(pid)) await esperar(PAUSA_MS);
}

function puertoLibre(): Promise<number> {
  return new Promise((resolve, reject) => {
    const sonda = createServer();
    sonda.once('error', reject);
    sonda.listen(0, '127.0.0.1', () => {
      const direccion = sonda.address();
      sonda.close(() => {
        if (direccion && typeof direccion === 'object') resolve(direccion.port);
        else reject(new Error('postgres: no free port'));
      });
    });
  });
}

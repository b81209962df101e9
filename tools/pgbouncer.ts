// A throwaway PgBouncer of this system before a PostgreSQL, as a chain of tills would have it: transaction mode.
import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { instalarPaquete } from './chromium';
import { ROL_APP, ROL_IDENTIDAD } from '../services/kit/src/base/rolApp';
import { puertoLibre } from '../services/local/src/postgres/puertoLibre';

const BINARIO = '/usr/sbin/pgbouncer';
/** Who the services enter as (docs/operacion/alta-disponibilidad.md says the same of a server's own file). */
const ROLES = [ROL_APP, ROL_IDENTIDAD];

interface Servidor {
  /** Where it may write. */
  carpeta: string;
  puerto: number;
  /** Whose process it is, where it is not ours. */
  usuario: { uid: number; gid: number } | undefined;
}

/** Calls `hacer(port)` with one that leads to the server on `puerto`; with null, saying so, where there is none to be had. */
export async function conPgBouncer<T>(
  { carpeta, puerto, usuario }: Servidor,
  hacer: (puerto: number | null) => Promise<T>,
): Promise<T> {
  if (!existsSync(BINARIO) && !(process.env.CI && instalarPaquete('pgbouncer'))) {
    console.error(
      'No hay PgBouncer en este sistema: los servicios se prueban sin el (apt-get install pgbouncer).',
    );
    return hacer(null);
  }
  const propio = await puertoLibre();
  const ajustes = path.join(carpeta, 'pgbouncer.ini');
  const usuarios = path.join(carpeta, 'usuarios.txt');
  writeFileSync(usuarios, ROLES.map((rol) => `"${rol}" ""\n`).join(''));
  writeFileSync(ajustes, ajustesDe({ puerto, propio, usuarios }));
  if (usuario) for (const cual of [ajustes, usuarios]) chownSync(cual, usuario.uid, usuario.gid);
  const proceso = spawn(BINARIO, ['-q', ajustes], { ...usuario, cwd: carpeta, stdio: 'ignore' });
  const fin = new Promise((resolve) => proceso.once('exit', resolve));
  try {
    await responde(propio, proceso);
    return await hacer(propio);
  } finally {
    proceso.kill('SIGTERM');
    await fin;
  }
}

const ajustesDe = (ajustes: { puerto: number; propio: number; usuarios: string }) => `[databases]
* = host=127.0.0.1 port=${ajustes.puerto}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ajustes.propio}
unix_socket_dir =
auth_type = trust
auth_file = ${ajustes.usuarios}
pool_mode = transaction
default_pool_size = 5
max_client_conn = 1000
server_idle_timeout = 5
server_login_retry = 1
`;

async function responde(puerto: number, proceso: ChildProcess) {
  for (let intento = 0; intento < 200; intento++) {
    if (proceso.exitCode !== null) throw new Error(`pgbouncer ended with ${proceso.exitCode}`);
    const abierto = await new Promise((resolve) => {
      const socket = connect({ port: puerto, host: '127.0.0.1' });
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (abierto) return;
    await esperar(50);
  }
  throw new Error('pgbouncer did not listen');
}

// A throwaway PgBouncer of this system before a PostgreSQL, as a chain of tills would have it: transaction mode.
import { spawn } from 'node:child_process';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { instalarPaquete } from './chromium';
import { puertoLibre } from './puertoLibre';

const BINARIO = '/usr/sbin/pgbouncer';

/** Calls `hacer(port)` with one that leads to the server on `puerto`; with null, saying so, where there is none to be had. */
export async function conPgBouncer({ carpeta, puerto, usuario }, hacer) {
  if (!existsSync(BINARIO) && !(process.env.CI && instalarPaquete('pgbouncer'))) {
    console.error(
      'No hay PgBouncer en este sistema: los servicios se prueban sin el (apt-get install pgbouncer).',
    );
    return hacer(null);
  }
  const propio = await puertoLibre();
  const [ajustes, usuarios] = ['pgbouncer.ini', 'usuarios.txt'].map((nombre) =>
    path.join(carpeta, nombre),
  );
  writeFileSync(usuarios, '"comanda_app" ""\n');
  writeFileSync(ajustes, ajustesDe({ puerto, propio, usuarios }));
  if (usuario) [ajustes, usuarios].forEach((cual) => chownSync(cual, usuario.uid, usuario.gid));
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

const ajustesDe = ({ puerto, propio, usuarios }) => `[databases]
* = host=127.0.0.1 port=${puerto}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${propio}
unix_socket_dir =
auth_type = trust
auth_file = ${usuarios}
pool_mode = transaction
default_pool_size = 5
max_client_conn = 1000
server_idle_timeout = 5
server_login_retry = 1
`;

async function responde(puerto, proceso) {
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

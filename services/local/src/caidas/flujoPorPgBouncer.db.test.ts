import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { crearHub } from '@comanda/kit/flujo/hub';
import { abrirOidor } from '@comanda/kit/flujo/oidor';
import { hasta } from '@comanda/kit/testing/hasta';
import { siHay } from '@comanda/kit/testing/siHay';
import { testDb } from '@comanda/kit/testing/testDb';

import { puertoLibre } from '../postgres/puertoLibre';
import { usuarioDelServidor } from '../postgres/usuario';

const PGBOUNCER = '/usr/sbin/pgbouncer';
const pgbouncer = siHay('pgbouncer', existsSync(PGBOUNCER));

/** In transaction mode before the server of that address; answers the address through it. */
async function abrirPgBouncer(url: string) {
  const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-pgbouncer-'));
  await chmod(carpeta, 0o755); // it may run as another user
  const { hostname, port, username, password, pathname } = new URL(url);
  const puerto = await puertoLibre();
  const entra = `user=${username}${password && ` password=${decodeURIComponent(password)}`}`;
  const ajustes = path.join(carpeta, 'pgbouncer.ini');
  await writeFile(
    ajustes,
    `[databases]
* = host=${hostname} port=${port || 5432} ${entra}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${puerto}
unix_socket_dir =
auth_type = any
pool_mode = transaction
`,
  );
  const usuario = await usuarioDelServidor(carpeta);
  const proceso = spawn(PGBOUNCER, ['-q', ajustes], {
    ...(usuario && { uid: usuario.uid, gid: usuario.gid }),
    cwd: carpeta,
    stdio: 'ignore',
  });
  const fin = once(proceso, 'exit');
  const suya = `postgres://${username}@127.0.0.1:${puerto}${pathname}`;
  await hasta('pgbouncer answers', async () => {
    const client = new pg.Client({ connectionString: suya });
    client.on('error', () => undefined); // it is not there yet
    return client
      .connect()
      .then(() => client.end())
      .then(
        () => true,
        () => false,
      );
  });
  const cerrar = async () => {
    proceso.kill('SIGTERM');
    await fin;
    await rm(carpeta, { recursive: true });
  };
  return { url: suya, cerrar };
}

describe('a process whose line leads through PgBouncer', () => {
  (pgbouncer.esta ? it : it.skip)(
    pgbouncer.titulo('finds that it hears nothing, says so once, and has no stream to offer'),
    async () => {
      const base = await testDb();
      const medio = await abrirPgBouncer(base.url);
      const dichos: string[] = [];
      const anotar = (detalle: object, que: string) =>
        void dichos.push(`${que} ${JSON.stringify(detalle)}`);
      const hub = crearHub();
      const oidor = abrirOidor({
        url: medio.url,
        db: base.db,
        hub,
        log: { warn: anotar, info: anotar },
      });
      const quien = { usuario: 'u1', red: '10.0.0.1' };
      await hasta('it is known', () => hub.negar(quien)?.code === 'NO_ENCONTRADO');
      expect(dichos).toEqual([expect.stringMatching(/the pages poll.*FLUJO_URL/)]);
      await oidor.cerrar();
      await base.close();
      await medio.cerrar();
    },
  );
});

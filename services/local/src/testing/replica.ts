import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import pg from 'pg';

import { migrarTodo } from '../migrarTodo';
import { direccionesEn } from '../postgres/base';
import { prepararBinarios } from '../postgres/binarios';
import { leerClaves } from '../postgres/claves';
import { SUPERUSUARIO } from '../postgres/cluster';
import { detener, levantar } from '../postgres/servidor';
import { startPostgres } from '../postgres/startPostgres';
import { usuarioDelServidor } from '../postgres/usuario';

import { prefijoDe } from './abandonadas';
import { MEMORIA } from './memoria';
import { sembrarPrueba } from './sembrarPrueba';

const run = promisify(execFile);

export type ConReplica = Awaited<ReturnType<typeof abrirConReplica>>;

/** A server with the seed of the tests, and another that streams from it: a copy of its files that was told to. */
export async function abrirConReplica() {
  const base = await mkdtemp(path.join(MEMORIA, prefijoDe(process.pid)));
  await chmod(base, 0o755); // the server may run as another user
  const carpeta = { principal: path.join(base, 'principal'), replica: path.join(base, 'replica') };
  const opciones = { dataDir: carpeta.principal, rapido: true };
  const primero = await startPostgres(opciones);
  await migrarTodo(primero.url);
  await sembrarPrueba(primero.url);
  await primero.stop();
  await run('cp', ['-a', carpeta.principal, carpeta.replica]);
  const principal = await startPostgres(opciones);

  const claves = await leerClaves(path.join(carpeta.principal, 'claves.json'));
  const datos = path.join(carpeta.replica, 'datos');
  const usuario = await usuarioDelServidor(datos);
  const { port } = new URL(principal.url);
  await writeFile(path.join(datos, 'standby.signal'), '');
  await appendFile(
    path.join(datos, 'postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=127.0.0.1 port=${port} user=${SUPERUSUARIO} password=${claves.superusuario}'\n`,
  );
  const binarios = await prepararBinarios(carpeta.replica, usuario !== null);
  const registro = path.join(carpeta.replica, 'servidor.log');
  const { puerto } = await levantar({ datos, binarios, usuario, registro, rapido: true });

  const comoSuper = async (texto: string) => {
    const direccion = new URL(direccionesEn(puerto, claves).url);
    direccion.username = SUPERUSUARIO;
    direccion.password = claves.superusuario;
    const client = new pg.Client({ connectionString: direccion.href });
    await client.connect();
    await client.query(texto);
    await client.end();
  };
  return {
    principal,
    replica: direccionesEn(puerto, claves),
    /** It receives what is written, and applies none of it. */
    pausar: () => comoSuper('select pg_wal_replay_pause()'),
    seguir: () => comoSuper('select pg_wal_replay_resume()'),
    apagar: () => detener(datos),
    async cerrar() {
      await detener(datos);
      await principal.stop();
      await rm(base, { recursive: true });
    },
  };
}

// The other side: PostgreSQL's own client, in C, with the same statements prepared.
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { capturar } from '../../tools/ejecutar';

const DEBIAN = '/usr/lib/postgresql';

/** pgbench of this machine, aimed at that database; null when there is none. */
export async function buscarPgbench(url) {
  const carpetas = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => b - a) : [];
  const candidatos = [
    ...carpetas.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ].map((carpeta) => path.join(carpeta, 'pgbench'));
  const programa = candidatos.find((ruta) => existsSync(ruta));
  return programa ? { programa, url } : null;
}

/** Transactions a second of that many clients, connections already made. */
export async function medirPgbench({ programa, url }, caso, clientes, segundos) {
  const { hostname, port, username, password, pathname } = new URL(url);
  const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-pgbench-'));
  const archivo = path.join(carpeta, 'venta.sql');
  await writeFile(archivo, caso.guion);
  const args = [
    ...[
      '-n',
      '-M',
      'prepared',
      '-c',
      clientes,
      '-j',
      Math.min(clientes, 2),
      '-T',
      segundos,
      '-f',
      archivo,
    ],
    ...['-D', `desde=${await caso.preparar()}`, '-D', 'i=-1', '-D', `clientes=${clientes}`],
    ...['-h', hostname, '-p', port, '-U', username, pathname.slice(1)],
  ].map(String);
  const env = { PGPASSWORD: decodeURIComponent(password), PGOPTIONS: '-c role=comanda_app' };
  const { codigo, texto } = await capturar(programa, args, { env });
  await rm(carpeta, { recursive: true });

  const tps = /tps = ([\d.]+)/.exec(texto)?.[1];
  if (codigo !== 0 || !tps || !/failed transactions: 0 /.test(texto))
    throw new Error(`pgbench: ${texto}`);
  return Number(tps);
}

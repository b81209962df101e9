import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';

import { estaVivo } from './postmasterPid';
import { startPostgres, type PostgresEmbebido } from './startPostgres';

async function consultar(url: string, texto: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(texto)).rows;
  } finally {
    await client.end();
  }
}

describe('startPostgres', () => {
  let dataDir: string;
  let vivos: PostgresEmbebido[] = [];
  const iniciar = async () => {
    const servidor = await startPostgres({ dataDir });
    vivos.push(servidor);
    return servidor;
  };

  beforeEach(async () => {
    const base = await mkdtemp(path.join(os.tmpdir(), 'comanda-pg-'));
    dataDir = path.join(base, 'postgres');
    await rm(base, { recursive: true });
    vivos = [];
  });
  afterEach(async () => {
    await Promise.all(vivos.map((servidor) => servidor.stop()));
    await rm(path.dirname(dataDir), { recursive: true });
  });

  it('keeps what was committed when the server is killed, and starts again over its stale pid file', async () => {
    const primero = await iniciar();
    await consultar(primero.url, 'create table nota (texto text)');
    await consultar(primero.url, "insert into nota values ('venta 1')");

    process.kill(primero.pid, 'SIGKILL');
    while (estaVivo(primero.pid)) await esperar(10);
    const segundo = await iniciar();

    expect(segundo.pid).not.toBe(primero.pid);
    await expect(consultar(segundo.url, 'select texto from nota')).resolves.toEqual([
      { texto: 'venta 1' },
    ]);
  });

  it('adopts the server that a killed process left running', async () => {
    const primero = await iniciar();
    const segundo = await iniciar();

    expect(segundo).toMatchObject({ url: primero.url, pid: primero.pid });
  });

  it('is adopted by many at once, and goes on', async () => {
    const primero = await iniciar();
    const otros = await Promise.all(Array.from({ length: 12 }, iniciar));

    expect(new Set(otros.map(({ pid }) => pid))).toEqual(new Set([primero.pid]));
    await expect(consultar(primero.url, 'select 1 as uno')).resolves.toEqual([{ uno: 1 }]);
  });

  it('moves a folder it does not know aside, and never deletes it', async () => {
    await mkdir(path.join(dataDir, 'datos'), { recursive: true });
    await writeFile(path.join(dataDir, 'datos', 'ajeno.txt'), 'de alguien');
    const consola = jest.spyOn(console, 'warn').mockReturnValue();

    const { url } = await iniciar();

    const avisos = consola.mock.calls.flat();
    consola.mockRestore();
    expect(avisos).toEqual([
      expect.stringContaining(`not made by a finished initdb; moved aside to ${dataDir}`),
    ]);
    await expect(consultar(url, 'select 1 as uno')).resolves.toEqual([{ uno: 1 }]);
    const aparte = (await readdir(dataDir)).find((nombre) => nombre.startsWith('datos.apartado-'));
    await expect(readdir(path.join(dataDir, aparte ?? 'none'))).resolves.toEqual(['ajeno.txt']);
  });

  it('asks everyone for a password, which only the owner of the folder can read', async () => {
    const { url } = await iniciar();
    const sinClave = new URL(url);
    sinClave.password = 'otra';

    await expect(consultar(sinClave.href, 'select 1')).rejects.toThrow(/password/);
    expect((await stat(path.join(dataDir, 'claves.json'))).mode & 0o777).toBe(0o600);
    await expect(
      consultar(url, 'select rolsuper from pg_roles where rolname = current_user'),
    ).resolves.toEqual([{ rolsuper: false }]);
  });
});

import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';

import { MEMORIA } from '../testing/memoria';

import { startPostgres, type PostgresEmbebido } from './startPostgres';

async function notas(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('create table if not exists nota (texto text)');
    await client.query("insert into nota values ('venta')");
    return (await client.query<{ texto: string }>('select texto from nota')).rows;
  } finally {
    await client.end();
  }
}

describe('startPostgres, on a folder something happened to', () => {
  let base: string;
  let dataDir: string;
  let servidor: PostgresEmbebido;
  const encender = async () => {
    servidor = await startPostgres({ dataDir, rapido: true });
    return servidor.url;
  };

  beforeEach(async () => {
    base = await mkdtemp(path.join(MEMORIA, 'comanda-pg-'));
    await chmod(base, 0o755); // the server may run as another user
    dataDir = path.join(base, 'Cevichería "El Ñato" 2/datos');
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await notas(await encender());
  });
  afterEach(async () => {
    await servidor.stop();
    await rm(base, { recursive: true });
  });

  const claves = () => path.join(dataDir, 'claves.json');
  const ajenas = JSON.stringify({ superusuario: 'x'.repeat(32), dueno: 'y'.repeat(32) });

  it.each([
    ['lost', () => rm(claves())],
    ['cut short', () => writeFile(claves(), '{"superusuario":"')],
    ['of another server', () => writeFile(claves(), ajenas)],
  ])('keeps the data when the file of passwords is %s', async (_, romper) => {
    await servidor.stop();
    await romper();

    await expect(notas(await encender())).resolves.toHaveLength(2);

    await servidor.stop();
    await expect(notas(await encender())).resolves.toHaveLength(3); // with the same passwords from then on
  });

  it('keeps the data when the passwords are lost while a server of before still runs', async () => {
    await rm(claves());

    await expect(notas(await encender())).resolves.toHaveLength(2);
  });

  it('writes no password where the server writes', async () => {
    await servidor.stop();
    await rm(claves());
    await encender();

    const { superusuario, dueno } = JSON.parse(await readFile(claves(), 'utf8')) as Record<
      string,
      string
    >;
    const registro = await readFile(path.join(dataDir, 'servidor.log'), 'utf8');
    expect([superusuario, dueno].filter((clave) => registro.includes(clave ?? ''))).toEqual([]);
  });

  it('says so when the data is of another version of PostgreSQL, and leaves it alone', async () => {
    await servidor.stop();
    const version = path.join(dataDir, 'datos/PG_VERSION');
    const suya = await readFile(version, 'utf8');
    await writeFile(version, '17\n');

    await expect(encender()).rejects.toThrow(
      /^Los datos son de PostgreSQL 17 y este Comanda trae PostgreSQL 18[.\d]*[.] No se ha tocado nada: use el Comanda que los hizo[.]$/,
    );

    await writeFile(version, suya);
    await expect(notas(await encender())).resolves.toHaveLength(2);
  });
});

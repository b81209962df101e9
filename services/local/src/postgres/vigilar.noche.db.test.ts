import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';

import { sobrevivir } from '@comanda/kit/base/db';
import { hasta } from '@comanda/kit/testing/hasta';

import { MEMORIA } from '../testing/memoria';

import { estaVivo } from './postmasterPid';
import { mantenerPostgres } from './startPostgres';

type Mantenido = Awaited<ReturnType<typeof mantenerPostgres>>;

describe('mantenerPostgres', () => {
  let base: string;
  let servidor: Mantenido;
  let pool: pg.Pool;
  let caidas: unknown[];
  const avisos = jest.spyOn(console, 'warn');

  beforeEach(async () => {
    avisos.mockImplementation(() => undefined);
    base = await mkdtemp(path.join(MEMORIA, 'comanda-pg-'));
    await chmod(base, 0o755); // the server may run as another user
    caidas = [];
  });
  afterEach(async () => {
    await pool.end();
    await servidor.detener();
    await rm(base, { recursive: true });
  });

  async function encender(esperasMs?: number[]): Promise<void> {
    servidor = await mantenerPostgres({
      dataDir: path.join(base, 'postgres'),
      alCaer: (porque: unknown) => caidas.push(porque),
      ...(esperasMs && { esperasMs }),
    });
    pool = sobrevivir(new pg.Pool({ connectionString: servidor.url, max: 2 }));
  }

  const puerto = () => Number(new URL(servidor.url).port);
  const responde = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    );
  const matar = async () => {
    const { pid } = servidor;
    process.kill(pid, 'SIGKILL');
    await hasta('the server is dead', () => !estaVivo(pid));
  };

  it('brings a server that was killed back on its port, with all that was committed', async () => {
    await encender();
    await pool.query('create table nota (texto text)');
    await pool.query("insert into nota values ('venta 1')");
    const { pid } = servidor;

    await matar();

    // one of the killed server's own may outlive it by a moment, and answer
    await hasta('the same pool answers again', async () => servidor.pid !== pid && responde());
    await expect(servidor.revisar()).resolves.toBeUndefined();
    expect((await pool.query('select texto from nota')).rows).toEqual([{ texto: 'venta 1' }]);
    expect(avisos.mock.calls).toEqual([['La base de datos se detuvo y volvió a encender.']]);
    expect(caidas).toEqual([]);
  });

  it('says what is going on while it is away, and waits for its port', async () => {
    await encender();
    const suyo = puerto();
    const ladron = createServer();
    await matar();
    await new Promise<void>((resolve) => ladron.listen(suyo, '127.0.0.1', resolve));

    await expect(
      hasta('it is said', () =>
        servidor.revisar().then(
          () => false,
          () => true,
        ),
      ),
    ).resolves.toBeUndefined();
    await expect(servidor.revisar()).rejects.toThrow(
      'La base de datos se detuvo y se está encendiendo',
    );

    await new Promise((resolve) => ladron.close(resolve));
    await hasta('it answers on its port', responde);
    expect(puerto()).toBe(suyo);
  });

  it('does not wait for a backend that works on after its server was killed', async () => {
    await encender();
    const larga = pool.query('select count(*) from generate_series(1, 100000000000)');
    const perdida = larga.then(
      () => 'done',
      () => 'lost',
    );
    await hasta('it is at work', async () => {
      const { rows } = await pool.query(
        "select from pg_stat_activity where query like '%_series%'",
      );
      return rows.length > 1;
    });

    await matar();

    await hasta('the server is back', responde);
    await expect(perdida).resolves.toBe('lost');
  });

  it('gives up after its tries, and says why', async () => {
    await encender([0, 10, 10]);
    const version = path.join(base, 'postgres/datos/PG_VERSION');
    const suya = await readFile(version, 'utf8');
    await writeFile(version, '9.6\n');

    await matar();

    await hasta('it gives up', () => caidas.length > 0);
    expect(String(caidas[0])).toContain('Los datos son de PostgreSQL 9.6');
    await writeFile(version, suya);
  });

  it('ends for good when it is told to, also on its way back', async () => {
    await encender();
    await matar();

    await servidor.detener();

    await expect(responde()).resolves.toBe(false);
    expect(caidas).toEqual([]);
  });
});

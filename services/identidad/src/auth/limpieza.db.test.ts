import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, CAJERO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { limpiarTodo } from './limpieza';
import { sesionesRepository, type SesionesRepository } from './sesionesRepository';

type Edad = { revocada?: number; vence?: number; reemplazado?: number };

const ORIGEN = { direccion: '10.0.0.1', agente: 'jest' };

describe('limpieza at a login', () => {
  let prueba: TestDb<unknown>;
  let sesiones: SesionesRepository;
  beforeAll(async () => {
    prueba = await testDb();
    sesiones = sesionesRepository(prueba.comoIdentidad());
  });
  afterEach(() => comoDueno(prueba.url, 'delete from identidad.sesiones'));
  afterAll(() => prueba.close());

  /** A session and its refresh token; ages in days before now, a negative one is still to come. */
  const sesion = async ({ revocada, vence = -30, reemplazado }: Edad) => {
    const id = randomUUID();
    await comoDueno(
      prueba.url,
      `with s as (insert into identidad.sesiones (id, usuario_id, revocada)
                  values ($1, $2, now() - make_interval(days => $3)) returning id),
            a as (insert into identidad.accesos (hash, sesion_id, vence) select 'a' || $1, id, now() from s)
       insert into identidad.refrescos (hash, sesion_id, vence, reemplazado)
       select $1, id, now() - make_interval(days => $4), now() - make_interval(days => $5) from s`,
      [id, ADMIN.id, revocada ?? null, vence, reemplazado ?? null],
    );
    return id;
  };
  const entrar = () =>
    sesiones.abrir({ usuario: CAJERO.id, ahora: new Date(), ...ORIGEN }, () => Promise.resolve());
  const quedan = async (tabla: string, columna: string, id: string) =>
    (await comoDueno(prueba.url, `select from identidad.${tabla} where ${columna} = $1`, [id]))
      .length;

  it.each<[string, Edad]>([
    ['ended eight days ago', { revocada: 8 }],
    ['expired eight days ago', { vence: 8, reemplazado: 30 }],
  ])('deletes a session %s, with its tokens', async (_que, edad) => {
    const id = await sesion(edad);
    await entrar();

    expect(await quedan('sesiones', 'id', id)).toBe(0);
    expect(await quedan('refrescos', 'sesion_id', id)).toBe(0);
    expect(await quedan('accesos', 'sesion_id', id)).toBe(0);
  });

  it.each<[string, Edad]>([
    ['that lives', {}],
    ['ended six days ago', { revocada: 6 }],
    ['expired six days ago', { vence: 6 }],
  ])('keeps a session %s', async (_que, edad) => {
    const id = await sesion(edad);
    await entrar();

    expect(await quedan('sesiones', 'id', id)).toBe(1);
    expect(await quedan('refrescos', 'sesion_id', id)).toBe(1);
  });

  it('deletes the tokens that a living session replaced long ago, and no other', async () => {
    const id = await sesion({});
    for (const dias of [8, 8, 6]) {
      await comoDueno(
        prueba.url,
        `insert into identidad.refrescos (hash, sesion_id, vence, reemplazado)
         values ($1, $2, now() + interval '1 day', now() - make_interval(days => $3))`,
        [randomUUID(), id, dias],
      );
    }
    await entrar();

    expect(await quedan('refrescos', 'sesion_id', id)).toBe(2);
    expect(await quedan('sesiones', 'id', id)).toBe(1);
  });

  it('forgets browsers nobody used for longer than they keep their cookie', async () => {
    for (const dias of [401, 399]) {
      await comoDueno(
        prueba.url,
        `insert into identidad.dispositivos (usuario_id, hash, usado) values ($1, $2, now() - make_interval(days => $3))`,
        [ADMIN.id, `equipo ${dias}`, dias],
      );
    }
    await entrar();
    expect(await quedan('dispositivos', 'hash', 'equipo 401')).toBe(0);
    expect(await quedan('dispositivos', 'hash', 'equipo 399')).toBe(1);
  });

  it('deletes all of it once a day, of sessions that nobody logs in to again too', async () => {
    const id = await sesion({});
    await comoDueno(
      prueba.url,
      `insert into identidad.refrescos (hash, sesion_id, vence, reemplazado)
       select 'r' || n, $1, now() + interval '1 day', now() - make_interval(days => case when n <= 2300 then 8 else 6 end)
         from generate_series(1, 2400) n`,
      [id],
    );
    await limpiarTodo(prueba.comoIdentidad());
    expect(await quedan('refrescos', 'sesion_id', id)).toBe(101);
    expect(await quedan('sesiones', 'id', id)).toBe(1);
  });

  it('deletes a hundred a time, so a login never waits for a backlog', async () => {
    await comoDueno(
      prueba.url,
      `insert into identidad.sesiones (usuario_id, revocada)
       select $1, now() - interval '8 days' from generate_series(1, 250)`,
      [ADMIN.id],
    );
    const muertas = async () =>
      (await comoDueno(prueba.url, 'select from identidad.sesiones where revocada is not null'))
        .length;

    await entrar();
    expect(await muertas()).toBe(150);
    await Promise.all([entrar(), entrar()]);
    expect(await muertas()).toBe(0);
  });
});

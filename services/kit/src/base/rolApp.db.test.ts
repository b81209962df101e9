import { randomBytes } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { openDb } from './db';
import { darEntrada, exigirRolApp, ROL_APP } from './rolApp';
import { comoDueno, testDb, type TestDb } from '../testing/testDb';

describe('the login of the services', () => {
  const rol = `prueba_${randomBytes(6).toString('hex')}`; // roles are the whole server's
  let prueba: TestDb<unknown>;
  beforeEach(async () => {
    prueba = await testDb();
    await comoDueno(prueba.url, `create role ${rol}_otro`);
  });
  afterEach(async () => {
    await prueba.close(); // and with it the sessions of the role
    const servidor = process.env['TEST_DATABASE_URL'] ?? '';
    await comoDueno(servidor, `drop role if exists ${rol}; drop role ${rol}_otro`);
  });

  /** One more login; the owner is of it, so that it may end its sessions with the database. */
  const crearRol = (atributos = '') =>
    comoDueno(
      prueba.url,
      `create role ${rol} login password 'x' ${atributos}; grant ${rol} to current_user`,
    );
  /** Tries the check as whoever enters by that address. */
  const exigir = async (url: string) => {
    const db = openDb({ url, max: 1 });
    try {
      await exigirRolApp(db);
    } finally {
      await db.close();
    }
  };
  const como = (usuario: string, clave: string) => {
    const direccion = new URL(prueba.url);
    direccion.username = usuario;
    direccion.password = clave;
    return direccion.href;
  };

  it('is accepted as the restricted role, and as a login that may be nothing else', async () => {
    await expect(exigir(prueba.urlApp)).resolves.toBeUndefined();
    await crearRol(`in role ${ROL_APP}`);
    await expect(exigir(como(rol, 'x'))).resolves.toBeUndefined();
  });

  it('is refused as the owner of the tables, in words', async () => {
    await expect(exigir(prueba.url)).rejects.toThrow(/DATABASE_APP_URL entra a la base como/);
  });

  it.each([
    ['createrole', /puede crear roles/],
    [`in role ${ROL_APP}, ${rol}_otro`, new RegExp(`puede ser ${rol}_otro`)],
  ])('is refused with %s', async (atributo, motivo) => {
    const dentro = atributo.startsWith('in role') ? atributo : `${atributo} in role ${ROL_APP}`;
    await crearRol(dentro);
    await expect(exigir(como(rol, 'x'))).rejects.toThrow(motivo);
  });

  it('is refused where it has nothing to do with the services', async () => {
    await crearRol();
    await expect(exigir(como(rol, 'x'))).rejects.toThrow(`no es ${ROL_APP}`);
  });

  it('keeps its password when it can log in already: others may be using it', async () => {
    const otra = new URL(prueba.urlApp);
    otra.password = 'otra';
    await darEntrada({ url: prueba.url, urlApp: otra.href });
    await expect(exigir(prueba.urlApp)).resolves.toBeUndefined();
  });
});

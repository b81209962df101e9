import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ROL_APP, ROL_IDENTIDAD } from '@comanda/kit/base/rolApp';
import { CAJERO, OTRA } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

/** What one faulty statement of a feature could try, were it of whichever service but identidad. */
const INTENTOS: readonly (readonly [que: string, sentencia: string])[] = [
  ['make anybody the operator', `update identidad.usuarios set perfil = 'Dashboard'`],
  [
    'make an account',
    `insert into identidad.usuarios (email, clave_hash, perfil, nombre_completo) values ('x', 'x', 'Dashboard', 'X')`,
  ],
  ['set a password', `update identidad.usuarios set clave_hash = 'x'`],
  ['read the passwords', 'select clave_hash from identidad.usuarios'],
  ['join a company', `insert into identidad.usuario_empresas values ('${CAJERO.id}', ${OTRA.id})`],
  ['take somebody out of theirs', 'delete from identidad.usuario_empresas'],
  ['open a session', `insert into identidad.sesiones (usuario_id) values ('${CAJERO.id}')`],
  ['bring a session back', 'update identidad.sesiones set revocada = null'],
  ['make a token', `insert into identidad.accesos values ('x', gen_random_uuid(), now())`],
  ['read the tokens', 'select hash from identidad.accesos'],
  ['make a refresh token', `update identidad.refrescos set vence = 'infinity'`],
  ['read the refresh tokens', 'select hash from identidad.refrescos'],
  ['read the secrets', 'select secreto from identidad.segundos_factores'],
  ['take a second factor off', 'delete from identidad.segundos_factores'],
  ['read the recovery codes', 'select hash from identidad.codigos_recuperacion'],
  ['use a recovery code anew', 'update identidad.codigos_recuperacion set usado = null'],
  ['read the PINs', 'select hash from identidad.pines'],
  ['take the PINs off', 'delete from identidad.pines'],
  ['read the salts', 'select sal from identidad.sales_de_pin'],
  ['make a browser known', `update identidad.dispositivos set hash = 'x'`],
  ['forgive every try', 'delete from identidad.intentos_login'],
  ['ask the operator for no second factor', `insert into identidad.ajustes values ('x', 'false')`],
  ['write the audit', `insert into identidad.auditoria (accion) values ('x')`],
  ['rename a company', `update identidad.empresas set empresa = 'x'`],
  ['do it by the name of before', `update plataforma.usuarios set perfil = 'Dashboard'`],
  ['read it by the name of before', 'select * from plataforma.cuenta_de($$x$$)'],
  ['change a password with its hash', `select identidad.reclamar_clave(null, 'x', 'x')`],
  ['become identidad', `set role ${ROL_IDENTIDAD}`],
  ['become it within a statement', `select set_config('role', '${ROL_IDENTIDAD}', false)`],
  ['give itself the rights back', 'grant update on identidad.usuarios to comanda_app'],
];

const MIEMBROS = `
  select m.member::regrole::text as miembro, m.roleid::regrole::text as de from pg_auth_members m
   where m.member in ($1::regrole, $2::regrole)`;

describe('the role of all services', () => {
  let prueba: TestDb<unknown>;
  beforeAll(async () => {
    prueba = await testDb();
  });
  afterAll(() => prueba.close());

  it.each(INTENTOS)('may not %s', async (_que, sentencia) => {
    await expect(prueba.db.pool.query(sentencia)).rejects.toMatchObject({ code: '42501' });
  });

  it('is not the role of identidad, which is one of all services and nothing else', async () => {
    expect(await comoDueno(prueba.url, MIEMBROS, [ROL_APP, ROL_IDENTIDAD])).toEqual([
      { miembro: ROL_IDENTIDAD, de: ROL_APP },
    ]);
    expect(
      await comoDueno(
        prueba.url,
        `select from pg_shdepend where refobjid = $1::text::regrole and deptype = 'o'
         union all
         select from pg_roles where rolname = $1::text and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`,
        [ROL_IDENTIDAD],
      ),
    ).toEqual([]);
  });

  it('reads of people what is no secret', async () => {
    const { rows } = await prueba.db.pool.query(
      'select perfil from identidad.usuarios where id = $1',
      [CAJERO.id],
    );
    expect(rows).toEqual([{ perfil: 'Cajero' }]);
  });
});

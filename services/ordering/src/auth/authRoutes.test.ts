import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import type { Server } from '@comanda/kit/server';
import {
  ADMIN,
  CAJERO,
  CLAVE,
  CONTADOR,
  OPERADOR,
  USUARIOS,
  VENDEDOR,
} from '@comanda/kit/testing/semilla';
import { sesionDe } from '@comanda/kit/testing/sesion';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { authCalls } from '@comanda/shared/contracts/auth';

import { buildApp } from '../app';

type Datos = { data: { token: string; empresa: string[] } };

describe('auth', () => {
  let prueba: TestDb<unknown>;
  let app: Server;
  beforeAll(async () => {
    prueba = await testDb();
    app = await buildApp({ db: prueba.db, reloj: () => new Date() }, { log: false });
  });
  afterEach(() => comoDueno(prueba.url, 'delete from plataforma.intentos_login'));
  afterAll(async () => {
    await app.close();
    await prueba.close();
  });

  const entrar = (
    email: string,
    password: string,
    url: string = authCalls.login.path,
    remoteAddress = '10.0.0.1',
  ) => app.inject({ method: 'POST', url, payload: { email, password }, remoteAddress });
  const cookieDe = (respuesta: { cookies: unknown[] }) =>
    (respuesta.cookies as { name: string; value: string }[]).find(
      ({ name }) => name === 'comanda_refresco',
    );
  const refrescar = (comanda_refresco: string) =>
    app.inject({
      method: 'POST',
      url: authCalls.refrescarSesion.path,
      cookies: { comanda_refresco },
    });
  const verPerfiles = (token: string) =>
    app.inject({
      url: authCalls.listarPerfiles.path,
      headers: { authorization: `Bearer ${token}` },
    });

  describe('login (spec section 5)', () => {
    it.each(USUARIOS)(
      'lets $perfil in through the standard login',
      async ({ email, perfil, nombre }) => {
        const respuesta = await entrar(email, CLAVE);
        expect(respuesta.statusCode).toBe(200);
        expect(respuesta.json()).toMatchObject({
          success: true,
          msg: `Bienvenido ${nombre}`,
          data: { perfil, nombreCompleto: nombre, vence: 600 },
        });
      },
    );

    it.each([
      [authCalls.validarLogin.path, ADMIN, CAJERO],
      [authCalls.loginDash.path, OPERADOR, VENDEDOR],
    ])('%s lets in its own profile alone', async (url, suyo, otro) => {
      expect((await entrar(suyo.email, CLAVE, url)).statusCode).toBe(200);
      const respuesta = await entrar(otro.email, CLAVE, url);
      expect(respuesta.statusCode).toBe(403);
      expect(respuesta.json()).toMatchObject({ code: 'PERFIL_NO_PERMITIDO' });
      expect(cookieDe(respuesta)).toBeUndefined();
    });

    it('answers the companies of the user, in their order, and no secret', async () => {
      const { data } = (await entrar(ADMIN.email, CLAVE)).json<Datos>();
      expect(data.empresa).toEqual(['La Cevicheria del Puerto', 'Cafeteria Andina']);
      expect(JSON.stringify(data)).not.toMatch(/argon2|demo1234/);
    });

    it('takes the e-mail in any case and the token opens the session', async () => {
      const { data } = (await entrar('  Admin@Demo.EC ', CLAVE)).json<Datos>();
      expect((await verPerfiles(data.token)).statusCode).toBe(200);
    });

    it('keeps the refresh token where no script can read it', async () => {
      expect(cookieDe(await entrar(CAJERO.email, CLAVE))).toMatchObject({
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        maxAge: 30 * 24 * 60 * 60,
      });
    });

    it('stores no token as it is', async () => {
      const respuesta = await entrar(CAJERO.email, CLAVE);
      const fichas = [respuesta.json<Datos>().data.token, cookieDe(respuesta)?.value];
      const filas = await comoDueno<{ hash: string }>(
        prueba.url,
        'select hash from plataforma.accesos union all select hash from plataforma.refrescos',
      );
      expect(filas.length).toBeGreaterThan(1);
      expect(filas.filter(({ hash }) => fichas.includes(hash))).toEqual([]);
    });

    it('answers the same to a wrong password, an unknown user and one who was switched off', async () => {
      await comoDueno(prueba.url, `update plataforma.usuarios set estado = 'N' where id = $1`, [
        CONTADOR.id,
      ]);
      const respuestas = await Promise.all([
        entrar(CAJERO.email, 'otra'),
        entrar('nadie@demo.ec', CLAVE),
        entrar(CONTADOR.email, CLAVE),
      ]);
      await comoDueno(prueba.url, `update plataforma.usuarios set estado = 'A' where id = $1`, [
        CONTADOR.id,
      ]);

      for (const respuesta of respuestas) {
        expect(respuesta.statusCode).toBe(401);
        expect(respuesta.json()).toEqual({
          success: false,
          code: 'CREDENCIALES_INVALIDAS',
          msg: 'Correo o clave incorrectos',
        });
      }
    });

    it('sends nothing on without e-mail or password', async () => {
      const respuesta = await entrar('', CLAVE);
      expect(respuesta.statusCode).toBe(400);
      expect(respuesta.json()).toMatchObject({
        errores: [{ campo: 'email', msg: 'Ingrese el correo' }],
      });
    });
  });

  describe('throttle', () => {
    it('makes an account wait after five failures, also with the right password, from any address', async () => {
      for (let i = 0; i < 5; i++) expect((await entrar(CAJERO.email, 'mala')).statusCode).toBe(401);

      const respuesta = await entrar(CAJERO.email, CLAVE, authCalls.login.path, '10.0.0.2');
      expect(respuesta.statusCode).toBe(429);
      expect(respuesta.json()).toMatchObject({
        code: 'DEMASIADOS_INTENTOS',
        msg: 'Demasiados intentos. Espere 1 minuto e intente de nuevo',
      });
      expect((await entrar(ADMIN.email, CLAVE)).statusCode).toBe(200);
    });

    it('counts tries made at once', async () => {
      const respuestas = await Promise.all(
        Array.from({ length: 20 }, () => entrar(CAJERO.email, 'mala')),
      );
      expect(respuestas.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
      expect(respuestas.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
    });

    it('lets the account try again when the wait is over, and doubles the next one', async () => {
      for (let i = 0; i < 5; i++) await entrar(CAJERO.email, 'mala');
      await comoDueno(prueba.url, `update plataforma.intentos_login set bloqueado_hasta = now()`);

      expect((await entrar(CAJERO.email, 'mala')).statusCode).toBe(401);
      expect((await entrar(CAJERO.email, CLAVE)).json()).toMatchObject({
        msg: 'Demasiados intentos. Espere 2 minutos e intente de nuevo',
      });
    });

    it('forgets the failures of an account once its password was right', async () => {
      for (let i = 0; i < 4; i++) await entrar(CAJERO.email, 'mala');
      expect((await entrar(CAJERO.email, CLAVE)).statusCode).toBe(200);
      for (let i = 0; i < 4; i++) await entrar(CAJERO.email, 'mala');
      expect((await entrar(CAJERO.email, CLAVE)).statusCode).toBe(200);
    });

    it('makes an address wait after thirty failures over many accounts', async () => {
      for (let i = 0; i < 30; i++) await entrar(`nadie${i}@demo.ec`, 'mala');
      expect((await entrar(ADMIN.email, CLAVE)).statusCode).toBe(429);
      expect((await entrar(ADMIN.email, CLAVE, authCalls.login.path, '10.0.0.9')).statusCode).toBe(
        200,
      );
    });
  });

  describe('session', () => {
    let refresco: string;
    let token: string;
    beforeEach(async () => {
      const respuesta = await entrar(ADMIN.email, CLAVE);
      refresco = cookieDe(respuesta)?.value ?? '';
      token = respuesta.json<Datos>().data.token;
    });

    it('rotates the refresh token and answers a new bearer; the old bearer lives on', async () => {
      const respuesta = await refrescar(refresco);
      const nueva = respuesta.json<Datos>().data.token;

      expect(cookieDe(respuesta)?.value).not.toBe(refresco);
      expect(nueva).not.toBe(token);
      expect((await verPerfiles(nueva)).statusCode).toBe(200);
      expect((await verPerfiles(token)).statusCode).toBe(200);
    });

    it('lets two tabs renew at once, and only one of them changes the cookie', async () => {
      const respuestas = await Promise.all([refrescar(refresco), refrescar(refresco)]);
      expect(respuestas.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(respuestas.filter((respuesta) => cookieDe(respuesta))).toHaveLength(1);
    });

    it('ends the whole session when a replaced token comes back late', async () => {
      const siguiente = cookieDe(await refrescar(refresco))?.value ?? '';
      await comoDueno(
        prueba.url,
        `update plataforma.refrescos set reemplazado = now() - interval '31 seconds' where reemplazado is not null`,
      );

      expect((await refrescar(refresco)).json()).toMatchObject({ code: 'SESION_REQUERIDA' });
      expect((await refrescar(siguiente)).statusCode).toBe(401);
      expect((await verPerfiles(token)).statusCode).toBe(401);
    });

    it('refuses a cookie that is old, invented or missing, and takes it away', async () => {
      await comoDueno(prueba.url, `update plataforma.refrescos set vence = now()`);
      for (const cookie of [refresco, 'x'.repeat(43), '']) {
        const respuesta = await refrescar(cookie);
        expect(respuesta.statusCode).toBe(401);
        expect(cookieDe(respuesta)?.value).toBe('');
      }
    });

    it('ends at once on leaving, for every token of it', async () => {
      const salida = await app.inject({
        method: 'POST',
        url: authCalls.salir.path,
        cookies: { comanda_refresco: refresco },
      });
      expect(salida.json()).toEqual({ success: true, data: null });
      expect(cookieDe(salida)?.value).toBe('');
      expect((await verPerfiles(token)).statusCode).toBe(401);
      expect((await refrescar(refresco)).statusCode).toBe(401);
    });

    it('leaves without a word when there is no session', async () => {
      const salida = await app.inject({ method: 'POST', url: authCalls.salir.path });
      expect(salida.json()).toEqual({ success: true, data: null });
    });
  });

  it('lists the seven profiles to Administrador and Dashboard alone', async () => {
    const pedir = async (usuario: (typeof USUARIOS)[number]) =>
      app.inject({
        url: authCalls.listarPerfiles.path,
        headers: await sesionDe(prueba.url, usuario),
      });
    expect((await pedir(ADMIN)).json<{ data: unknown[] }>().data).toHaveLength(7);
    expect((await pedir(OPERADOR)).statusCode).toBe(200);
    expect((await pedir(CAJERO)).statusCode).toBe(403);
  });
});

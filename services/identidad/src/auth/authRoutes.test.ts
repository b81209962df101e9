import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import {
  ADMIN,
  CAJERO,
  CLAVE,
  CONTADOR,
  OPERADOR,
  USUARIOS,
  VENDEDOR,
} from '@comanda/kit/testing/semilla';
import { echarCerrojo } from '@comanda/kit/testing/cerrojo';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { PERFILES } from '@comanda/shared/contracts/auth/perfiles';
import { authCalls as calls } from '@comanda/shared/contracts/auth/auth';

import { abrirIdentidad } from '../testing/abrirIdentidad';
import { CASI_UN_MINUTO } from '../testing/espera';
import { buildApp } from '../app';

import { hashDe } from '@comanda/kit/acceso/sesiones';
import { hashDeClave } from '@comanda/kit/credenciales/claves';

type Cookies = { cookies: readonly { name: string; value: string }[] };

describe('auth', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    const detrasDeProxy: typeof buildApp = (deps, opciones) =>
      buildApp(deps, { ...opciones, trustProxy: ['127.0.0.1'] });
    servicio = await abrirIdentidad(detrasDeProxy, { reloj: () => new Date() });
  });
  afterEach(() => servicio.sql('delete from identidad.intentos_login'));
  afterAll(() => servicio.cerrar());

  const entrar = (
    email: string,
    password: string,
    { call = calls.login, remoteAddress = '10.0.0.1', equipo }: Por = {},
  ) =>
    servicio.pedir(
      call,
      null,
      { email, password },
      { remoteAddress, ...(equipo && { cookies: { comanda_equipo: equipo } }) },
    );
  type Por = {
    call?: (typeof calls)['login' | 'loginDash' | 'validarLogin'];
    remoteAddress?: string;
    equipo?: string;
  };
  const llamada =
    (nombre: string) =>
    ({ cookies }: Cookies) =>
      cookies.find(({ name }) => name === nombre);
  const cookieDe = llamada('comanda_refresco');
  const equipoDe = llamada('comanda_equipo');
  const conCookie = (comanda_refresco: string) => ({ cookies: { comanda_refresco } });
  const refrescar = (cookie: string) =>
    servicio.pedir(calls.refrescarSesion, null, {}, conCookie(cookie));
  const verPerfiles = (token = '') =>
    servicio.pedir(
      calls.listarPerfiles,
      null,
      {},
      { headers: { authorization: `Bearer ${token}` } },
    );

  describe('login (spec section 5)', () => {
    it.each(USUARIOS)(
      'lets $perfil in through the standard login',
      async ({ email, perfil, nombre }) => {
        expect(await entrar(email, CLAVE)).toMatchObject({
          status: 200,
          msg: `Bienvenido ${nombre}`,
          data: { perfil, nombreCompleto: nombre, vence: 600 },
        });
      },
    );

    it.each([
      [
        'validarLogin',
        ADMIN,
        CONTADOR,
        'Esta cuenta es de Contador: ingrese en /auth/login_contador',
      ],
      ['validarLogin', ADMIN, CAJERO, 'Esta cuenta es de Cajero: ingrese en /auth/login'],
      [
        'loginDash',
        OPERADOR,
        ADMIN,
        'Esta cuenta es de Administrador: ingrese en /auth/login_admin',
      ],
      ['loginDash', OPERADOR, VENDEDOR, 'Esta cuenta es de Vendedor: ingrese en /auth/login'],
    ] as const)('%s lets in its own profile alone', async (ingreso, suyo, otro, msg) => {
      const por = { call: calls[ingreso] };
      expect((await entrar(suyo.email, CLAVE, por)).status).toBe(200);
      const respuesta = await entrar(otro.email, CLAVE, por);
      expect(respuesta).toMatchObject({ status: 403, code: 'PERFIL_NO_PERMITIDO', msg });
      expect(cookieDe(respuesta)).toBeUndefined();
    });

    it('answers the companies of the user, in their order, and no secret', async () => {
      const { data } = await entrar(ADMIN.email, CLAVE);
      expect(data?.empresa).toEqual(['La Cevichería del Puerto', 'Cafetería Andina']);
      expect(JSON.stringify(data)).not.toMatch(/argon2|demo1234/);
    });

    it('gives each the key of what their browser keeps, the same at each login, until the password changes', async () => {
      const llaveDe = async (email: string) => (await entrar(email, CLAVE)).data?.llave;
      const [una, otraVez, deOtro] = [
        await llaveDe(ADMIN.email),
        await llaveDe(ADMIN.email),
        await llaveDe(CAJERO.email),
      ];
      expect(una).toMatch(/^[\w+/]{43}=$/);
      expect(otraVez).toBe(una);
      expect(deOtro).not.toBe(una);
      const cookie = cookieDe(await entrar(CAJERO.email, CLAVE))?.value ?? '';
      expect((await refrescar(cookie)).data?.llave).toBe(deOtro);

      const antes = await servicio.sql<{ clave_hash: string }>(
        'select clave_hash from identidad.usuarios where id = $1',
        [CAJERO.id],
      );
      const poner = (clave: string | undefined) =>
        servicio.sql('update identidad.usuarios set clave_hash = $1 where id = $2', [
          clave,
          CAJERO.id,
        ]);
      await poner(await hashDeClave(CLAVE)); // the same password, set anew
      expect(await llaveDe(CAJERO.email)).not.toBe(deOtro);
      await poner(antes[0]?.clave_hash);
    });

    it('takes the e-mail in any case and the token opens the session', async () => {
      const { data } = await entrar('  Admin@Demo.EC ', CLAVE);
      expect((await verPerfiles(data?.token)).status).toBe(200);
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
      const fichas = [respuesta.data?.token, cookieDe(respuesta)?.value];
      const filas = await servicio.sql<{ hash: string }>(
        'select hash from identidad.accesos union all select hash from identidad.refrescos',
      );
      expect(fichas.map((ficha) => typeof ficha)).toEqual(['string', 'string']);
      expect(filas.length).toBeGreaterThan(1);
      expect(filas.filter(({ hash }) => fichas.includes(hash))).toEqual([]);
    });

    it('answers the same to a wrong password, an unknown user and one who was switched off', async () => {
      const poner = (estado: 'A' | 'N') =>
        servicio.sql('update identidad.usuarios set estado = $1 where id = $2', [
          estado,
          CONTADOR.id,
        ]);
      await poner('N');
      const respuestas = await Promise.all([
        entrar(CAJERO.email, 'otra'),
        entrar('nadie@demo.ec', CLAVE),
        entrar(CONTADOR.email, CLAVE),
      ]);
      await poner('A');

      for (const { status, cuerpo } of respuestas) {
        expect(status).toBe(401);
        expect(cuerpo).toEqual({
          success: false,
          code: 'CREDENCIALES_INVALIDAS',
          msg: 'Correo o contraseña incorrectos',
        });
      }
    });

    it('sends nothing on without e-mail or password', async () => {
      expect(await entrar('', CLAVE)).toMatchObject({
        status: 400,
        errores: [{ campo: 'email', msg: 'Ingrese el correo' }],
      });
    });
  });

  describe('throttle', () => {
    const fallar = async (veces: number, email: string, por: Por = {}) => {
      for (let i = 0; i < veces; i++) await entrar(email, 'mala', por);
    };

    it('makes an account wait at an address after five failures there, also with the right password', async () => {
      await fallar(5, CAJERO.email);
      expect(await entrar(CAJERO.email, CLAVE)).toMatchObject({
        status: 429,
        code: 'DEMASIADOS_INTENTOS',
        msg: CASI_UN_MINUTO,
      });
      expect((await entrar(ADMIN.email, CLAVE)).status).toBe(200);
      expect((await entrar(CAJERO.email, CLAVE, { remoteAddress: '10.0.0.2' })).status).toBe(200);
    });

    it('makes an account wait everywhere once many addresses guess at it, but not where its owner was before', async () => {
      const equipo = equipoDe(await entrar(CAJERO.email, CLAVE))?.value ?? '';
      for (let n = 0; n < 6; n++) await fallar(5, CAJERO.email, { remoteAddress: `10.0.1.${n}` });

      const lejos = { remoteAddress: '10.0.2.1' };
      expect((await entrar(CAJERO.email, CLAVE, lejos)).status).toBe(429);
      expect((await entrar(CAJERO.email, CLAVE, { ...lejos, equipo })).status).toBe(200);
      expect((await entrar(CAJERO.email, CLAVE, lejos)).status).toBe(429);
    });

    it('counts by themselves who guess in a browser that knows the account, and knows it for no other', async () => {
      const equipo = equipoDe(await entrar(CAJERO.email, CLAVE))?.value ?? '';
      await fallar(5, CAJERO.email, { equipo });
      expect((await entrar(CAJERO.email, CLAVE, { equipo })).status).toBe(429);
      expect((await entrar(CAJERO.email, CLAVE)).status).toBe(200);

      await fallar(5, ADMIN.email, { equipo });
      expect((await entrar(ADMIN.email, CLAVE, { equipo })).status).toBe(429);
      expect((await entrar(ADMIN.email, CLAVE)).status).toBe(429);
    });

    it('keeps one cookie for all who log in from a browser, where no script reads it', async () => {
      const primera = equipoDe(await entrar(CAJERO.email, CLAVE));
      expect(primera).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 34_560_000 });
      const equipo = primera?.value ?? '';
      expect(equipoDe(await entrar(ADMIN.email, CLAVE, { equipo }))?.value).toBe(equipo);
      expect(equipoDe(await entrar(ADMIN.email, CLAVE, { equipo: 'inventada' }))?.value).not.toBe(
        'inventada',
      );
    });

    it('counts tries made at once', async () => {
      const respuestas = await Promise.all(
        Array.from({ length: 20 }, () => entrar(CAJERO.email, 'mala')),
      );
      expect(respuestas.filter(({ status }) => status === 401)).toHaveLength(5);
      expect(respuestas.filter(({ status }) => status === 429)).toHaveLength(15);
    });

    it('lets the account try again when the wait is over, and doubles the next one', async () => {
      for (let i = 0; i < 5; i++) await entrar(CAJERO.email, 'mala');
      await servicio.sql('update identidad.intentos_login set bloqueado_hasta = now()');

      expect((await entrar(CAJERO.email, 'mala')).status).toBe(401);
      expect((await entrar(CAJERO.email, CLAVE)).msg).toBe(
        'Demasiados intentos. Espere 2 minutos e intente de nuevo',
      );
    });

    it('forgets the failures of an account once its password was right', async () => {
      for (let i = 0; i < 4; i++) await entrar(CAJERO.email, 'mala');
      expect((await entrar(CAJERO.email, CLAVE)).status).toBe(200);
      for (let i = 0; i < 4; i++) await entrar(CAJERO.email, 'mala');
      expect((await entrar(CAJERO.email, CLAVE)).status).toBe(200);
    });

    it('makes an address wait after sixty failures over many accounts', async () => {
      for (let i = 0; i < 60; i++) await entrar(`nadie${i}@demo.ec`, 'mala');
      expect((await entrar(ADMIN.email, CLAVE)).status).toBe(429);
      expect((await entrar(ADMIN.email, CLAVE, { remoteAddress: '10.0.0.9' })).status).toBe(200);
    });
  });

  describe('session', () => {
    let refresco: string;
    let token: string;
    beforeEach(async () => {
      const respuesta = await entrar(ADMIN.email, CLAVE);
      refresco = cookieDe(respuesta)?.value ?? '';
      token = respuesta.data?.token ?? '';
    });

    it('rotates the refresh token and answers a new bearer; the old bearer lives on', async () => {
      const respuesta = await refrescar(refresco);
      const nueva = respuesta.data?.token;

      expect(cookieDe(respuesta)?.value).not.toBe(refresco);
      expect(nueva).not.toBe(token);
      expect((await verPerfiles(nueva)).status).toBe(200);
      expect((await verPerfiles(token)).status).toBe(200);
    });

    it('lets two tabs renew at once, and gives both the same cookie', async () => {
      const respuestas = await Promise.all([refrescar(refresco), refrescar(refresco)]);
      expect(respuestas.map(({ status }) => status)).toEqual([200, 200]);
      const [una, otra] = respuestas.map((respuesta) => cookieDe(respuesta)?.value ?? '');
      expect(una).toHaveLength(43);
      expect(otra).toBe(una);
      expect((await refrescar(una ?? '')).status).toBe(200);
    });

    /** As if what was renewed had been so half a minute before. */
    const dejarPasar = () =>
      servicio.sql(
        `update identidad.refrescos set reemplazado = reemplazado - interval '31 seconds' where reemplazado is not null`,
      );
    const quienEs = async (ficha: string) => {
      const [fila] = await servicio.sql<{ nombre: string }>(
        'select nombre_completo as nombre from identidad.sesion_de_refresco($1)',
        [hashDe(ficha)],
      );
      return fila?.nombre;
    };

    it('gives the same cookie again, however late, where the answer that brought it was lost', async () => {
      const perdida = cookieDe(await refrescar(refresco))?.value ?? '';
      await dejarPasar();
      expect(await quienEs(refresco)).toBe(ADMIN.nombre);

      const otraVez = await refrescar(refresco);
      expect(otraVez.status).toBe(200);
      expect(cookieDe(otraVez)?.value).toBe(perdida);
      expect((await verPerfiles(otraVez.data?.token)).status).toBe(200);
      expect((await refrescar(perdida)).status).toBe(200);
    });

    it('leads a tab that was two renewals behind to the cookie of now, within half a minute', async () => {
      const segunda = cookieDe(await refrescar(refresco))?.value ?? '';
      const tercera = cookieDe(await refrescar(segunda))?.value ?? '';
      expect(cookieDe(await refrescar(refresco))?.value).toBe(tercera);
    });

    it('ends the whole session when a token comes back late whose successor was renewed', async () => {
      const segunda = cookieDe(await refrescar(refresco))?.value ?? '';
      const siguiente = cookieDe(await refrescar(segunda))?.value ?? '';
      await dejarPasar();
      expect(await quienEs(refresco)).toBeUndefined();

      expect((await refrescar(refresco)).code).toBe('SESION_REQUERIDA');
      expect((await refrescar(siguiente)).status).toBe(401);
      expect((await verPerfiles(token)).status).toBe(401);
    });

    it.each([
      ['a till', () => ADMIN, 12 * 60],
      ['the operator', () => OPERADOR, 60],
    ])('asks %s for the password again once it rested too long', async (_, quien, minutos) => {
      const call = quien() === OPERADOR ? calls.loginDash : calls.login;
      const suya = cookieDe(await entrar(quien().email, CLAVE, { call }))?.value ?? '';
      const descansar = (cuantos: number) =>
        servicio.sql(
          `update identidad.sesiones set ultima = now() - make_interval(mins => $1) where usuario_id = $2`,
          [cuantos, quien().id],
        );
      await descansar(minutos - 1);
      const renovada = await refrescar(suya);
      expect(renovada.status).toBe(200);
      expect(renovada.data?.inactividad).toBe(minutos);
      const siguiente = cookieDe(renovada)?.value ?? '';
      await descansar(minutos);
      expect((await refrescar(siguiente)).code).toBe('SESION_REQUERIDA');
    });

    it('takes over https the cookie that no other name of the domain can plant, and goes on reading one of before', async () => {
      const porHttps = { headers: { 'x-forwarded-proto': 'https' }, remoteAddress: '127.0.0.1' };
      const nueva = await servicio.pedir(
        calls.login,
        null,
        { email: ADMIN.email, password: CLAVE },
        porHttps,
      );
      const puesta = llamada('__Host-comanda_refresco')(nueva);
      expect(puesta).toMatchObject({ secure: true, httpOnly: true, path: '/', sameSite: 'Strict' });
      expect(puesta).not.toHaveProperty('domain');
      expect(cookieDe(nueva)).toBeUndefined();

      const conSuya = { cookies: { '__Host-comanda_refresco': puesta?.value ?? '' } };
      const plantada = { ...conSuya.cookies, comanda_refresco: 'x'.repeat(43) };
      const renovada = await servicio.pedir(
        calls.refrescarSesion,
        null,
        {},
        { ...porHttps, cookies: plantada },
      );
      expect(renovada.status).toBe(200);
      expect(llamada('__Host-comanda_refresco')(renovada)?.value).toBeTruthy();

      const deAntes = await servicio.pedir(
        calls.refrescarSesion,
        null,
        {},
        { ...porHttps, ...conCookie(refresco) },
      );
      expect(deAntes.status).toBe(200);
      expect(cookieDe(deAntes)?.value).toBeTruthy();
    });

    it.each(['refrescarSesion', 'salir'] as const)(
      'does nothing for %s where a page of somewhere else asks with its cookie',
      async (nombre) => {
        const desde = (origin: string) =>
          servicio.pedir(
            calls[nombre],
            null,
            {},
            { ...conCookie(refresco), headers: { origin, host: 'comanda.ejemplo.ec' } },
          );
        for (const ajeno of ['https://otra.ec', 'null', 'https://comanda.ejemplo.ec.otra.ec'])
          expect((await desde(ajeno)).code).toBe('ORIGEN_AJENO');
        expect((await refrescar(refresco)).status).toBe(200);
      },
    );

    it('refuses a cookie that is old, invented or missing, and takes none away: it may be another by then', async () => {
      await servicio.sql('update identidad.refrescos set vence = now()');
      for (const cookie of [refresco, 'x'.repeat(43), '']) {
        const respuesta = await refrescar(cookie);
        expect(respuesta.status).toBe(401);
        expect(respuesta.cookies).toEqual([]);
      }
    });

    it('ends at once on leaving, for every token of it', async () => {
      const salida = await servicio.pedir(calls.salir, null, {}, conCookie(refresco));
      expect(salida.cuerpo).toEqual({ success: true, data: null });
      expect(cookieDe(salida)?.value).toBe('');
      expect((await verPerfiles(token)).status).toBe(401);
      expect((await refrescar(refresco)).status).toBe(401);
    });

    it('ends also the session of the bearer when the cookie is gone', async () => {
      const headers = { authorization: `Bearer ${token}` };
      const salida = await servicio.pedir(calls.salir, null, {}, { headers });
      expect(salida.status).toBe(200);
      expect((await verPerfiles(token)).status).toBe(401);
      expect((await refrescar(refresco)).status).toBe(401);
    });

    it('ends thirty days after the login, however often it was renewed', async () => {
      await refrescar(refresco);
      const [sesion] = await servicio.sql<{ dias: number; refrescos: number }>(
        `select extract(epoch from s.vence - s.creada)::float8 / 86400 as dias,
                (select count(*)::int from identidad.refrescos r where r.sesion_id = s.id and r.vence <= s.vence) as refrescos
           from identidad.sesiones s order by s.creada desc limit 1`,
      );
      expect(sesion).toEqual({ dias: 30, refrescos: 2 });
      await servicio.sql('update identidad.sesiones set vence = now()');
      servicio.olvidar();
      expect((await verPerfiles(token)).status).toBe(401);
      expect((await refrescar(refresco)).status).toBe(401);
    });

    it.each([
      ['password', `clave_hash = clave_hash || ' '`],
      ['profile', `perfil = 'Contador'`],
      ['state', `estado = 'N'`],
    ])('ends for good when its %s changes, also where that is taken back', async (_que, cambio) => {
      const antes = await servicio.sql<{ clave_hash: string }>(
        'select clave_hash from identidad.usuarios where id = $1',
        [ADMIN.id],
      );
      await servicio.sql(`update identidad.usuarios set ${cambio} where id = $1`, [ADMIN.id]);
      await servicio.sql(
        `update identidad.usuarios set clave_hash = $2, perfil = 'Administrador', estado = 'A' where id = $1`,
        [ADMIN.id, antes[0]?.clave_hash],
      );
      expect((await refrescar(refresco)).status).toBe(401);
    });

    it('ends for good when a company is given or taken', async () => {
      const otra = 3;
      await servicio.sql('insert into identidad.usuario_empresas values ($1, $2, 9)', [
        ADMIN.id,
        otra,
      ]);
      expect((await refrescar(refresco)).status).toBe(401);
      const nueva = cookieDe(await entrar(ADMIN.email, CLAVE))?.value ?? '';
      await servicio.sql(
        'delete from identidad.usuario_empresas where usuario_id = $1 and empresa_id = $2',
        [ADMIN.id, otra],
      );
      expect((await refrescar(nueva)).status).toBe(401);
    });

    it.each([
      ['password', `clave_hash = clave_hash || ' '`],
      ['state', `estado = 'N'`],
    ])('is not opened by who was checked before their %s was changed', async (_que, cambio) => {
      const [antes] = await servicio.sql<{ clave_hash: string }>(
        'select clave_hash from identidad.usuarios where id = $1',
        [CAJERO.id],
      );
      const cambiando = await echarCerrojo(
        servicio.url,
        `update identidad.usuarios set ${cambio} where id = '${CAJERO.id}'`,
      );
      const entrando = entrar(CAJERO.email, CLAVE);
      await cambiando.esperan(1);
      await cambiando.confirmar();
      const entrada = await entrando;
      const vivas = await servicio.sql(
        'select from identidad.sesiones where usuario_id = $1 and revocada is null',
        [CAJERO.id],
      );
      await servicio.sql(
        `update identidad.usuarios set clave_hash = $2, estado = 'A' where id = $1`,
        [CAJERO.id, antes?.clave_hash],
      );

      expect(entrada).toMatchObject({ status: 401, code: 'CREDENCIALES_INVALIDAS' });
      expect(cookieDe(entrada)).toBeUndefined();
      expect(vivas).toEqual([]);
    });

    it('is opened as many times as an account enters at once', async () => {
      const entradas = await Promise.all(
        Array.from({ length: 4 }, () => entrar(CAJERO.email, CLAVE)),
      );
      expect(entradas.map(({ status }) => status)).toEqual(Array(4).fill(200));
    });

    it('leaves without a word when there is no session', async () => {
      const salida = await servicio.pedir(calls.salir, null, {});
      expect(salida.cuerpo).toEqual({ success: true, data: null });
    });
  });

  it('lists the seven profiles to Administrador and Dashboard alone', async () => {
    const pedir = (usuario: { id: string }) => servicio.pedir(calls.listarPerfiles, usuario, {});
    expect((await pedir(ADMIN)).data).toHaveLength(PERFILES.length);
    expect((await pedir(OPERADOR)).status).toBe(200);
    expect((await pedir(CAJERO)).status).toBe(403);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';

import { ADMIN, CLAVE, OPERADOR } from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { cuentaCalls as calls } from '@comanda/shared/contracts/auth/cuenta';

import { abrirIdentidad } from '../testing/abrirIdentidad';
import { CASI_UN_MINUTO } from '../testing/espera';
import { buildApp } from '../app';

const INICIO = Date.parse('2026-03-02T15:00:00Z');

describe('the second factor', () => {
  let servicio: Servicio;
  let ahora: number;
  beforeAll(async () => {
    servicio = await abrirIdentidad(buildApp, { reloj: () => new Date(ahora) });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    ahora = INICIO;
    for (const tabla of [
      'codigos_recuperacion',
      'segundos_factores',
      'intentos_login',
      'ajustes',
    ]) {
      await servicio.sql(`delete from identidad.${tabla}`);
    }
    servicio.olvidar();
  });

  const entrar = (
    codigo?: string,
    { email } = ADMIN,
    password = CLAVE,
    remoteAddress = '10.0.0.1',
  ) => servicio.pedir(authCalls.login, null, { email, password, codigo }, { remoteAddress });
  const con = (token = '') => ({ headers: { authorization: `Bearer ${token}` } });
  const codigoDe = (secreto: string, masTarde = 0) =>
    new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: ahora + masTarde });

  /** With a factor in force: its secret and recovery codes, and a session. */
  async function activado(quien = ADMIN) {
    const token = (await entrar(undefined, quien)).data?.token;
    const { data } = await servicio.pedir(
      calls.prepararSegundoFactor,
      null,
      { password: CLAVE },
      con(token),
    );
    const secreto = data?.secreto ?? '';
    const activacion = await servicio.pedir(
      calls.activarSegundoFactor,
      null,
      { codigo: codigoDe(secreto) },
      con(token),
    );
    ahora += 60_000; // that code is used
    return {
      secreto,
      otpauth: data?.otpauth ?? '',
      codigos: activacion.data ?? [],
      token,
      activacion,
    };
  }

  it('is in force once a code of it was typed, and hands out ten recovery codes', async () => {
    const { otpauth, codigos, token, activacion } = await activado();
    expect(activacion).toMatchObject({ status: 200, msg: 'Segundo factor activado' });
    expect(otpauth).toMatch(/^otpauth:\/\/totp\/Comanda:admin%40demo\.ec\?.*secret=[A-Z2-7]{32}/);
    expect(new Set(codigos).size).toBe(10);
    expect(codigos.every((codigo) => /^[2-9A-Z]{5}-[2-9A-Z]{5}$/.test(codigo))).toBe(true);
    const { data } = await servicio.pedir(calls.consultarCuenta, null, {}, con(token));
    expect(data?.segundo_factor).toEqual({
      activo: true,
      obligatorio: false,
      codigos_restantes: 10,
    });
    const [guardado] = await servicio.sql<{ todo: string }>(
      'select string_agg(hash, $1) as todo from identidad.codigos_recuperacion',
      [','],
    );
    expect(guardado?.todo).not.toContain(codigos[0]?.replace('-', ''));
  });

  it('that was shown and never confirmed asks for nothing', async () => {
    const token = (await entrar()).data?.token;
    await servicio.pedir(calls.prepararSegundoFactor, null, { password: CLAVE }, con(token));
    expect((await entrar()).status).toBe(200);
    expect(
      await servicio.pedir(calls.activarSegundoFactor, null, { codigo: '000000' }, con(token)),
    ).toMatchObject({ status: 422, code: 'SEGUNDO_FACTOR_INVALIDO' });
  });

  it('is asked for after a right password, and a code is good once', async () => {
    const { secreto } = await activado();
    expect(await entrar()).toMatchObject({ status: 401, code: 'SEGUNDO_FACTOR_REQUERIDO' });
    const codigo = codigoDe(secreto);
    const respuestas = await Promise.all([entrar(codigo), entrar(codigo)]);
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await entrar(codigo)).errores).toEqual([
      { campo: 'codigo', msg: 'El código no es válido o ya se usó. Espere el siguiente' },
    ]);
  });

  it('takes a code of half a minute ago, and none older', async () => {
    const { secreto } = await activado();
    expect((await entrar(codigoDe(secreto, -60_000))).status).toBe(422);
    expect((await entrar(codigoDe(secreto, -30_000))).status).toBe(200);
  });

  it('says nothing of it to a wrong password', async () => {
    const { secreto } = await activado();
    expect((await entrar(undefined, ADMIN, 'mala')).code).toBe('CREDENCIALES_INVALIDAS');
    expect((await entrar(codigoDe(secreto), ADMIN, 'mala')).code).toBe('CREDENCIALES_INVALIDAS');
    expect((await entrar(codigoDe(secreto))).status).toBe(200);
  });

  it('lets five wrong codes pass, then one waits, also with a right one', async () => {
    const { secreto } = await activado();
    for (let i = 0; i < 5; i++) expect((await entrar('000000')).status).toBe(422);
    expect((await entrar(codigoDe(secreto))).errores).toEqual([
      { campo: 'codigo', msg: CASI_UN_MINUTO },
    ]);
  });

  it('a recovery code opens once, however it is typed', async () => {
    const { codigos } = await activado();
    const [primero = ''] = codigos;
    expect((await entrar(primero.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await entrar(primero)).status).toBe(422);
  });

  it('lifts the wait of an account that many guess at', async () => {
    const { secreto } = await activado();
    for (let n = 0; n < 25; n++) await entrar(undefined, ADMIN, 'mala', `10.0.1.${n}`);
    expect((await entrar(undefined, ADMIN, CLAVE, '10.0.9.9')).status).toBe(429);
    expect((await entrar('000000', ADMIN, CLAVE, '10.0.9.9')).status).toBe(429);
    expect((await entrar(codigoDe(secreto), ADMIN, CLAVE, '10.0.9.9')).status).toBe(200);
  });

  it('is taken off with the password and a code, and asks for nothing then', async () => {
    const { secreto, token } = await activado();
    const quitar = (codigo: string) =>
      servicio.pedir(calls.quitarSegundoFactor, null, { password: CLAVE, codigo }, con(token));
    expect((await quitar('000000')).status).toBe(422);
    expect((await quitar(codigoDe(secreto))).msg).toBe('Segundo factor quitado');
    expect((await entrar()).status).toBe(200);
  });

  it('is not put in the place of one that is in force', async () => {
    const { token } = await activado();
    const otra = await servicio.pedir(
      calls.prepararSegundoFactor,
      null,
      { password: CLAVE },
      con(token),
    );
    expect(otra).toMatchObject({ status: 409, code: 'SEGUNDO_FACTOR_ACTIVO' });
  });

  it('gives new recovery codes for the old', async () => {
    const { codigos, secreto, token } = await activado();
    const { data } = await servicio.pedir(
      calls.renovarCodigos,
      null,
      { password: CLAVE, codigo: codigoDe(secreto) },
      con(token),
    );
    expect(data).toHaveLength(10);
    expect((await entrar(codigos[0])).status).toBe(422);
    expect((await entrar(data?.[0])).status).toBe(200);
  });

  describe('that the operator asks for', () => {
    const exigir = (token: string | undefined, si: boolean) =>
      servicio.pedir(calls.exigirSegundoFactor, null, { exigir: si }, con(token));

    const yaNoSeExige = async () => {
      await servicio.sql(
        `insert into identidad.ajustes (clave, valor) values ('segundo_factor_operador', 'false')`,
      );
      servicio.olvidar();
    };

    it('is asked of the operator where nobody said otherwise, and of nobody else', async () => {
      expect((await entrar(undefined, OPERADOR)).data?.pendiente).toBe('SEGUNDO_FACTOR');
      expect((await entrar()).data?.pendiente).toBeNull();
      await yaNoSeExige();
      expect((await entrar(undefined, OPERADOR)).data?.pendiente).toBeNull();
    });

    it('is asked for by who has one', async () => {
      await yaNoSeExige();
      const token = (await entrar(undefined, OPERADOR)).data?.token;
      expect(await exigir(token, true)).toMatchObject({
        status: 422,
        code: 'SEGUNDO_FACTOR_PRIMERO',
      });
    });

    it('leaves who has none with their own account, and is not taken off', async () => {
      const { token, secreto } = await activado(OPERADOR);
      expect((await exigir(token, true)).status).toBe(200);
      const quitar = await servicio.pedir(
        calls.quitarSegundoFactor,
        null,
        { password: CLAVE, codigo: codigoDe(secreto) },
        con(token),
      );
      expect(quitar.code).toBe('SEGUNDO_FACTOR_OBLIGATORIO');

      await servicio.sql('delete from identidad.segundos_factores');
      servicio.olvidar();
      const { data } = await entrar(undefined, OPERADOR);
      expect(data?.pendiente).toBe('SEGUNDO_FACTOR');
      const perfiles = await servicio.pedir(authCalls.listarPerfiles, null, {}, con(data?.token));
      expect(perfiles.code).toBe('CUENTA_PENDIENTE');
      expect((await entrar()).data?.pendiente).toBeNull();
    });
  });
});

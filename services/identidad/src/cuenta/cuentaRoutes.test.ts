import { afterEach, beforeAll, beforeEach, describe, expect, it, afterAll } from '@jest/globals';

import {
  ADMIN,
  ANDINA,
  CAJERO,
  CLAVE,
  MESERO,
  OPERADOR,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { cuentaCalls as calls } from '@comanda/shared/contracts/auth/cuenta';
import { emitidosCalls } from '@comanda/shared/contracts/reportes/emitidos';

import { abrirIdentidad } from '../testing/abrirIdentidad';
import { CASI_UN_MINUTO } from '../testing/espera';
import { conPedidos } from '../testing/conPedidos';
import { darPin } from '../testing/darPin';

const NUEVA = 'tres gatos miran lluvia';
/** Of what may stand for letters: a second to measure. */
const CARA = '4@8({[<369!|10$5+7%2'.repeat(2);

describe('one own account', () => {
  let servicio: Servicio;
  let hash: string;
  beforeAll(async () => {
    servicio = await abrirIdentidad(conPedidos, { reloj: () => new Date() });
    const [fila] = await servicio.sql<{ clave_hash: string }>(
      'select clave_hash from identidad.usuarios where id = $1',
      [CAJERO.id],
    );
    hash = fila?.clave_hash ?? '';
  });
  afterAll(() => servicio.cerrar());
  afterEach(async () => {
    await servicio.sql('update identidad.usuarios set clave_hash = $1, cambiar_clave = false', [
      hash,
    ]);
    await servicio.sql('delete from identidad.intentos_login');
    servicio.olvidar();
  });

  type Quien = { email: string };
  const entrar = async ({ email }: Quien, password = CLAVE, agente = '') => {
    const { data, status, cookies } = await servicio.pedir(
      authCalls.login,
      null,
      { email, password },
      { headers: { 'user-agent': agente } },
    );
    return { status, token: data?.token ?? '', data, cookies };
  };
  const con = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const cuentaDe = (token: string) => servicio.pedir(calls.consultarCuenta, null, {}, con(token));

  it('says who one is, and when one was here before', async () => {
    await entrar(MESERO);
    const { token } = await entrar(MESERO);
    const { data } = await cuentaDe(token);
    expect(data).toEqual({
      email: MESERO.email,
      nombreCompleto: MESERO.nombre,
      perfil: 'Mesero',
      pin: false,
      ultimo_acceso: expect.stringMatching(/^20\d\d-/),
      segundo_factor: { activo: false, obligatorio: false, codigos_restantes: 0 },
    });
    expect((await cuentaDe((await entrar(OPERADOR)).token)).data?.pin).toBeNull();
  });

  it('says where a PIN that was saved before one came there is not good yet', async () => {
    const { token } = await entrar(ADMIN);
    await darPin(servicio, { ...ADMIN, empresas: [PUERTO.id] }, '4071');
    const { data } = await cuentaDe(token);
    expect(data).toMatchObject({ pin: true, pin_falta: [ANDINA.empresa] });
    await darPin(servicio, ADMIN, '4071');
    expect((await cuentaDe(token)).data?.pin_falta).toEqual([]);
  });

  describe('the password', () => {
    let token: string;
    beforeEach(async () => {
      token = (await entrar(CAJERO)).token;
    });
    const cambiar = (nueva: string, actual = CLAVE) =>
      servicio.pedir(calls.cambiarClave, null, { actual, nueva }, con(token));

    it('is changed once by the password that was shown, whoever else shows it at the same moment', async () => {
      const nuevas = [NUEVA, `${NUEVA} otra`];
      const respuestas = await Promise.all(nuevas.map((una) => cambiar(una)));
      expect(respuestas.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(respuestas.find(({ status }) => status !== 200)).toMatchObject({
        code: 'CLAVE_ACTUAL_INCORRECTA',
        errores: [{ campo: 'actual' }],
      });
    });

    it('changes, ends every other session, and goes on in this one', async () => {
      const { token: otra } = await entrar(CAJERO);
      const { status, msg, data } = await cambiar(NUEVA);
      expect({ status, msg }).toEqual({ status: 200, msg: 'Contraseña actualizada' });
      expect((await cuentaDe(data?.token ?? '')).status).toBe(200);
      for (const vieja of [token, otra]) expect((await cuentaDe(vieja)).status).toBe(401);
      expect((await entrar(CAJERO, NUEVA)).status).toBe(200);
      expect((await entrar(CAJERO)).status).toBe(401);
      const [fila] = await servicio.sql<{ clave_hash: string }>(
        'select clave_hash from identidad.usuarios where id = $1',
        [CAJERO.id],
      );
      expect(fila?.clave_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    it.each([
      ['is wrong', NUEVA, 'otra', 'actual', 'La contraseña actual no es correcta'],
      ['is the one there was', CLAVE + CLAVE, CLAVE, 'nueva', /fácil de adivinar/],
      ['is short', 'corta', CLAVE, 'nueva', 'La contraseña debe tener 10 letras o más'],
      ['is easily guessed', 'cajero@demo.ec', CLAVE, 'nueva', /fácil de adivinar/],
    ])(
      'that %s changes nothing, and its field says why',
      async (_que, nueva, actual, campo, msg) => {
        const { status, errores } = await cambiar(nueva, actual);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(errores).toEqual([
          { campo, msg: typeof msg === 'string' ? msg : expect.stringMatching(msg) },
        ]);
        expect((await cuentaDe(token)).status).toBe(200);
      },
    );

    it('is not the same again', async () => {
      const segunda = (await cambiar(NUEVA)).data?.token ?? '';
      token = segunda;
      expect((await cambiar(NUEVA, NUEVA)).errores).toEqual([
        { campo: 'nueva', msg: 'La contraseña nueva es igual a la actual' },
      ]);
    });

    it('is asked for five times, then one waits', async () => {
      for (let i = 0; i < 5; i++) await cambiar(NUEVA, 'mala');
      expect((await cambiar(NUEVA)).errores).toEqual([{ campo: 'actual', msg: CASI_UN_MINUTO }]);
    });

    it('that somebody else gave is changed before anything else', async () => {
      await servicio.sql('update identidad.usuarios set cambiar_clave = true where id = $1', [
        CAJERO.id,
      ]);
      const { data, token: nuevo } = await entrar(CAJERO);
      expect(data?.pendiente).toBe('CLAVE');
      const emitidos = { empresa: 'La Cevichería del Puerto', editar: '1' };
      expect(
        await servicio.pedir(emitidosCalls.consultarEmitido, null, emitidos, con(nuevo)),
      ).toMatchObject({
        status: 403,
        code: 'CUENTA_PENDIENTE',
      });
      token = nuevo;
      const { data: despues } = await cambiar(NUEVA);
      expect(despues?.pendiente).toBeNull();
      const respuesta = await servicio.pedir(
        emitidosCalls.consultarEmitido,
        null,
        emitidos,
        con(despues?.token ?? ''),
      );
      expect(respuesta.code).not.toBe('CUENTA_PENDIENTE');
    });
  });

  it('measures of each who types the last they typed: nobody fills the thread that saving goes through', async () => {
    const medir = (quien: { id: string }, clave: string) =>
      servicio.pedir(calls.medirClave, quien, { clave });
    const [otra, ...suyas] = await Promise.all([
      medir(ADMIN, 'Guatita con arroz 8'),
      ...Array.from({ length: 12 }, (_, i) => medir(CAJERO, `${i}${CARA}`)),
    ]);
    expect(otra.status).toBe(200);
    const rehusadas = suyas.filter(({ code }) => code === 'MUCHO_TRABAJO');
    expect(rehusadas.length).toBeGreaterThan(6);
    const medidas = suyas.filter(({ status }) => status === 200);
    expect(rehusadas.length + medidas.length).toBe(12);
  });

  describe('sessions', () => {
    const CHROME =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
    beforeEach(() =>
      servicio.sql('delete from identidad.sesiones where usuario_id = $1', [CAJERO.id]),
    );
    const listar = (token: string) => servicio.pedir(calls.listarSesiones, null, {}, con(token));

    it('are listed with where they are, the present one told apart', async () => {
      await entrar(CAJERO, CLAVE, CHROME);
      const { token } = await entrar(CAJERO, CLAVE, 'curl/8');
      const { data } = await listar(token);
      expect(data?.map(({ equipo, actual }) => ({ equipo, actual }))).toEqual([
        { equipo: 'Otro navegador', actual: true },
        { equipo: 'Chrome en Windows', actual: false },
      ]);
    });

    it('are ended one by one, and all the others at once', async () => {
      const [una, dos, esta] = [await entrar(CAJERO), await entrar(CAJERO), await entrar(CAJERO)];
      const suyas = (await listar(una.token)).data ?? [];
      const id = suyas.find(({ actual }) => actual)?.id ?? '';
      await servicio.pedir(calls.cerrarSesion, null, { id }, con(esta.token));
      expect((await cuentaDe(una.token)).status).toBe(401);
      expect((await cuentaDe(dos.token)).status).toBe(200);

      const { data, msg } = await servicio.pedir(
        calls.cerrarOtrasSesiones,
        null,
        {},
        con(esta.token),
      );
      expect({ data, msg }).toEqual({ data: 1, msg: '1 sesión cerrada' });
      expect((await cuentaDe(dos.token)).status).toBe(401);
      expect((await cuentaDe(esta.token)).status).toBe(200);
    });

    it('of somebody else stay', async () => {
      const suya = await entrar(MESERO);
      const id = (await listar(suya.token)).data?.find(({ actual }) => actual)?.id ?? '';
      const { token } = await entrar(CAJERO);
      const { status } = await servicio.pedir(calls.cerrarSesion, null, { id }, con(token));
      expect(status).toBe(200);
      expect((await cuentaDe(suya.token)).status).toBe(200);
    });
  });
});

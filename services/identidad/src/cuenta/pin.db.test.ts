import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import {
  ADMIN,
  ADMIN_OTRA,
  CAJERO,
  CLAVE,
  MESERO,
  OTRA,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { ajustesCalls } from '@comanda/shared/contracts/ajustes';
import { authCalls } from '@comanda/shared/contracts/auth';
import { cuentaCalls as calls } from '@comanda/shared/contracts/cuenta';

import { conPedidos } from '../testing/conPedidos';

const { empresa } = PUERTO;

describe('a PIN', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(conPedidos, { reloj: () => new Date() });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    await servicio.sql('delete from identidad.pines');
    await servicio.sql('delete from identidad.intentos_login');
  });

  const entrar = async ({ email }: { email: string }) => {
    const respuesta = await servicio.pedir(authCalls.login, null, { email, password: CLAVE });
    return respuesta.data?.token ?? '';
  };
  const con = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const guardar = (token: string, pin: string, password = CLAVE) =>
    servicio.pedir(calls.guardarPin, null, { pin, password }, con(token));
  const cambiar = (token: string, pin: string, en = empresa) =>
    servicio.pedir(calls.cambiarUsuario, null, { empresa: en, pin }, con(token));
  const cuenta = (token = '') => servicio.pedir(calls.consultarCuenta, null, {}, con(token));

  it('changes who works on a till; the session before it ends', async () => {
    await guardar(await entrar(MESERO), '4071');
    const token = await entrar(CAJERO);
    const { data, msg, cookies } = await cambiar(token, '4071');
    expect(msg).toBe(`Bienvenido ${MESERO.nombre}`);
    expect(data).toMatchObject({ id: MESERO.id, perfil: 'Mesero', por_pin: true });
    expect(cookies.find(({ name }) => name === 'comanda_refresco')?.value).toBeTruthy();
    expect((await servicio.pedir(authCalls.listarPerfiles, null, {}, con(token))).status).toBe(401);
  });

  it('sells, and decides nothing of who somebody is', async () => {
    await guardar(await entrar(ADMIN), '8317');
    const { data } = await cambiar(await entrar(CAJERO), '8317');
    expect(data?.perfil).toBe('Administrador');
    expect(await cuenta(data?.token)).toMatchObject({ status: 403, code: 'CLAVE_REQUERIDA' });
    const { code } = await servicio.pedir(
      ajustesCalls.guardarAjustes,
      null,
      { empresa, descuento_maximo: 10, barras_peso: null },
      con(data?.token ?? ''),
    );
    expect(code).toBeUndefined();
  });

  it('makes no session longer', async () => {
    await guardar(await entrar(MESERO), '4071');
    const token = await entrar(CAJERO);
    await servicio.sql(
      `update identidad.sesiones set vence = now() + interval '1 hour' where usuario_id = $1 and revocada is null`,
      [CAJERO.id],
    );
    await cambiar(token, '4071');
    const [nueva] = await servicio.sql<{ queda: number }>(
      `select extract(epoch from vence - now())::float8 as queda from identidad.sesiones order by creada desc limit 1`,
    );
    expect(nueva?.queda).toBeLessThanOrEqual(3600);
  });

  it('is of one person of a company; in another it may be anybody else', async () => {
    expect((await guardar(await entrar(MESERO), '4071')).msg).toBe('PIN guardado');
    expect((await guardar(await entrar(CAJERO), '4071')).errores).toEqual([
      { campo: 'pin', msg: 'Ese PIN no se puede usar en su empresa. Elija otro' },
    ]);
    expect((await guardar(await entrar(ADMIN), '4071')).status).toBe(409);
    expect((await guardar(await entrar(ADMIN_OTRA), '4071')).status).toBe(200);
    expect((await cambiar(await entrar(ADMIN_OTRA), '4071', OTRA.empresa)).data?.id).toBe(
      ADMIN_OTRA.id,
    );
    expect(await servicio.sql('select from identidad.pines')).toHaveLength(2);
  });

  it('chosen by two at once is one of theirs', async () => {
    const [uno, otro] = [await entrar(MESERO), await entrar(CAJERO)];
    const respuestas = await Promise.all([guardar(uno, '9052'), guardar(otro, '9052')]);
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['that is easily guessed', '1234', CLAVE, 'pin', 'El PIN es facil de adivinar. Use otro'],
    ['of three digits', '407', CLAVE, 'pin', 'El PIN tiene de 4 a 6 digitos'],
    ['without the password', '4071', 'mala', 'password', 'La clave actual no es correcta'],
  ])('%s is refused', async (_que, pin, password, campo, msg) => {
    expect((await guardar(await entrar(MESERO), pin, password)).errores).toEqual([{ campo, msg }]);
  });

  it('of another company, of who was switched off or of nobody is told the same', async () => {
    await guardar(await entrar(ADMIN_OTRA), '6204');
    await guardar(await entrar(MESERO), '4071');
    await servicio.sql(`update identidad.usuarios set estado = 'N' where id = $1`, [MESERO.id]);
    const token = await entrar(CAJERO);
    for (const pin of ['6204', '4071', '7719']) {
      expect((await cambiar(token, pin)).errores).toEqual([
        { campo: 'pin', msg: 'El PIN no es de nadie de esta empresa' },
      ]);
    }
    await servicio.sql(`update identidad.usuarios set estado = 'A' where id = $1`, [MESERO.id]);
  });

  it('wrong five times locks the pad, for who typed them and whoever they became', async () => {
    await guardar(await entrar(MESERO), '4071');
    const token = await entrar(CAJERO);
    for (let i = 0; i < 4; i++) await cambiar(token, '7719');
    const mesero = (await cambiar(token, '4071')).data?.token ?? '';
    for (let i = 0; i < 5; i++) expect((await cambiar(mesero, '7719')).status).toBe(422);
    expect(await cambiar(mesero, '4071')).toMatchObject({
      status: 429,
      msg: 'Demasiados intentos. Espere 1 minuto e intente de nuevo',
    });
    expect((await cambiar(await entrar(CAJERO), '4071')).status).toBe(200);
  });

  it('wrong thirty times in a company locks all its pads, and no other company', async () => {
    await guardar(await entrar(MESERO), '4071');
    await guardar(await entrar(ADMIN_OTRA), '4071');
    for (let n = 0; n < 6; n++) {
      const token = await entrar(CAJERO);
      for (let i = 0; i < 5; i++) await cambiar(token, '7719');
    }
    expect((await cambiar(await entrar(CAJERO), '4071')).status).toBe(429);
    expect((await cambiar(await entrar(ADMIN_OTRA), '4071', OTRA.empresa)).status).toBe(200);
  });

  it('is written down as what it was, and leaves the hour somebody went', async () => {
    await servicio.sql('delete from identidad.asistencias');
    await guardar(await entrar(MESERO), '4071');
    await cambiar(await entrar(CAJERO), '4071');
    const hechos = await servicio.sql<{ accion: string; usuario_id: string }>(
      'select accion, usuario_id from identidad.auditoria order by id desc limit 2',
    );
    expect(hechos).toEqual([
      { accion: 'sesion abierta con PIN', usuario_id: MESERO.id },
      { accion: 'sesion cerrada', usuario_id: CAJERO.id },
    ]);
    const dias = await servicio.sql<{ usuario_id: string; salio: boolean }>(
      'select usuario_id, salida is not null as salio from identidad.asistencias order by usuario_id',
    );
    expect(dias).toEqual([
      { usuario_id: CAJERO.id, salio: true },
      { usuario_id: MESERO.id, salio: false },
    ]);
  });
});

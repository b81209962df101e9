import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, CAJERO, CLAVE, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import { echarCerrojo } from '@comanda/kit/testing/cerrojo';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';
import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { cuentaCalls as calls } from '@comanda/shared/contracts/auth/cuenta';

import { veces } from '@comanda/shared/testing/veces';

import { abrirIdentidad } from '../testing/abrirIdentidad';
import { CASI_UN_MINUTO } from '../testing/espera';
import { esPinDebil } from '../auth/pinDebil';
import { conPedidos } from '../testing/conPedidos';

const { empresa } = PUERTO;

describe('a PIN', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirIdentidad(conPedidos, { reloj: () => new Date() });
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
  const cambiar = (token: string, { id: usuario }: { id: string }, pin: string, en = empresa) =>
    servicio.pedir(calls.cambiarUsuario, null, { empresa: en, usuario, pin }, con(token));
  const cuenta = (token = '') => servicio.pedir(calls.consultarCuenta, null, {}, con(token));

  it('changes who works on a till; the session before it ends', async () => {
    await guardar(await entrar(MESERO), '4071');
    const token = await entrar(CAJERO);
    const { data, msg, cookies } = await cambiar(token, MESERO, '4071');
    expect(msg).toBe(`Bienvenido ${MESERO.nombre}`);
    expect(data).toMatchObject({ id: MESERO.id, perfil: 'Mesero', por_pin: true });
    expect(cookies.find(({ name }) => name === 'comanda_refresco')?.value).toBeTruthy();
    expect((await servicio.pedir(authCalls.listarPerfiles, null, {}, con(token))).status).toBe(401);
  });

  it('sells, and decides nothing of who somebody is', async () => {
    await guardar(await entrar(ADMIN), '8317');
    const { data } = await cambiar(await entrar(CAJERO), ADMIN, '8317');
    expect(data?.perfil).toBe('Administrador');
    expect(await cuenta(data?.token)).toMatchObject({ status: 403, code: 'CLAVE_REQUERIDA' });
    const { code } = await servicio.pedir(
      ajustesCalls.guardarAjustes,
      null,
      { empresa, descuento_maximo: 10, barras_peso: null },
      con(data?.token ?? ''),
    );
    expect(code).toBe('CLAVE_REQUERIDA');
    const { status } = await servicio.pedir(
      calls.listarConPin,
      null,
      { empresa },
      con(data?.token ?? ''),
    );
    expect(status).toBe(200);
  });

  it('makes no session longer', async () => {
    await guardar(await entrar(MESERO), '4071');
    const token = await entrar(CAJERO);
    await servicio.sql(
      `update identidad.sesiones set vence = now() + interval '1 hour' where usuario_id = $1 and revocada is null`,
      [CAJERO.id],
    );
    await cambiar(token, MESERO, '4071');
    const [nueva] = await servicio.sql<{ queda: number }>(
      `select extract(epoch from vence - now())::float8 as queda from identidad.sesiones order by creada desc limit 1`,
    );
    expect(nueva?.queda).toBeLessThanOrEqual(3600);
  });

  it.each([
    [
      'whose account is switched off',
      `update identidad.usuarios set estado = 'N' where id = '${MESERO.id}'`,
    ],
    [
      'who gets another password and must change it',
      `update identidad.usuarios set clave_hash = clave_hash || ' ', cambiar_clave = true where id = '${MESERO.id}'`,
    ],
  ])('that was checked opens nothing for somebody %s meanwhile', async (_que, cambio) => {
    await guardar(await entrar(MESERO), '4071');
    const [antes] = await servicio.sql<{ clave_hash: string }>(
      'select clave_hash from identidad.usuarios where id = $1',
      [MESERO.id],
    );
    const token = await entrar(CAJERO);
    const cambiando = await echarCerrojo(servicio.url, cambio);
    const entrando = cambiar(token, MESERO, '4071');
    await cambiando.esperan(1);
    await cambiando.confirmar();
    const entrada = await entrando;
    await servicio.sql(
      `update identidad.usuarios set clave_hash = $2, estado = 'A', cambiar_clave = false where id = $1`,
      [MESERO.id, antes?.clave_hash],
    );

    expect(entrada).toMatchObject({ code: 'PIN_INCORRECTO', errores: [{ campo: 'pin' }] });
    expect((await cuenta(token)).status).toBe(200);
  });

  it('takes the place of no session that ended meanwhile', async () => {
    await guardar(await entrar(MESERO), '4071');
    const token = await entrar(CAJERO);
    const cerrando = await echarCerrojo(
      servicio.url,
      `update identidad.sesiones set revocada = now(), motivo = 'x' where usuario_id = '${CAJERO.id}'`,
    );
    const entrando = cambiar(token, MESERO, '4071');
    await cerrando.esperan(1);
    await cerrando.confirmar();
    expect(await entrando).toMatchObject({ status: 401, code: 'SESION_REQUERIDA' });
  });

  it('may be the same as that of a colleague, which nobody is told', async () => {
    for (const uno of [MESERO, CAJERO, ADMIN, ADMIN_OTRA])
      expect(await guardar(await entrar(uno), '4071')).toMatchObject({
        status: 200,
        msg: 'PIN guardado',
      });
    const token = await entrar(CAJERO);
    expect((await cambiar(token, MESERO, '4071')).data?.id).toBe(MESERO.id);
    expect((await cambiar(await entrar(CAJERO), ADMIN, '4071')).data?.id).toBe(ADMIN.id);
  });

  it('answers a thousand saved PINs alike, whatever others have', async () => {
    await guardar(await entrar(ADMIN), '6634');
    const token = await entrar(MESERO);
    const respuestas = new Set<string>();
    for (let n = 0; n < veces(1_000, 40); n++) {
      const pin = String(6_600 + n);
      if (esPinDebil(pin)) continue;
      const { status, code, msg } = await guardar(token, pin);
      respuestas.add(JSON.stringify([status, code, msg]));
    }
    expect([...respuestas]).toEqual([JSON.stringify([200, undefined, 'PIN guardado'])]);
  });

  it('has a list of who can be chosen, by name, which says nothing of anybody else', async () => {
    const lista = async () =>
      (await servicio.pedir(calls.listarConPin, CAJERO, { empresa })).data?.map(({ id }) => id);
    await guardar(await entrar(MESERO), '4071');
    await guardar(await entrar(ADMIN), '8317');
    await guardar(await entrar(ADMIN_OTRA), '6204');
    expect(await lista()).toEqual(
      [ADMIN, MESERO].sort((a, b) => a.nombre.localeCompare(b.nombre)).map(({ id }) => id),
    );
    await servicio.sql(`update identidad.usuarios set estado = 'N' where id = $1`, [MESERO.id]);
    expect(await lista()).toEqual([ADMIN.id]);
    await servicio.sql(`update identidad.usuarios set estado = 'A' where id = $1`, [MESERO.id]);
  });

  it.each([
    ['that is easily guessed', '1234', CLAVE, 'pin', 'El PIN es fácil de adivinar. Use otro'],
    ['of three digits', '407', CLAVE, 'pin', 'El PIN tiene de 4 a 6 dígitos'],
    ['without the password', '4071', 'mala', 'password', 'La contraseña actual no es correcta'],
  ])('%s is refused', async (_que, pin, password, campo, msg) => {
    expect((await guardar(await entrar(MESERO), pin, password)).errores).toEqual([{ campo, msg }]);
  });

  it('of another company, of who was switched off, of nobody or of somebody else is told the same', async () => {
    await guardar(await entrar(ADMIN_OTRA), '6204');
    await guardar(await entrar(MESERO), '4071');
    await guardar(await entrar(ADMIN), '8317');
    await servicio.sql(`update identidad.usuarios set estado = 'N' where id = $1`, [MESERO.id]);
    const token = await entrar(CAJERO);
    const intentos = [
      [ADMIN_OTRA, '6204'],
      [MESERO, '4071'],
      [ADMIN, '4071'],
      [{ id: randomUUID() }, '8317'],
    ] as const;
    for (const [quien, pin] of intentos) {
      expect((await cambiar(token, quien, pin)).errores).toEqual([
        { campo: 'pin', msg: 'El PIN no es correcto' },
      ]);
    }
    await servicio.sql(`update identidad.usuarios set estado = 'A' where id = $1`, [MESERO.id]);
  });

  it('wrong five times locks it for who typed them, whatever they log in with, and for nobody else', async () => {
    await guardar(await entrar(MESERO), '4071');
    await guardar(await entrar(ADMIN), '8317');
    for (let n = 0; n < 5; n++)
      expect((await cambiar(await entrar(CAJERO), MESERO, '7719')).status).toBe(422);
    expect(await cambiar(await entrar(CAJERO), MESERO, '4071')).toMatchObject({
      status: 429,
      msg: CASI_UN_MINUTO,
    });
    expect((await cambiar(await entrar(CAJERO), ADMIN, '8317')).status).toBe(200);
    expect((await cambiar(await entrar(ADMIN), MESERO, '4071')).status).toBe(200);
  });

  it('wrong for many people locks the pad of who typed them, and nobody is locked out of anything else', async () => {
    await guardar(await entrar(MESERO), '4071');
    const token = await entrar(CAJERO);
    for (let n = 0; n < 15; n++)
      expect((await cambiar(token, { id: randomUUID() }, '7719')).status).toBe(422);
    expect((await cambiar(token, MESERO, '4071')).status).toBe(429);
    expect((await cambiar(await entrar(ADMIN), MESERO, '4071')).status).toBe(200);
    expect(await entrar(CAJERO)).not.toBe('');
  });

  it('wrong thirty times, whoever typed them, locks the PIN of that person and not their password', async () => {
    await guardar(await entrar(MESERO), '4071');
    await guardar(await entrar(CAJERO), '5093');
    await servicio.sql(
      `insert into identidad.intentos_login (clave, fallos, desde) values ($1, 29, now())`,
      [`pinPersona:${PUERTO.id}|${MESERO.id}`],
    );
    expect((await cambiar(await entrar(ADMIN), MESERO, '7719')).status).toBe(422);
    expect((await cambiar(await entrar(CAJERO), MESERO, '4071')).status).toBe(429);
    expect((await cambiar(await entrar(ADMIN), CAJERO, '5093')).status).toBe(200);
    expect(await entrar(MESERO)).not.toBe('');
  });

  it('is written down as what it was, and leaves the hour somebody went', async () => {
    await servicio.sql('delete from identidad.asistencias');
    await guardar(await entrar(MESERO), '4071');
    await cambiar(await entrar(CAJERO), MESERO, '4071');
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

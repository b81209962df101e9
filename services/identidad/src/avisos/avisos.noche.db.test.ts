import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';

import { enTransaccion, type Db } from '@comanda/kit/base/db';
import { elegirTransporte } from '@comanda/kit/correo/elegirTransporte';
import { FalloDeCorreo, type Transporte } from '@comanda/kit/correo/transporte';
import { hashDeClave } from '@comanda/kit/credenciales/claves';
import { hashDeCodigo } from '@comanda/kit/credenciales/segundoFactor';
import { ADMIN, CAJERO, CLAVE, OPERADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { abrirServidorSmtp, type ServidorSmtp } from '@comanda/kit/testing/servidorSmtp';
import { testDb } from '@comanda/kit/testing/testDb';
import type { Call, CallDatos, CallInput } from '@comanda/shared/contracts/defineCall';
import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { cuentaCalls } from '@comanda/shared/contracts/auth/cuenta';
import { usuariosCalls } from '@comanda/shared/contracts/admin/usuarios';

import { buildApp } from '../app';
import { nuevaPersona } from '../testing/gente';

import { avisarDeCuenta } from './avisarDeCuenta';
import { carteroDeAvisos } from './carteroDeAvisos';
import { CAMBIOS_DE_CUENTA, type CambioDeCuenta } from './cambios';

const FUERTE = 'marea-cobalto-4471';
const OTRA_FUERTE = 'faro-lunes-9932-verde';
const EQUIPO = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0' };
const CORREO_DE_EMPRESA = 'cevicheria@puerto.ec';
const CODIGO = 'ABCDE-FGHJK';

type Fila = {
  que: CambioDeCuenta;
  para: string;
  por: string;
  direccion: string;
  agente: string;
  estado: string;
  mensaje: string | null;
  intentos: number;
};

describe('the letters of what changes of an account', () => {
  let servicio: Servicio;
  let db: Db;
  let smtp: ServidorSmtp;
  let adelanto = 0;
  const fallos: string[] = [];
  const reloj = () => new Date(Date.now() + adelanto);
  beforeAll(async () => {
    const prueba = await testDb();
    db = prueba.comoIdentidad();
    servicio = await abrirServicio(buildApp, { reloj }, { base: { ...prueba, db } });
    smtp = await abrirServidorSmtp();
    await servicio.sql('update identidad.empresas set correo = $1 where id = $2', [
      CORREO_DE_EMPRESA,
      PUERTO.id,
    ]);
  });
  afterAll(async () => {
    await smtp.cerrar();
    await servicio.cerrar();
  });
  beforeEach(async () => {
    await servicio.sql(
      `truncate identidad.avisos_de_cuenta; delete from identidad.intentos_login;
       update identidad.usuarios set estado = 'N' where email like '%@prueba.ec' and estado = 'A'`,
    );
    [smtp.recibidos.length, fallos.length] = [0, 0];
    smtp.poner({});
  });

  const cartero = (transporte: Transporte = porSmtp()) =>
    carteroDeAvisos({
      db,
      transporte,
      reloj,
      azar: () => 0.5,
      log: { error: (_detalle, mensaje) => fallos.push(mensaje) },
    });
  const porSmtp = () =>
    elegirTransporte({
      SMTP_URL: `${smtp.url}?requireTLS=false`,
      SMTP_FROM: 'avisos@comanda.ec',
      DATA_DIR: '/nowhere',
    });
  const avisos = () =>
    servicio.sql<Fila>('select * from identidad.avisos_de_cuenta order by que, para');
  /** Done, by whoever the session of the options is of. */
  async function hacer<C extends Call>(
    call: C,
    quien: typeof ADMIN | null,
    entrada: CallInput<C>,
    opciones: object,
  ): Promise<CallDatos<C>> {
    const { status, data, texto } = await servicio.pedir(call, quien, entrada, opciones);
    if (status !== 200) throw new Error(texto);
    return data as CallDatos<C>;
  }
  const cuales = async () => [...new Set((await avisos()).map(({ que }) => que))];
  const dirigidos = async () => (await avisos()).map(({ para }) => para);

  /** An Administrador of the company, with a password of their own and a session. */
  async function administrador(perfil = 'Administrador') {
    const { id, email } = await nuevaPersona(servicio, {
      perfil,
      nombre: 'Zoila Zea',
      empresas: [PUERTO.id],
    });
    await servicio.sql('update identidad.usuarios set clave_hash = $2 where id = $1', [
      id,
      await hashDeClave(CLAVE),
    ]);
    return { id, email };
  }
  const como = { headers: EQUIPO, remoteAddress: '10.1.2.3' };

  it('tell every Administrador, the company and whose it is, from where and by whom; and no secret', async () => {
    const { id, email } = await administrador();
    const restablecida = { id, password: FUERTE };
    await hacer(usuariosCalls.restablecerClave, ADMIN, restablecida, como);
    expect(await dirigidos()).toEqual([ADMIN.email, CORREO_DE_EMPRESA, email].sort());

    expect(await cartero().ronda()).toBe(3);
    expect(smtp.recibidos.map(({ para }) => para).sort()).toEqual(await dirigidos());
    const [recibido] = smtp.recibidos;
    const mensaje = (recibido?.mensaje ?? '').replaceAll('=\r\n', '');
    const legible = Buffer.from(
      mensaje.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(parseInt(hex, 16)),
      ),
      'latin1',
    ).toString();
    expect(legible).toContain('Otra persona puso una contraseña nueva: Zoila Zea');
    expect(legible).toContain(`Cuenta: Zoila Zea (${email})`);
    expect(legible).toContain(`Quién: ${ADMIN.nombre}`);
    expect(legible).toContain('Desde: Chrome en Windows, 10.1.2.3');
    expect(legible).toMatch(/Cuándo: .+, hora de Guayaquil/);
    expect(legible).toContain('Si usted no lo hizo ni lo esperaba');
    expect(legible).not.toContain(FUERTE);
    expect((await avisos()).map(({ estado }) => estado)).toEqual(['ENVIADO', 'ENVIADO', 'ENVIADO']);
    expect(await cartero().ronda()).toBe(0);
  });

  it('are of everything that decides who an Administrador is', async () => {
    const visto = new Set<CambioDeCuenta>();
    const ver = async () => {
      for (const que of await cuales()) visto.add(que);
      await servicio.sql('truncate identidad.avisos_de_cuenta');
    };
    const datos = {
      email: 'nora@prueba.ec',
      empresa: PUERTO.empresa,
      nombreCompleto: 'Nora Nueva',
      perfil: 'Administrador' as const,
      sueldo: 0,
      asegurado: false,
      whatsapp: '',
    };
    const { id } = await servicio.dato(usuariosCalls.crearUsuario, OPERADOR, {
      ...datos,
      password: FUERTE,
    });
    await ver();
    const entrar = async (password: string, codigo?: string) =>
      (await hacer(authCalls.login, null, { email: datos.email, password, codigo }, como)).token;
    const con = (token: string) => ({
      ...como,
      headers: { ...EQUIPO, authorization: `Bearer ${token}` },
    });
    let token = await entrar(FUERTE);
    const nueva = { actual: FUERTE, nueva: OTRA_FUERTE };
    ({ token } = await hacer(cuentaCalls.cambiarClave, null, nueva, con(token)));
    expect((await avisos())[0]).toMatchObject({ por: 'Nora Nueva', direccion: '10.1.2.3' });
    const password = OTRA_FUERTE;
    await hacer(cuentaCalls.guardarPin, null, { password, pin: '482913' }, con(token));
    await hacer(cuentaCalls.quitarPin, null, {}, con(token));
    const { secreto } = await hacer(
      cuentaCalls.prepararSegundoFactor,
      null,
      { password },
      con(token),
    );
    const codigo = () => {
      adelanto += 90_000;
      const totp = new TOTP({ secret: Secret.fromBase32(secreto) });
      return totp.generate({ timestamp: reloj().getTime() });
    };
    await hacer(cuentaCalls.activarSegundoFactor, null, { codigo: codigo() }, con(token));
    const pedido = { password, codigo: codigo() };
    const [deRecuperacion] = await hacer(cuentaCalls.renovarCodigos, null, pedido, con(token));
    await ver();
    token = await entrar(password, deRecuperacion);
    expect(await avisos()).toMatchObject(
      [1, 2, 3].map(() => ({ que: 'CODIGO_USADO', direccion: '10.1.2.3', por: 'Nora Nueva' })),
    );
    await hacer(cuentaCalls.quitarSegundoFactor, null, { password, codigo: codigo() }, con(token));
    await ver();
    const editar = (over: object) =>
      servicio.dato(usuariosCalls.actualizarUsuario, OPERADOR, { ...datos, id, ...over });
    await editar({ email: 'nora.nueva@prueba.ec' });
    expect(await dirigidos()).toEqual(
      [ADMIN.email, CORREO_DE_EMPRESA, datos.email, 'nora.nueva@prueba.ec'].sort(),
    );
    await editar({ perfil: 'Cajero' });
    await editar({ perfil: 'Administrador', empresa: [PUERTO.empresa, 'Cafetería Andina'] });
    await servicio.dato(usuariosCalls.restablecerClave, OPERADOR, { id, password: FUERTE });
    await servicio.dato(usuariosCalls.estadoUsuario, OPERADOR, { id, estado: 'N' });
    await servicio.dato(usuariosCalls.estadoUsuario, OPERADOR, { id, estado: 'A' });
    await servicio.dato(usuariosCalls.eliminarUsuario, OPERADOR, { id });
    await ver();
    expect([...visto].sort()).toEqual(Object.keys(CAMBIOS_DE_CUENTA).sort());
  });

  it('are of nobody else, and of nothing that was not done', async () => {
    const { email } = await administrador('Cajero');
    const { token } = await servicio.dato(authCalls.login, null, { email, password: CLAVE });
    const con = { headers: { authorization: `Bearer ${token}` } };
    const pin = { password: CLAVE, pin: '482913' };
    await hacer(cuentaCalls.guardarPin, null, pin, con);
    const mal = { actual: 'otra contraseña', nueva: FUERTE };
    await servicio.pedir(cuentaCalls.cambiarClave, ADMIN, mal);
    expect(await avisos()).toEqual([]);

    const { id } = await administrador();
    const deshecha = enTransaccion(db, async (client) => {
      await avisarDeCuenta(client, { usuario: id, que: 'CLAVE', por: id, origen: null });
      throw new Error('the change is not done');
    });
    await expect(deshecha).rejects.toThrow('the change is not done');
    expect(await avisos()).toEqual([]);
  });

  it('are of a recovery code that approved something on a till, from nobody knows where', async () => {
    const { id } = await administrador();
    await servicio.sql(
      `insert into identidad.segundos_factores (usuario_id, secreto, activo_desde) values ('${id}', 'x', now());
       insert into identidad.codigos_recuperacion (usuario_id, hash) values ('${id}', '${hashDeCodigo(CODIGO)}')`,
    );
    const reclamar = () =>
      db.pool.query('select from identidad.reclamar_codigo($1, $2)', [id, hashDeCodigo(CODIGO)]);
    const veces = await Promise.all([1, 2, 3, 4].map(reclamar));
    expect(veces.map(({ rowCount }) => rowCount).sort()).toEqual([0, 0, 0, 1]);
    expect(await avisos()).toMatchObject(
      [1, 2, 3].map(() => ({ que: 'CODIGO_USADO', direccion: '', agente: '' })),
    );
  });

  it('wait where the mail server does, are given up after a day and that is in the audit', async () => {
    const encolar = () =>
      enTransaccion(db, (client) =>
        avisarDeCuenta(client, { usuario: CAJERO.id, que: 'PERFIL', por: ADMIN.id, origen: null }),
      );
    await encolar();
    smtp.poner({ datos: { codigo: 451, dice: 'later' } });
    await cartero().ronda();
    expect(await avisos()).toMatchObject(
      [1, 2, 3].map(() => ({ estado: 'PENDIENTE', intentos: 1 })),
    );
    expect(await cartero().ronda()).toBe(0); // not yet
    smtp.poner({});
    adelanto += 3_600_000;
    await cartero().ronda();
    expect((await avisos()).map(({ estado }) => estado)).toEqual(['ENVIADO', 'ENVIADO', 'ENVIADO']);

    await servicio.sql('truncate identidad.avisos_de_cuenta');
    await encolar();
    const nunca: Transporte = {
      enviar: () => Promise.reject(new FalloDeCorreo('No responde', false, {})),
    };
    for (let i = 0; i < 61; i++) {
      await cartero(nunca).ronda();
      adelanto += 3_600_000;
    }
    expect(await avisos()).toMatchObject(
      [1, 2, 3].map(() => ({ estado: 'FALLIDO', intentos: 60 })),
    );
    const trazas = await servicio.sql<{ empresa_id: number; despues: { para: string } }>(
      `select empresa_id, despues from identidad.auditoria where accion = 'aviso de cuenta no enviado'`,
    );
    expect(trazas.map(({ despues }) => despues.para).sort()).toEqual(await dirigidos());
    expect(trazas.every(({ empresa_id }) => empresa_id === PUERTO.id)).toBe(true);
  });

  it('are sent once by many at a time, and again where one that held them died', async () => {
    for (const que of ['CLAVE', 'PIN', 'FACTOR'] as const)
      await enTransaccion(db, (client) =>
        avisarDeCuenta(client, { usuario: CAJERO.id, que, por: ADMIN.id, origen: null }),
      );
    await servicio.sql(
      `update identidad.avisos_de_cuenta set arriendo = gen_random_uuid(), arrendado_hasta = $1 where que = 'PIN'`,
      [new Date(reloj().getTime() + 60_000)],
    );
    await Promise.all([1, 2, 3].map(() => cartero().ronda()));
    expect(smtp.recibidos).toHaveLength(6);
    adelanto += 120_000;
    await cartero().ronda();
    expect(smtp.recibidos).toHaveLength(9);
    expect(fallos).toEqual([]);
  });
});

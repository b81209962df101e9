import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ANDINA, CAJERO, OPERADOR, VENDEDOR } from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { usuariosCalls } from '@comanda/shared/contracts/admin/usuarios';
import { vendedoresCalls as calls } from '@comanda/shared/contracts/admin/vendedores';

import { abrirIdentidad } from '../testing/abrirIdentidad';
import { buildApp } from '../app';
import { nuevaPersona } from '../testing/gente';

const FUERTE = 'marea-cobalto-4471';
const vera = {
  nombreCompleto: ' Vera Vende ',
  email: 'Vera@Prueba.ec',
  ciudad: 'Manta',
  comision: 12.5,
};

describe('vendedores (spec section 7)', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirIdentidad(buildApp, { reloj: () => new Date() });
  });
  afterAll(() => servicio.cerrar());

  const listar = () => servicio.dato(calls.listarVendedores, OPERADOR, {});
  const crear = (over: object = {}) =>
    servicio.pedirMal(calls.crearVendedor, OPERADOR, { ...vera, password: FUERTE, ...over });
  const claveDe = async (id: string) =>
    (await servicio.sql('select clave_hash from identidad.usuarios where id = $1', [id]))[0];

  it('are registered, listed with their companies, changed and taken off', async () => {
    const creado = await crear();
    expect(creado).toMatchObject({ status: 200, msg: 'Datos Registrados' });
    const id = creado.data?.id ?? '';
    const suya = {
      id,
      nombreCompleto: 'Vera Vende',
      email: 'vera@prueba.ec',
      ciudad: 'Manta',
      comision: 12.5,
      empresas: [] as string[],
      segundo_factor: false,
      bloqueado: false,
    };
    expect(creado.data).toEqual(suya);
    await servicio.sql('update identidad.empresas set vendedor_id = $1 where id = $2', [
      id,
      ANDINA.id,
    ]);
    expect(await listar()).toContainEqual({ ...suya, empresas: [ANDINA.empresa] });
    const login = { email: 'vera@prueba.ec', password: FUERTE };
    expect(await servicio.pedir(authCalls.login, null, login)).toMatchObject({
      status: 200,
      data: { pendiente: 'CLAVE' },
    });

    const antes = await claveDe(id);
    const cambio = { ...vera, id, ciudad: 'Quito', comision: 0, password: '' };
    expect(await servicio.pedir(calls.actualizarVendedor, OPERADOR, cambio)).toMatchObject({
      msg: 'Datos Actualizados',
      data: { ciudad: 'Quito', comision: 0, empresas: [ANDINA.empresa] },
    });
    expect(await claveDe(id)).toEqual(antes);
    await servicio.dato(calls.actualizarVendedor, OPERADOR, { ...cambio, password: `${FUERTE}x` });
    expect(await claveDe(id)).not.toEqual(antes);

    await servicio.dato(calls.eliminarVendedor, OPERADOR, { id });
    expect((await listar()).map((uno) => uno.id)).not.toContain(id);
    expect((await servicio.pedir(authCalls.login, null, login)).code).toBe(
      'CREDENCIALES_INVALIDAS',
    );
    const trazas = await servicio.sql<{ accion: string; texto: string }>(
      `select accion, concat(antes, despues) as texto from identidad.auditoria
        where coalesce(despues, antes) ->> 'id' = $1 order by id`,
      [id],
    );
    expect(trazas.map(({ accion }) => accion)).toEqual([
      'vendedor creado',
      'vendedor editado',
      'vendedor editado',
      'vendedor eliminado',
    ]);
    expect(trazas.map(({ texto }) => texto).join()).not.toMatch(/argon2|cobalto/);
  });

  it.each([
    [{ nombreCompleto: ' ' }, 'nombreCompleto', 'El campo nombre no puede estar vacío'],
    [{ email: '' }, 'email', 'El campo email no puede estar vacío'],
    [{ ciudad: '' }, 'ciudad', 'El campo ciudad no puede estar vacío'],
    [{ comision: undefined }, 'comision', 'El campo comisión no puede estar vacío'],
    [{ comision: 101 }, 'comision', 'La comisión va de 0 a 100'],
    [{ comision: '5' }, 'comision', 'La comisión debe ser un número'],
    [{ comision: 1.234 }, 'comision', 'La comisión admite dos decimales'],
    [{ email: 'vera' }, 'email', 'El email no es válido'],
  ])('are refused with %j, by name (spec section 5)', async (over, campo, msg) => {
    const antes = await listar();
    expect(await crear({ email: 'otra@prueba.ec', ...over })).toMatchObject({
      status: 400,
      errores: [{ campo, msg }],
    });
    expect(await listar()).toEqual(antes);
  });

  it('are edited by two from one reading: a commission is not written back, and what both changed is refused', async () => {
    const { id } = await nuevaPersona(servicio, { perfil: 'Vendedor' });
    await servicio.sql(`insert into identidad.vendedores values ($1, 'Quito', 10)`, [id]);
    const suya = async () => (await listar()).find((uno) => uno.id === id);
    const { nombreCompleto, email, ciudad, comision } = (await suya())!;
    const antes = { nombreCompleto, email, ciudad, comision };
    const editar = (over: object) =>
      servicio.pedirMal(calls.actualizarVendedor, OPERADOR, { ...antes, ...over, id, antes });
    expect((await editar({ comision: 12 })).status).toBe(200);
    expect((await editar({ ciudad: 'Manta' })).status).toBe(200);
    expect(await suya()).toMatchObject({ ciudad: 'Manta', comision: 12 });
    expect(await editar({ comision: 15 })).toMatchObject({
      code: 'CAMBIADO_POR_OTRO',
      errores: [{ campo: 'comision' }],
    });
    expect(await suya()).toMatchObject({ comision: 12 });
  });

  it('who lost their telephone, or tried too often, are let in again', async () => {
    const creado = await crear({ email: 'lola@prueba.ec' });
    const id = creado.data?.id ?? '';
    const suya = async () => (await listar()).find((uno) => uno.id === id);
    await servicio.sql(
      `insert into identidad.segundos_factores (usuario_id, secreto, activo_desde) values ($1, 's', now())`,
      [id],
    );
    for (let vez = 0; vez < 6; vez++)
      await servicio.pedir(authCalls.login, null, { email: 'lola@prueba.ec', password: 'mala' });
    expect(await suya()).toMatchObject({ segundo_factor: true, bloqueado: true });
    await servicio.dato(usuariosCalls.quitarSegundoFactorUsuario, OPERADOR, { id });
    await servicio.dato(usuariosCalls.desbloquearUsuario, OPERADOR, { id });
    expect(await suya()).toMatchObject({ segundo_factor: false, bloqueado: false });
  });

  it('share no address with anybody, and no password that is easily guessed', async () => {
    expect(await crear({ email: CAJERO.email })).toMatchObject({ code: 'CORREO_EN_USO' });
    expect(await crear({ email: 'v@p.ec', password: 'vera.vende12' })).toMatchObject({
      code: 'CLAVE_DEBIL',
    });
  });

  it('are nobody else: an id of another profile is none, and nothing of it changes', async () => {
    const { id, email } = await nuevaPersona(servicio, { empresas: [ANDINA.id] });
    for (const ajeno of [id, ADMIN.id, OPERADOR.id]) {
      const editado = await servicio.pedir(calls.actualizarVendedor, OPERADOR, {
        ...vera,
        id: ajeno,
      });
      expect(editado.code).toBe('NO_ENCONTRADO');
      const quitado = await servicio.pedir(calls.eliminarVendedor, OPERADOR, { id: ajeno });
      expect(quitado.code).toBe('NO_ENCONTRADO');
    }
    expect(
      await servicio.sql('select email, estado from identidad.usuarios where id = $1', [id]),
    ).toEqual([{ email, estado: 'A' }]);
  });

  it('see none of this', async () => {
    expect((await servicio.pedir(calls.listarVendedores, VENDEDOR, {})).status).toBe(403);
  });
});

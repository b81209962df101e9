import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ANDINA, CAJERO, OPERADOR, PUERTO } from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { usuariosCalls as calls } from '@comanda/shared/contracts/admin/usuarios';

import { abrirIdentidad } from '../testing/abrirIdentidad';
import { buildApp } from '../app';
import { nuevaPersona } from '../testing/gente';

const FUERTE = 'marea-cobalto-4471';
const datos = {
  email: 'Nadia@Prueba.ec',
  empresa: PUERTO.empresa,
  nombreCompleto: ' Nadia Nueva ',
  perfil: 'Cajero' as const,
  sueldo: 480.5,
  asegurado: true,
  whatsapp: '0991234567',
};

describe('usuarios (spec section 7)', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirIdentidad(buildApp, { reloj: () => new Date() });
  });
  afterAll(() => servicio.cerrar());

  const listar = (empresa: string | string[] = [PUERTO.empresa, ANDINA.empresa]) =>
    servicio.dato(calls.listarUsuarios, ADMIN, { empresa });
  const fila = async (id: string) => (await listar()).find((una) => una.id === id);
  const persona = (over = {}) => nuevaPersona(servicio, { empresas: [PUERTO.id], ...over });
  const entra = async (email: string, password: string) => {
    const { status, code, data } = await servicio.pedir(authCalls.login, null, { email, password });
    return { entra: code ?? status, pendiente: data?.pendiente ?? null };
  };
  const auditadas = (id: string) =>
    servicio.sql<{ accion: string; empresa_id: number | null; texto: string }>(
      `select accion, empresa_id, concat(antes, despues) as texto from identidad.auditoria
        where coalesce(despues, antes) ->> 'usuario' = $1 order by id`,
      [id],
    );

  it('are made, found under their companies, changed and taken off; the address is free again', async () => {
    const creado = await servicio.pedir(calls.crearUsuario, ADMIN, { ...datos, password: FUERTE });
    expect(creado).toMatchObject({ status: 200, msg: 'El usuario ha sido registrado.' });
    const id = creado.data?.id ?? '';
    const suya = {
      id,
      email: 'nadia@prueba.ec',
      empresa: [PUERTO.empresa],
      nombreCompleto: 'Nadia Nueva',
      perfil: 'Cajero',
      sueldo: 480.5,
      asegurado: true,
      whatsapp: '0991234567',
      estado: 'A',
      ultimo_acceso: null,
      segundo_factor: false,
      pin: false,
      bloqueado: false,
      editable: true,
    };
    expect(creado.data).toEqual(suya);
    expect(await entra('nadia@prueba.ec', FUERTE)).toEqual({ entra: 200, pendiente: null });

    const empresa = [ANDINA.empresa, PUERTO.empresa];
    const cambio = { ...datos, id, empresa, perfil: 'Mesero' as const, sueldo: 500 };
    const editado = await servicio.pedir(calls.actualizarUsuario, ADMIN, cambio);
    expect(editado).toMatchObject({ status: 200, msg: 'El usuario ha sido editado.' });
    expect(await fila(id)).toMatchObject({ perfil: 'Mesero', sueldo: 500, empresa });
    expect((await listar(ANDINA.empresa)).map((una) => una.id)).toContain(id);
    expect(await entra('nadia@prueba.ec', FUERTE)).toMatchObject({ entra: 200 });

    const quitado = await servicio.pedir(calls.eliminarUsuario, ADMIN, { id });
    expect(quitado).toMatchObject({ status: 200, msg: 'El usuario ha sido eliminado.' });
    expect(await fila(id)).toBeUndefined();
    expect(await entra('nadia@prueba.ec', FUERTE)).toMatchObject({
      entra: 'CREDENCIALES_INVALIDAS',
    });
    const [guardado] = await servicio.sql(
      'select nombre_completo, estado from identidad.usuarios where id = $1',
      [id],
    );
    expect(guardado).toEqual({ nombre_completo: 'Nadia Nueva', estado: 'E' });
    const otra = await servicio.pedir(calls.crearUsuario, ADMIN, { ...datos, password: FUERTE });
    expect(otra.status).toBe(200);
    expect((await auditadas(id)).map(({ accion, empresa_id }) => [accion, empresa_id])).toEqual([
      ['usuario creado', PUERTO.id],
      ['usuario editado', PUERTO.id],
      ['usuario editado', ANDINA.id],
      ['usuario eliminado', ANDINA.id],
      ['usuario eliminado', PUERTO.id],
    ]);
  });

  it('have one address each', async () => {
    const repetido = { ...datos, email: CAJERO.email, password: FUERTE };
    expect(await servicio.pedir(calls.crearUsuario, ADMIN, repetido)).toMatchObject({
      status: 409,
      errores: [{ campo: 'email', msg: 'Ya hay una cuenta con ese correo' }],
    });
    const { id } = await persona();
    const cambio = { ...datos, id, email: CAJERO.email };
    expect((await servicio.pedir(calls.actualizarUsuario, ADMIN, cambio)).code).toBe(
      'CORREO_EN_USO',
    );
  });

  it.each([
    [{ email: ' ' }, 'email', 'Ingrese el correo'],
    [{ email: 'nadia' }, 'email', 'El correo no es válido'],
    [{ nombreCompleto: '' }, 'nombreCompleto', 'El campo nombre no puede estar vacío'],
    [{ nombreCompleto: 'x'.repeat(121) }, 'nombreCompleto', 'El nombre admite 120 caracteres'],
    [{ empresa: [] }, 'empresa', 'Seleccione una empresa'],
    [{ empresa: '' }, 'empresa', 'Seleccione una empresa'],
    [{ perfil: 'Rey' }, 'perfil', 'Seleccione un perfil'],
    [{ sueldo: -1 }, 'sueldo', 'El sueldo no puede ser negativo'],
    [{ sueldo: '480' }, 'sueldo', 'El sueldo debe ser un número'],
    [{ asegurado: 'si' }, 'asegurado', 'asegurado debe ser verdadero o falso'],
    [{ whatsapp: 'x'.repeat(21) }, 'whatsapp', 'El whatsapp admite 20 caracteres'],
    [{ password: 'corta' }, 'password', 'La contraseña debe tener 10 letras o más'],
  ])('are refused with %j, by name, and nobody is made', async (over, campo, msg) => {
    const contar = () => servicio.sql('select count(*) as n from identidad.usuarios');
    const antes = await contar();
    const entrada = { ...datos, email: 'otro@prueba.ec', password: FUERTE, ...over };
    const respuesta = await servicio.pedirMal(calls.crearUsuario, ADMIN, entrada);
    expect(respuesta).toMatchObject({ status: 400, errores: [{ campo, msg }] });
    expect(await contar()).toEqual(antes);
  });

  it('get no password that is easily guessed, their own names least of all', async () => {
    for (const password of ['1234567890', 'nadia.nueva1'])
      expect(
        await servicio.pedir(calls.crearUsuario, ADMIN, { ...datos, email: 'n@p.ec', password }),
      ).toMatchObject({ status: 422, code: 'CLAVE_DEBIL', errores: [{ campo: 'password' }] });
  });

  it('keep their password where a form leaves it blank; one that is given must be changed', async () => {
    const { id, email } = await persona();
    const entrada = { ...datos, email, id };
    const hash = async () =>
      (
        await servicio.sql(
          'select clave_hash, cambiar_clave from identidad.usuarios where id = $1',
          [id],
        )
      )[0];
    await servicio.dato(calls.actualizarUsuario, ADMIN, { ...entrada, password: '' });
    expect(await hash()).toEqual({ clave_hash: 'x', cambiar_clave: false });
    await servicio.dato(calls.actualizarUsuario, ADMIN, { ...entrada, password: FUERTE });
    expect(await hash()).toMatchObject({ cambiar_clave: true });
    expect(await entra(email, FUERTE)).toEqual({ entra: 200, pendiente: 'CLAVE' });
    expect((await auditadas(id)).map(({ texto }) => texto).join()).not.toMatch(/argon2|cobalto/);
  });

  it('switched off cannot log in, and can again when switched on; what they are stays', async () => {
    const { id, email } = await persona();
    await servicio.dato(calls.restablecerClave, ADMIN, { id, password: FUERTE });
    await servicio.dato(calls.estadoUsuario, ADMIN, { id, estado: 'N' });
    expect(await entra(email, FUERTE)).toMatchObject({ entra: 'CREDENCIALES_INVALIDAS' });
    expect(await fila(id)).toMatchObject({ estado: 'N' });
    await servicio.dato(calls.estadoUsuario, ADMIN, { id, estado: 'A' });
    expect(await entra(email, FUERTE)).toEqual({ entra: 200, pendiente: 'CLAVE' });
    expect((await fila(id))?.ultimo_acceso).not.toBeNull();
    expect((await auditadas(id)).map(({ accion }) => accion)).toEqual([
      'clave restablecida',
      'usuario desactivado',
      'usuario activado',
    ]);
  });

  it('lose every session when told to, and are let in again after too many tries', async () => {
    const { id, email } = await persona();
    await servicio.dato(calls.listarUsuarios, ADMIN, { empresa: PUERTO.empresa });
    await servicio.sql('insert into identidad.sesiones (usuario_id) values ($1), ($1)', [id]);
    await servicio.sql(
      // long at rest: nothing opens it any more
      `insert into identidad.sesiones (usuario_id, ultima) values ($1, now() - interval '3 days')`,
      [id],
    );
    expect(await servicio.dato(calls.cerrarSesionesUsuario, ADMIN, { id })).toBe(2);
    expect(await servicio.dato(calls.cerrarSesionesUsuario, ADMIN, { id })).toBe(0);

    await servicio.dato(calls.restablecerClave, ADMIN, { id, password: FUERTE });
    for (let vez = 0; vez < 5; vez++) await entra(email, 'mala');
    expect(await entra(email, FUERTE)).toMatchObject({ entra: 'DEMASIADOS_INTENTOS' });
    expect(await fila(id)).toMatchObject({ bloqueado: true });
    await servicio.dato(calls.desbloquearUsuario, ADMIN, { id });
    expect(await fila(id)).toMatchObject({ bloqueado: false });
    expect(await entra(email, FUERTE)).toMatchObject({ entra: 200 });
  });

  it('who lost their telephone lose the second factor and its codes', async () => {
    const { id } = await persona();
    await servicio.sql(
      `with codigo as (insert into identidad.codigos_recuperacion values ($1, 'x'))
       insert into identidad.segundos_factores (usuario_id, secreto, activo_desde) values ($1, 's', now())`,
      [id],
    );
    expect(await fila(id)).toMatchObject({ segundo_factor: true });
    await servicio.dato(calls.quitarSegundoFactorUsuario, ADMIN, { id });
    expect(await fila(id)).toMatchObject({ segundo_factor: false });
    expect(
      await servicio.sql('select from identidad.codigos_recuperacion where usuario_id = $1', [id]),
    ).toEqual([]);
  });

  it('keep a PIN only for the companies and the profile it is for', async () => {
    const { id, email } = await persona({ empresas: [PUERTO.id, ANDINA.id] });
    await servicio.sql(
      `insert into identidad.pines (empresa_id, usuario_id, hash) values ($1, $3, 'x'), ($2, $3, 'x')`,
      [PUERTO.id, ANDINA.id, id],
    );
    const pines = async () =>
      (
        await servicio.sql<{ empresa_id: number }>(
          'select empresa_id from identidad.pines where usuario_id = $1',
          [id],
        )
      ).map(({ empresa_id }) => empresa_id);
    expect(await fila(id)).toMatchObject({ pin: true });
    await servicio.dato(calls.actualizarUsuario, ADMIN, { ...datos, id, email });
    expect(await pines()).toEqual([PUERTO.id]);
    await servicio.dato(calls.actualizarUsuario, ADMIN, {
      ...datos,
      id,
      email,
      perfil: 'Contador',
    });
    expect(await pines()).toEqual([]);
  });

  it('are all the operator’s: of any company, and operators too', async () => {
    const creada = await servicio.dato(calls.crearUsuario, OPERADOR, {
      ...datos,
      email: 'op2@prueba.ec',
      perfil: 'Dashboard',
      empresa: [],
      password: FUERTE,
    });
    expect(creada).toMatchObject({ perfil: 'Dashboard', empresa: [], editable: true });
    expect(await entra('op2@prueba.ec', FUERTE)).toMatchObject({ entra: 200 });
  });
});

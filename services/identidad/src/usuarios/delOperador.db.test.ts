import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ANDINA, OPERADOR, OTRA, PUERTO, VENDEDOR } from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { usuariosCalls as calls } from '@comanda/shared/contracts/admin/usuarios';

import { abrirIdentidad } from '../testing/abrirIdentidad';
import { buildApp } from '../app';
import { nuevaPersona } from '../testing/gente';

const FUERTE = 'marea-cobalto-4471';
const DATOS = { nombreCompleto: 'Nadia Nueva', sueldo: 0, asegurado: false, whatsapp: '' };

describe('what an operator does in Usuarios', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirIdentidad(buildApp, { reloj: () => new Date() });
  });
  afterAll(() => servicio.cerrar());

  const persona = (over = {}) =>
    nuevaPersona(servicio, { perfil: 'Administrador', empresas: [PUERTO.id, OTRA.id], ...over });
  const listar = (empresa: string | string[]) =>
    servicio.dato(calls.listarUsuarios, OPERADOR, { empresa });
  const fila = async (id: string) => (await listar(PUERTO.empresa)).find((una) => una.id === id);

  it('sees the people of the companies that are named, with all of theirs, and nobody of none', async () => {
    const { id } = await persona();
    expect(await fila(id)).toMatchObject({
      empresa: [PUERTO.empresa, OTRA.empresa],
      editable: true,
    });
    const de = async (empresa: string | string[]) => (await listar(empresa)).map((uno) => uno.id);
    expect(await de(ANDINA.empresa)).not.toContain(id);
    for (const { id: suyo } of [OPERADOR, VENDEDOR])
      expect(await de([PUERTO.empresa, ANDINA.empresa, OTRA.empresa])).not.toContain(suyo);
    expect(await de([])).toEqual([]);
  });

  it('gives an account that is there one company more, and takes one', async () => {
    const { id, email } = await persona({ empresas: [PUERTO.id] });
    const editar = async (empresa: string[]) => {
      const antes = {
        ...DATOS,
        email,
        perfil: 'Administrador' as const,
        empresa: (await fila(id))?.empresa ?? [],
      };
      return servicio.pedir(calls.actualizarUsuario, OPERADOR, { ...antes, id, empresa, antes });
    };
    expect((await editar([PUERTO.empresa, ANDINA.empresa])).status).toBe(200);
    expect(await fila(id)).toMatchObject({ empresa: [PUERTO.empresa, ANDINA.empresa] });
    expect((await editar([PUERTO.empresa])).status).toBe(200);
    expect(await fila(id)).toMatchObject({ empresa: [PUERTO.empresa] });
    expect((await editar([])).errores).toMatchObject([
      { campo: 'empresa', msg: 'Seleccione una empresa' },
    ]);
  });

  it('gets somebody of several companies in again who lost password and telephone', async () => {
    const { id } = await persona();
    await servicio.sql(
      `insert into identidad.segundos_factores (usuario_id, secreto, activo_desde) values ($1, 's', now())`,
      [id],
    );
    for (const { status } of [
      await servicio.pedir(calls.restablecerClave, OPERADOR, { id, password: FUERTE }),
      await servicio.pedir(calls.quitarSegundoFactorUsuario, OPERADOR, { id }),
      await servicio.pedir(calls.desbloquearUsuario, OPERADOR, { id }),
      await servicio.pedir(calls.cerrarSesionesUsuario, OPERADOR, { id }),
      await servicio.pedir(calls.estadoUsuario, OPERADOR, { id, estado: 'N' }),
      await servicio.pedir(calls.estadoUsuario, OPERADOR, { id, estado: 'A' }),
    ])
      expect(status).toBe(200);
    expect(await fila(id)).toMatchObject({ estado: 'A', segundo_factor: false });
    const enCada = await servicio.sql<{ empresa_id: number }>(
      `select empresa_id from identidad.auditoria
        where accion = 'clave restablecida' and despues ->> 'usuario' = $1 order by empresa_id`,
      [id],
    );
    expect(enCada.map(({ empresa_id }) => empresa_id)).toEqual([PUERTO.id, OTRA.id]);
    expect((await servicio.pedir(calls.eliminarUsuario, OPERADOR, { id })).status).toBe(200);
    expect(await fila(id)).toBeUndefined();
  });

  it('leaves no company without who administers it', async () => {
    const [sola] = await servicio.sql<{ id: number }>(
      `insert into identidad.empresas (empresa, ruc, razon_social, nombre_comercial, direccion, matriz, correo)
       values ('La de una sola', '1790012345001', '', '', '', '', '') returning id`,
    );
    const { id } = await persona({ empresas: [sola?.id ?? 0] });
    for (const { code } of [
      await servicio.pedir(calls.estadoUsuario, OPERADOR, { id, estado: 'N' }),
      await servicio.pedir(calls.eliminarUsuario, OPERADOR, { id }),
    ])
      expect(code).toBe('ULTIMO_ADMINISTRADOR');
  });

  it('is refused what is about themselves', async () => {
    const { id, email } = OPERADOR;
    for (const { code } of [
      await servicio.pedir(calls.estadoUsuario, OPERADOR, { id, estado: 'N' }),
      await servicio.pedir(calls.eliminarUsuario, OPERADOR, { id }),
      await servicio.pedir(calls.restablecerClave, OPERADOR, { id, password: FUERTE }),
      await servicio.pedir(calls.quitarSegundoFactorUsuario, OPERADOR, { id }),
      await servicio.pedir(calls.actualizarUsuario, OPERADOR, {
        ...DATOS,
        id,
        email,
        perfil: 'Administrador',
        empresa: [PUERTO.empresa],
      }),
    ])
      expect(code).toBe('USUARIO_PROPIO');
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ANDINA, OPERADOR, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { usuariosCalls as calls, type Usuario } from '@comanda/shared/contracts/admin/usuarios';

import { abrirIdentidad } from '../testing/abrirIdentidad';
import { buildApp } from '../app';
import { nuevaPersona } from '../testing/gente';

const LAS_DOS = [PUERTO.empresa, ANDINA.empresa];

describe('two who edit an account from one reading', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirIdentidad(buildApp, { reloj: () => new Date() });
  });
  afterAll(() => servicio.cerrar());

  const leer = async (id: string): Promise<Usuario> => {
    const todos = await servicio.dato(calls.listarUsuarios, ADMIN, { empresa: LAS_DOS });
    const [suyo] = todos.filter((uno) => uno.id === id);
    if (!suyo) throw new Error(`${id} is not listed`);
    return suyo;
  };
  const persona = async (over: Parameters<typeof nuevaPersona>[1] = {}) => {
    const { id } = await nuevaPersona(servicio, { empresas: [PUERTO.id, ANDINA.id], ...over });
    return leer(id);
  };
  const editar = (leido: Usuario, over: object, quien: { id: string } = ADMIN) => {
    const { id, email, empresa, nombreCompleto, perfil, sueldo, asegurado, whatsapp } = leido;
    const antes = { email, empresa, nombreCompleto, perfil, sueldo, asegurado, whatsapp };
    return servicio.pedirMal(calls.actualizarUsuario, quien, { ...antes, ...over, id, antes });
  };

  /** All of theirs, whoever may see them. */
  const companiasDe = async (id: string): Promise<string[]> => {
    const filas = await servicio.sql<{ empresa: string }>(
      `select e.empresa from identidad.usuario_empresas ue join identidad.empresas e on e.id = ue.empresa_id
        where ue.usuario_id = $1 order by ue.orden, e.id`,
      [id],
    );
    return filas.map(({ empresa }) => empresa);
  };

  it('do not undo a demotion, and the second is told of in the audit with their own change alone', async () => {
    const leido = await persona({ perfil: 'Administrador' });
    expect((await editar(leido, { perfil: 'Cajero', sueldo: 500.5 }, OPERADOR)).status).toBe(200);
    expect((await editar(leido, { whatsapp: '0990000001' })).status).toBe(200);
    const queda = { ...leido, perfil: 'Cajero', sueldo: 500.5, whatsapp: '0990000001' };
    expect(await leer(leido.id)).toEqual(queda);

    const ultimas = await servicio.sql<{ antes: object; despues: object }>(
      `select antes, despues from identidad.auditoria
        where despues ->> 'usuario' = $1 and usuario_id = $2 and empresa_id = $3`,
      [leido.id, ADMIN.id, PUERTO.id],
    );
    expect(ultimas.map(({ antes }) => antes)).toMatchObject([{ perfil: 'Cajero' }]);
    expect(ultimas.map(({ despues }) => despues)).toEqual(
      ultimas.map(({ antes }) => ({ ...antes, whatsapp: '0990000001' })),
    );
  });

  it.each([
    ['perfil', { perfil: 'Mesero' }, { perfil: 'Cocinero' }],
    ['nombreCompleto', { nombreCompleto: 'Nadia Uno' }, { nombreCompleto: 'Nadia Dos' }],
    ['empresa', { empresa: [PUERTO.empresa] }, { empresa: [ANDINA.empresa] }],
  ] as const)('are refused with %s where both changed it', async (campo, deUno, deOtro) => {
    const leido = await persona();
    await editar(leido, deUno);
    expect(await editar(leido, { ...deOtro, whatsapp: '0990000002' })).toMatchObject({
      status: 409,
      code: 'CAMBIADO_POR_OTRO',
      errores: [{ campo }],
    });
    expect(await leer(leido.id)).toEqual({ ...leido, ...deUno });
  });

  it('bring nobody back into a company they were taken out of', async () => {
    const leido = await persona();
    await editar(leido, { empresa: [PUERTO.empresa] });
    await editar(leido, { nombreCompleto: 'Nadia Ruiz' });
    expect(await leer(leido.id)).toMatchObject({
      empresa: [PUERTO.empresa],
      nombreCompleto: 'Nadia Ruiz',
    });
  });

  it('are no conflict where one leaves a company out and the other puts them in another order', async () => {
    const leido = await persona();
    await editar(leido, { empresa: [PUERTO.empresa] });
    expect((await editar(leido, { empresa: LAS_DOS.toReversed() })).status).toBe(200);
    expect(await leer(leido.id)).toMatchObject({ empresa: [PUERTO.empresa] });
  });

  it('keep which of the companies comes first, as it was chosen', async () => {
    const leido = await persona();
    const alReves = LAS_DOS.toReversed();
    await editar(leido, { empresa: alReves });
    await editar(leido, { whatsapp: '0990000009' }); // of the phone alone, by who read them as they were
    expect(await leer(leido.id)).toMatchObject({ empresa: alReves });
  });

  it('leave that to who has all of them: of one of them alone theirs keep their places, and new ones come last', async () => {
    const leido = await persona({ empresas: [OTRA.id, ANDINA.id] });
    expect((await editar(leido, {})).status).toBe(200);
    expect(await companiasDe(leido.id)).toEqual([OTRA.empresa, ANDINA.empresa]);
    expect((await editar(leido, { empresa: LAS_DOS })).status).toBe(200);
    expect(await companiasDe(leido.id)).toEqual([OTRA.empresa, ANDINA.empresa, PUERTO.empresa]);
  });

  it('change the companies alone of who works for others too, though the account changed meanwhile', async () => {
    const leido = await persona({ empresas: [PUERTO.id, ANDINA.id, OTRA.id] });
    await servicio.sql(`update identidad.usuarios set perfil = 'Mesero' where id = $1`, [leido.id]);
    expect((await editar(leido, { empresa: [PUERTO.empresa] })).status).toBe(200);
    expect(await leer(leido.id)).toMatchObject({ perfil: 'Mesero', empresa: [PUERTO.empresa] });
  });

  it('may leave out a company that is gone by now', async () => {
    const leido = await persona();
    const antes = { ...leido, empresa: [...LAS_DOS, 'La que cerró'] };
    const { id, email, nombreCompleto, perfil, sueldo, asegurado, whatsapp } = leido;
    const datos = { email, nombreCompleto, perfil, sueldo, asegurado, whatsapp, empresa: LAS_DOS };
    const { status } = await servicio.pedir(calls.actualizarUsuario, ADMIN, {
      ...datos,
      id,
      antes,
    });
    expect(status).toBe(200);
  });

  it.each([
    ['one is left out', [ANDINA.empresa]],
    ['one more is put in', [...LAS_DOS, OTRA.empresa]],
    ['all are others', [OTRA.empresa]],
  ])(
    'write the companies of an operator, whose own list has none, where %s',
    async (_, empresa) => {
      const leido = await persona();
      expect((await editar(leido, { empresa }, OPERADOR)).status).toBe(200);
      expect(await companiasDe(leido.id)).toEqual(empresa);
    },
  );

  it('are refused to an operator too where somebody else changed the companies meanwhile', async () => {
    const leido = await persona();
    await editar(leido, { empresa: [PUERTO.empresa] });
    expect(await editar(leido, { empresa: [ANDINA.empresa] }, OPERADOR)).toMatchObject({
      code: 'CAMBIADO_POR_OTRO',
      errores: [{ campo: 'empresa' }],
    });
    expect(await companiasDe(leido.id)).toEqual([PUERTO.empresa]);
  });

  it('write all of it where a page of before does not say what it read', async () => {
    const leido = await persona();
    await editar(leido, { perfil: 'Mesero' });
    const { id, email, empresa, nombreCompleto, perfil, sueldo, asegurado, whatsapp } = leido;
    const todo = { id, email, empresa, nombreCompleto, perfil, sueldo, asegurado, whatsapp };
    expect((await servicio.pedir(calls.actualizarUsuario, ADMIN, todo)).status).toBe(200);
    expect(await leer(id)).toMatchObject({ perfil: 'Cajero' });
  });
});

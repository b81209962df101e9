import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import {
  ADMIN,
  ADMIN_OTRA,
  ANDINA,
  OPERADOR,
  OTRA,
  PUERTO,
  VENDEDOR,
} from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { usuariosCalls as calls } from '@comanda/shared/contracts/admin/usuarios';

import { abrirIdentidad } from '../testing/abrirIdentidad';
import { buildApp } from '../app';
import { nuevaPersona } from '../testing/gente';

const FUERTE = 'marea-cobalto-4471';
const NADIA = {
  nombreCompleto: 'Nadia Nueva',
  perfil: 'Cajero' as const,
  sueldo: 0,
  asegurado: false,
  whatsapp: '',
};

describe('who may make what of whom', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirIdentidad(buildApp, { reloj: () => new Date() });
    await servicio.dato(calls.listarUsuarios, ADMIN, { empresa: [] }); // whose session is then counted
  });
  afterAll(() => servicio.cerrar());

  const persona = (over = {}) => nuevaPersona(servicio, { empresas: [PUERTO.id], ...over });
  /** Everything about who exists, but when they were last seen. */
  const todo = () =>
    servicio.sql(
      `select u.id, u.email, u.clave_hash, u.perfil, u.nombre_completo, u.estado, u.cambiar_clave,
              (select json_agg(ue.empresa_id order by ue.empresa_id) from identidad.usuario_empresas ue
                where ue.usuario_id = u.id) as empresas,
              (select count(*) from identidad.sesiones s where s.usuario_id = u.id and s.revocada is null) as sesiones
         from identidad.usuarios u order by u.id`,
    );
  const sinCambio = async (hacer: () => Promise<unknown>) => {
    const antes = await todo();
    await hacer();
    expect(await todo()).toEqual(antes);
  };
  const crear = (quien: { id: string }, over: object) =>
    servicio.pedirMal(calls.crearUsuario, quien, {
      ...NADIA,
      email: 'nadia@prueba.ec',
      empresa: PUERTO.empresa,
      password: FUERTE,
      ...over,
    });
  const editar = (quien: { id: string }, cuenta: { id: string; email: string }, over: object) =>
    servicio.pedirMal(calls.actualizarUsuario, quien, {
      ...NADIA,
      ...cuenta,
      empresa: PUERTO.empresa,
      ...over,
    });
  /** All that is done to an account by its id alone. */
  const porId = (quien: { id: string }, id: string) =>
    Promise.all([
      servicio.pedir(calls.eliminarUsuario, quien, { id }),
      servicio.pedir(calls.estadoUsuario, quien, { id, estado: 'N' }),
      servicio.pedir(calls.restablecerClave, quien, { id, password: FUERTE }),
      servicio.pedir(calls.cerrarSesionesUsuario, quien, { id }),
      servicio.pedir(calls.desbloquearUsuario, quien, { id }),
      servicio.pedir(calls.quitarSegundoFactorUsuario, quien, { id }),
    ]);
  const codigos = (respuestas: readonly { code: string | undefined }[]) =>
    new Set(respuestas.map(({ code }) => code));

  it.each([
    [{ empresa: OTRA.empresa }, 'EMPRESA_NO_PERMITIDA'],
    [{ empresa: [PUERTO.empresa, OTRA.empresa] }, 'EMPRESA_NO_PERMITIDA'],
    [{ empresa: 'No Existe' }, 'EMPRESA_NO_PERMITIDA'],
    [{ perfil: 'Dashboard' }, 'PERFIL_NO_PERMITIDO'],
    [{ perfil: 'Vendedor' }, 'PERFIL_NO_PERMITIDO'],
    [{ id: ADMIN.id }, 'DATOS_INVALIDOS'],
    [{ estado: 'A', clave_hash: 'x' }, 'DATOS_INVALIDOS'],
  ])('an Administrador makes nobody with %j', async (over, code) => {
    await sinCambio(async () => expect((await crear(ADMIN, over)).code).toBe(code));
  });

  it.each([
    [{ empresa: OTRA.empresa }, 'EMPRESA_NO_PERMITIDA'],
    [{ empresa: [PUERTO.empresa, OTRA.empresa] }, 'EMPRESA_NO_PERMITIDA'],
    [{ perfil: 'Dashboard' }, 'PERFIL_NO_PERMITIDO'],
    [{ perfil: 'Vendedor' }, 'PERFIL_NO_PERMITIDO'],
    [{ empresa: [] }, 'DATOS_INVALIDOS'],
    [{ estado: 'E' }, 'DATOS_INVALIDOS'],
  ])('nor turns somebody into one with %j', async (over, code) => {
    const suya = await persona();
    await sinCambio(async () => expect((await editar(ADMIN, suya, over)).code).toBe(code));
  });

  it('people of another empresa do not exist, nor operators, nor sellers', async () => {
    const ajenas = [await persona({ empresas: [OTRA.id] }), ADMIN_OTRA, OPERADOR, VENDEDOR];
    await sinCambio(async () => {
      for (const { id } of ajenas) {
        expect((await editar(ADMIN, { id, email: 'n@p.ec' }, {})).code).toBe('NO_ENCONTRADO');
        expect(codigos(await porId(ADMIN, id))).toEqual(new Set(['NO_ENCONTRADO']));
      }
      expect(
        (await editar(ADMIN, { id: `${ADMIN.id.slice(0, -1)}f`, email: 'n@p.ec' }, {})).code,
      ).toBe('NO_ENCONTRADO');
      expect(codigos(await porId(ADMIN, 'x'))).toEqual(new Set(['DATOS_INVALIDOS']));
    });
    const vistos = await servicio.dato(calls.listarUsuarios, ADMIN_OTRA, { empresa: OTRA.empresa });
    expect(vistos.map(({ empresa }) => empresa)).toEqual(vistos.map(() => [OTRA.empresa]));
    const { status } = await servicio.pedir(calls.listarUsuarios, ADMIN_OTRA, {
      empresa: PUERTO.empresa,
    });
    expect(status).toBe(403);
  });

  it('an operator or seller who stands in a company is out of its Administrador’s sight', async () => {
    const infiltrado = await persona({ perfil: 'Dashboard' });
    const vistos = await servicio.dato(calls.listarUsuarios, ADMIN, { empresa: PUERTO.empresa });
    expect(vistos.map(({ id }) => id)).not.toContain(infiltrado.id);
    expect(codigos(await porId(ADMIN, infiltrado.id))).toEqual(new Set(['NO_ENCONTRADO']));
  });

  describe('somebody who works for others too', () => {
    const compartida = async () => ({
      ...(await persona({ empresas: [PUERTO.id, OTRA.id] })),
    });

    it('is shown under one’s own companies alone, and their account is not one’s to change', async () => {
      const suya = await compartida();
      const vistos = await servicio.dato(calls.listarUsuarios, ADMIN, { empresa: PUERTO.empresa });
      expect(vistos.find(({ id }) => id === suya.id)).toMatchObject({
        empresa: [PUERTO.empresa],
        editable: false,
      });
      const cambios = [
        { email: 'otra@prueba.ec' },
        { nombreCompleto: 'Otra' },
        { perfil: 'Administrador' },
        { sueldo: 1 },
        { asegurado: true },
        { whatsapp: '1' },
        { password: FUERTE },
      ];
      await sinCambio(async () => {
        for (const over of cambios)
          expect((await editar(ADMIN, suya, over)).code).toBe('USUARIO_DE_OTRAS_EMPRESAS');
        expect(codigos(await porId(ADMIN, suya.id))).toEqual(
          new Set(['USUARIO_DE_OTRAS_EMPRESAS']),
        );
      });
    });

    it('is taken into one’s companies and let go, and stays with the others', async () => {
      const suya = await compartida();
      const empresas = async () =>
        (
          await servicio.sql<{ empresa_id: number }>(
            'select empresa_id from identidad.usuario_empresas where usuario_id = $1 order by 1',
            [suya.id],
          )
        ).map(({ empresa_id }) => empresa_id);
      await editar(ADMIN, suya, { empresa: [PUERTO.empresa, ANDINA.empresa] });
      expect(await empresas()).toEqual([PUERTO.id, ANDINA.id, OTRA.id]);
      expect((await editar(ADMIN, suya, { empresa: [] })).status).toBe(200);
      expect(await empresas()).toEqual([OTRA.id]);
      expect((await editar(ADMIN, suya, { empresa: PUERTO.empresa })).code).toBe('NO_ENCONTRADO');
      const visto = await servicio.sql<{ texto: string }>(
        `select concat(antes, despues) as texto from identidad.auditoria where empresa_id in ($1, $2)
           and coalesce(despues, antes) ->> 'usuario' = $3`,
        [PUERTO.id, ANDINA.id, suya.id],
      );
      expect(visto.map(({ texto }) => texto).join()).not.toContain(OTRA.empresa);
    });
  });

  it('nobody locks themselves out, makes themselves more, or passes by their old password', async () => {
    await persona({ perfil: 'Administrador', empresas: [PUERTO.id, ANDINA.id] }); // not the last one
    const yo = { id: ADMIN.id, email: ADMIN.email, nombreCompleto: ADMIN.nombre };
    const empresa = [PUERTO.empresa, ANDINA.empresa];
    await sinCambio(async () => {
      expect(await editar(ADMIN, yo, { ...yo, empresa, perfil: 'Cajero' })).toMatchObject({
        errores: [{ campo: 'perfil', msg: 'No puede cambiar su propio perfil' }],
      });
      const conClave = { ...yo, empresa, perfil: 'Administrador', password: FUERTE };
      expect(await editar(ADMIN, yo, conClave)).toMatchObject({
        errores: [{ campo: 'password', msg: 'Su propia contraseña se cambia en Mi cuenta' }],
      });
      const { id } = ADMIN;
      for (const { code } of [
        await servicio.pedir(calls.eliminarUsuario, ADMIN, { id }),
        await servicio.pedir(calls.estadoUsuario, ADMIN, { id, estado: 'N' }),
        await servicio.pedir(calls.restablecerClave, ADMIN, { id, password: FUERTE }),
        await servicio.pedir(calls.quitarSegundoFactorUsuario, ADMIN, { id }),
      ])
        expect(code).toBe('USUARIO_PROPIO');
    });
  });

  it('with its area off in one company its people are out of reach, in the others they are not', async () => {
    const deAndina = await persona({ empresas: [ANDINA.id] });
    const deLasDos = await persona({ empresas: [PUERTO.id, ANDINA.id] });
    const area = (activa: boolean) =>
      servicio.sql(
        `update plataforma.areas_empresa set activa = $1 where area = 'admin' and empresa_id = $2`,
        [activa, ANDINA.id],
      );
    await area(false);
    servicio.olvidar();
    const { code } = await servicio.pedir(calls.eliminarUsuario, ADMIN, { id: deAndina.id });
    const compartida = await servicio.pedir(calls.eliminarUsuario, ADMIN, { id: deLasDos.id });
    await area(true);
    servicio.olvidar();
    expect([code, compartida.code]).toEqual(['NO_ENCONTRADO', 'USUARIO_DE_OTRAS_EMPRESAS']);
  });
});

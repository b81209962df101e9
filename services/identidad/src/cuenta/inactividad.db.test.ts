import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { CLAVE, OPERADOR } from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { cuentaCalls as calls } from '@comanda/shared/contracts/auth/cuenta';

import { abrirIdentidad } from '../testing/abrirIdentidad';
import { buildApp } from '../app';

describe('how long sessions may rest', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirIdentidad(buildApp, { reloj: () => new Date() });
  });
  afterAll(() => servicio.cerrar());

  const leer = () => servicio.pedir(calls.consultarInactividad, OPERADOR, {});
  const guardar = (entrada: { operador: number; locales: number; password?: string }) =>
    servicio.pedir(calls.guardarInactividad, OPERADOR, { password: CLAVE, ...entrada });

  it('is an hour for the operator and twelve for the rest, until the operator says otherwise', async () => {
    expect((await leer()).data).toEqual({ operador: 60, locales: 720 });
    const guardada = await guardar({ operador: 30, locales: 1440 });
    expect(guardada).toMatchObject({ status: 200, data: { operador: 30, locales: 1440 } });
    expect((await leer()).data).toEqual({ operador: 30, locales: 1440 });
    const [anotada] = await servicio.sql<{ antes: object; despues: object }>(
      `select antes, despues from identidad.auditoria where accion = 'inactividad cambiada'`,
    );
    expect(anotada).toEqual({
      antes: { operador: 60, locales: 720 },
      despues: { operador: 30, locales: 1440 },
    });
  });

  it('ends what is listed of one’s own sessions, and what is counted as closed', async () => {
    await guardar({ operador: 30, locales: 720 });
    const abrir = async () => {
      const { data } = await servicio.pedir(authCalls.login, null, {
        email: OPERADOR.email,
        password: CLAVE,
      });
      expect(data).toBeDefined();
      const [sesion] = await servicio.sql<{ id: string }>(
        'select id from identidad.sesiones where usuario_id = $1 order by creada desc limit 1',
        [OPERADOR.id],
      );
      return sesion?.id ?? '';
    };
    const listadas = async () =>
      (await servicio.dato(calls.listarSesiones, OPERADOR, {})).map(({ id }) => id);
    const [dejada, otra] = [await abrir(), await abrir()];
    expect(await listadas()).toEqual(expect.arrayContaining([dejada, otra]));
    await servicio.sql(
      `update identidad.sesiones set ultima = now() - interval '31 minutes' where id = $1`,
      [dejada],
    );
    expect(await listadas()).not.toContain(dejada);
    expect(await listadas()).toContain(otra);
    expect(await servicio.dato(calls.cerrarOtrasSesiones, OPERADOR, {})).toBe(1);
    const [muerta] = await servicio.sql<{ revocada: Date | null }>(
      'select revocada from identidad.sesiones where id = $1',
      [dejada],
    );
    expect(muerta?.revocada).not.toBeNull();
  });

  it('is changed by who knows the password, within bounds that are said', async () => {
    const antes = (await leer()).data;
    expect(await guardar({ operador: 20, locales: 720, password: 'otra' })).toMatchObject({
      status: 422,
      code: 'CLAVE_ACTUAL_INCORRECTA',
    });
    expect((await guardar({ operador: 5, locales: 50_000 })).errores).toEqual([
      { campo: 'operador', msg: 'Operador: por lo menos 15 minutos' },
      { campo: 'locales', msg: 'Locales: a lo más 43200 minutos (30 días)' },
    ]);
    expect((await leer()).data).toEqual(antes);
  });
});

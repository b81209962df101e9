import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { enTransaccion } from '@comanda/kit/base/db';
import type { Caller } from '@comanda/kit/acceso/tenant';
import { OPERADOR } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { AppError } from '@comanda/shared/errors/AppError';

import { nuevaPersona } from '../testing/gente';

import type { Alcance } from './alcance';
import { cambiarEstadoDeCuenta } from './cuentaAjena';
import { actualizarUsuario } from './guardarUsuario';

import type { QueryResultRow } from 'pg';

type Cuenta = { id: string; email: string };

let prueba: TestDb<unknown>;
beforeAll(async () => {
  prueba = await testDb();
});
afterAll(() => prueba.close());

const dueno = <Row extends QueryResultRow>(texto: string, valores: readonly unknown[] = []) =>
  comoDueno<Row>(prueba.url, texto, valores);
const SIN_NADIE = `
  select e.id from identidad.empresas e where e.id = any ($1) and not exists (
    select from identidad.usuario_empresas ue join identidad.usuarios u on u.id = ue.usuario_id
     where ue.empresa_id = e.id and u.perfil = 'Administrador' and u.estado = 'A')`;
const RUC = '1790012345001';

let empresas: number[] = [];
beforeEach(async () => {
  const filas = await dueno<{ id: number }>(
    `insert into identidad.empresas (empresa, ruc, razon_social, nombre_comercial, direccion, matriz, correo)
     select 'Prueba ' || gen_random_uuid(), '${RUC}', '', '', '', '', '' from generate_series(1, 2) returning id`,
  );
  empresas = filas.map(({ id }) => id);
});

const alcanceDe = ({ id }: Cuenta, todas = false): Alcance => ({
  origen: null,
  // of the caller the rules read its id alone
  quien: { id, perfil: todas ? 'Dashboard' : 'Administrador' } as Caller,
  todas,
  empresas,
});

type Quitar = (quien: Cuenta, a: Cuenta) => Promise<unknown>;
const FORMAS: Record<string, Quitar> = {
  'switched off': (quien, { id }) =>
    enTransaccion(prueba.comoIdentidad(), (client) =>
      cambiarEstadoDeCuenta(client, alcanceDe(quien), { id, estado: 'N' }),
    ),
  deleted: (quien, { id }) =>
    enTransaccion(prueba.comoIdentidad(), (client) =>
      cambiarEstadoDeCuenta(client, alcanceDe(quien), { id, estado: 'E' }),
    ),
  'made less': (quien, a) => editar(quien, a, { perfil: 'Cajero', empresas }),
  'taken out of one company': (quien, a) =>
    editar(quien, a, { perfil: 'Administrador', empresas: empresas.slice(1) }),
};
const editar = (
  quien: Cuenta,
  { id, email }: Cuenta,
  cambio: { perfil: 'Cajero' | 'Administrador'; empresas: number[] },
) =>
  enTransaccion(prueba.comoIdentidad(), (client) =>
    actualizarUsuario(client, alcanceDe(quien), {
      id,
      hash: null,
      leido: undefined,
      escrito: {
        email,
        nombre: 'Nadia Nueva',
        sueldo: '0',
        asegurado: false,
        whatsapp: '',
        ...cambio,
      },
    }),
  );
const quitar = async (forma: string, quien: Cuenta, a: Cuenta) => FORMAS[forma]?.(quien, a);
const codigoDe = (hecho: PromiseSettledResult<unknown>) =>
  hecho.status === 'fulfilled'
    ? 'hecho'
    : hecho.reason instanceof AppError
      ? hecho.reason.code
      : String(hecho.reason);

const administradores = (cuantos: number) =>
  Promise.all(
    Array.from({ length: cuantos }, () =>
      nuevaPersona({ dueno }, { perfil: 'Administrador', empresas }),
    ),
  );

describe('the last Administrador of a company', () => {
  it.each(Object.keys(FORMAS))('is not %s', async (forma) => {
    const [uno, otro] = await administradores(2);
    if (!uno || !otro) throw new Error('administradores: two were asked for');
    await quitar(forma, uno, otro);
    await expect(quitar(forma, otro, uno)).rejects.toMatchObject({
      code: 'ULTIMO_ADMINISTRADOR',
    });
    expect(await dueno(SIN_NADIE, [empresas])).toEqual([]);
  });

  it.each(
    Object.keys(FORMAS).flatMap((una) => Object.keys(FORMAS).map((otra) => [una, otra] as const)),
  )('stays where two are %s and %s by each other at once', async (una, otra) => {
    for (let vez = 0; vez < 5; vez++) {
      const [a, b] = await administradores(2);
      if (!a || !b) throw new Error('administradores: two were asked for');
      const hechos = await Promise.allSettled([quitar(una, a, b), quitar(otra, b, a)]);
      expect(hechos.map(codigoDe).sort()).toEqual(['ULTIMO_ADMINISTRADOR', 'hecho']);
      expect(await dueno(SIN_NADIE, [empresas])).toEqual([]);
      await dueno(`update identidad.usuarios set estado = 'E' where id = any ($1)`, [[a.id, b.id]]);
    }
  });

  it('stays where eight go at each other in a ring', async () => {
    const todos = await administradores(8);
    const formas = Object.values(FORMAS);
    const hechos = await Promise.allSettled(
      todos.map(async (quien, i) =>
        formas[i % formas.length]?.(quien, todos[(i + 1) % 8] ?? quien),
      ),
    );
    const codigos = new Set(hechos.map(codigoDe));
    expect(
      [...codigos].filter((code) => code !== 'hecho' && code !== 'ULTIMO_ADMINISTRADOR'),
    ).toEqual([]);
    expect(await dueno(SIN_NADIE, [empresas])).toEqual([]);
  });

  it('may go when the operator has named another', async () => {
    const [uno] = await administradores(1);
    if (!uno) throw new Error('administradores: one was asked for');
    const quitar = () =>
      enTransaccion(prueba.comoIdentidad(), (client) =>
        cambiarEstadoDeCuenta(client, alcanceDe({ ...OPERADOR }, true), {
          id: uno.id,
          estado: 'E',
        }),
      );
    await expect(quitar()).rejects.toMatchObject({ code: 'ULTIMO_ADMINISTRADOR' });
    await administradores(1);
    await expect(quitar()).resolves.toBeUndefined();
  });
});

describe('the last operator', () => {
  it('stays where two switch each other off at once', async () => {
    await dueno(`update identidad.usuarios set estado = 'N' where perfil = 'Dashboard'`);
    const a = await nuevaPersona({ dueno }, { perfil: 'Dashboard' });
    const b = await nuevaPersona({ dueno }, { perfil: 'Dashboard' });
    const quitar = (quien: Cuenta, { id }: Cuenta) =>
      enTransaccion(prueba.comoIdentidad(), (client) =>
        cambiarEstadoDeCuenta(client, alcanceDe(quien, true), { id, estado: 'N' }),
      );
    const hechos = await Promise.allSettled([quitar(a, b), quitar(b, a)]);
    expect(hechos.map(codigoDe).sort()).toEqual(['ULTIMO_OPERADOR', 'hecho']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { catalogoDe, nombresDeContratos } from '../catalogo/catalogo';
import { todasLasCalls } from '../testing/todasLasCalls';

import { defineCalls, envelope, type Call } from './defineCall';

const todas = Object.entries(todasLasCalls).flatMap(([servicio, calls]) =>
  Object.entries(calls).map(([nombre, call]) => ({ servicio, nombre, call })),
);

describe('contracts', () => {
  it('are found in every room', () => {
    expect(nombresDeContratos()).toEqual(
      expect.arrayContaining(['caja/anticipos', 'facturacion/emision', 'ventas/ventas']),
    );
    expect(todas.map(({ nombre }) => nombre)).toContain('crearVenta');
  });

  it('gives every call a method and path of its own', () => {
    const rutas = todas.map(({ servicio, call }) => `${servicio} ${call.method} ${call.path}`);

    expect(rutas).toEqual([...new Set(rutas)]);
  });

  it('names each field of a call in one part of it alone: the handler gets them all in one', () => {
    const repetidos = todas.flatMap(({ nombre, call: { params, query, body } }) => {
      const campos = [params, query, body].flatMap((parte) => Object.keys(parte?.shape ?? {}));
      return campos.filter((campo, i) => campos.indexOf(campo) !== i).map((c) => `${nombre}.${c}`);
    });

    expect(repetidos).toEqual([]);
  });

  it('says which field of a body is the key its caller makes', () => {
    const DE_OTRO_ACTO = 'descartarActoSinLinea';
    const UUID = '3f0c6a1e-8a52-4a0e-9d0c-2f6f0a1b7c55';
    const esClave = ([campo, esquema]: [string, z.core.$ZodType]) =>
      /(_id|^clave)$/.test(campo) &&
      z.safeParse(esquema, UUID).success &&
      !z.safeParse(esquema, 'una').success;
    const malDichas = todas.filter(({ nombre, call: { body, clave } }) => {
      const suyas = Object.entries(body?.shape ?? {}).filter(esClave);
      const dicha = suyas.map(([campo]) => campo).includes(clave ?? '');
      return suyas.length > 0 && nombre !== DE_OTRO_ACTO
        ? !dicha
        : clave !== undefined && !(clave in (body?.shape ?? {}));
    });

    expect(malDichas.map(({ nombre }) => nombre)).toEqual([]);
  });
});

describe('a contract that is half made', () => {
  const listar: Call = {
    method: 'GET',
    path: '/v1/propinas',
    acceso: { perfiles: ['Administrador'], area: 'caja' },
    reply: envelope(z.null()),
  };

  it('is refused where no service is said to answer it', () => {
    expect(() =>
      catalogoDe([{ nombre: 'caja/propinas', exporta: { propinasCalls: { listar } } }]),
    ).toThrow(
      "falta el servicio de propinasCalls: escriba defineCalls('<servicio>', …) en shared/src/contracts/caja/propinas.ts",
    );
  });

  // RTK Query keeps the first of two in silence
  it('is refused where another has a call of that name', () => {
    const uno = {
      nombre: 'caja/propinas',
      exporta: { unoCalls: defineCalls('ordering', { listar }) },
    };
    const otro = {
      nombre: 'ventas/otras',
      exporta: { otroCalls: defineCalls('billing', { listar }) },
    };
    expect(() => catalogoDe([uno, otro])).toThrow(
      'la llamada listar está en shared/src/contracts/caja/propinas.ts y en shared/src/contracts/ventas/otras.ts: deje una',
    );
  });
});

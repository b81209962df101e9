import { readdirSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, describe, expect, it } from '@jest/globals';

import type { Call } from './defineCall';
import { todasLasCalls } from './todas';

type Sala = Record<string, Call>;

/** What each file of this folder and its rooms exports as its calls: 'ventasCalls' of ventas/ventas.ts. */
async function leerSalas(): Promise<Sala[]> {
  const archivos = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((nombre) =>
    /^(?!todas)[\w/]+\.ts$/.test(nombre),
  );
  const modulos = archivos.map(
    async (archivo) => (await import(path.join(__dirname, archivo))) as Record<string, unknown>,
  );
  return (await Promise.all(modulos)).flatMap((modulo) =>
    Object.entries(modulo).flatMap(([nombre, valor]) =>
      /Calls$/.test(nombre) && typeof valor === 'object' ? [valor as Sala] : [],
    ),
  );
}

let salas: Sala[];
beforeAll(async () => {
  salas = await leerSalas();
});

describe('contracts', () => {
  it('names every endpoint once in the whole product: RTK Query keeps the first of two in silence', () => {
    const nombres = salas.flatMap((sala) => Object.keys(sala));

    expect(nombres).toContain('crearVenta');
    expect(nombres).toEqual([...new Set(nombres)]);
  });

  it('gives every call a method and path of its own', () => {
    const rutas = Object.entries(todasLasCalls).flatMap(([servicio, calls]) =>
      Object.values<Call>(calls).map(({ method, path }) => `${servicio} ${method} ${path}`),
    );

    expect(rutas).toEqual([...new Set(rutas)]);
  });

  it('names each field of a call in one part of it alone: the handler gets them all in one', () => {
    const repetidos = salas.flatMap((sala) =>
      Object.entries(sala).flatMap(([nombre, { params, query, body }]) => {
        const campos = [params, query, body].flatMap((parte) => Object.keys(parte?.shape ?? {}));
        return campos
          .filter((campo, i) => campos.indexOf(campo) !== i)
          .map((c) => `${nombre}.${c}`);
      }),
    );

    expect(repetidos).toEqual([]);
  });

  it('leaves no call out of the table that the deny-by-default test walks', () => {
    const enTabla = Object.values(todasLasCalls).flatMap((calls) => Object.keys(calls));

    expect(enTabla.sort()).toEqual(salas.flatMap((sala) => Object.keys(sala)).sort());
  });
});

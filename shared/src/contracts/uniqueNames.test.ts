import { describe, expect, it } from '@jest/globals';

import type { Call } from './defineCall';
import { authCalls } from './auth';
import { clientesCalls } from './clientes';
import { documentosCalls } from './documentos';
import { emisionCalls } from './emision';
import { facturacionCalls } from './facturacion';
import { impresionCalls } from './impresion';
import { plataformaCalls } from './plataforma';
import { productosCalls } from './productos';
import { todasLasCalls } from './todas';
import { ventasCalls } from './ventas';

const salas: Record<string, Call>[] = [
  authCalls,
  clientesCalls,
  documentosCalls,
  emisionCalls,
  facturacionCalls,
  impresionCalls,
  plataformaCalls,
  productosCalls,
  ventasCalls,
];

describe('contracts', () => {
  it('names every endpoint once in the whole product: RTK Query keeps the first of two in silence', () => {
    const nombres = salas.flatMap((sala) => Object.keys(sala));

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

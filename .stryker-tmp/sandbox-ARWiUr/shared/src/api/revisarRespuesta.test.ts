// @ts-nocheck
import { describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';

import { anotarGuardada, revisarRespuesta } from './revisarRespuesta';

const CUANTOS = 1_000;

/** A reply of a long list, and how many of it were looked at. */
function contrato() {
  const mirar = jest.fn(() => true);
  const producto = z.object({ id: z.number(), nombre: z.string().refine(mirar) });
  const { validate } = revisarRespuesta(z.object({ data: z.array(producto) }))['~standard'];
  return { validate, mirar };
}
const lista = (otro: object = {}) => ({
  data: Array.from({ length: CUANTOS }, (_, id) => ({ id, nombre: `P${id}`, ...otro })),
});
const guardada = (otro: object = {}) => {
  const respuesta = lista(otro);
  anotarGuardada(respuesta);
  return respuesta;
};

describe('a reply', () => {
  it('of the server is looked at whole', () => {
    const { validate, mirar } = contrato();
    expect(validate(lista({ deMas: 1 }))).toEqual({ value: lista() });
    expect(mirar).toHaveBeenCalledTimes(CUANTOS);
  });

  it('that was kept is looked at where it starts and ends, and is what it was', () => {
    const { validate, mirar } = contrato();
    const respuesta = guardada();
    expect(validate(respuesta)).toHaveProperty('value', respuesta);
    expect(mirar).toHaveBeenCalledTimes(40);
  });

  it('that another version kept in another shape is refused', () => {
    const { validate } = contrato();
    expect(validate(guardada({ nombre: 7 }))).toHaveProperty('issues');
  });

  it('that the contract reads as something else is read whole', () => {
    const { validate } = revisarRespuesta(
      z.object({
        data: z.array(z.object({ id: z.number(), por_peso: z.boolean().default(false) })),
      }),
    )['~standard'];
    const { data } = lista();
    expect(validate(guardada())).toEqual({
      value: { data: data.map(({ id }) => ({ id, por_peso: false })) },
    });
  });
});

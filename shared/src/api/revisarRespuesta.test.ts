import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';

import { campoQueNoCupo } from '../contracts/campoQueNoCupo';
import type { Call } from '../contracts/defineCall';

import { onRespuestaQueNoCabe, type RespuestaQueNoCabe } from './noCupo';
import { anotarGuardada, leerRespuesta, revisarRespuesta } from './revisarRespuesta';

const CUANTOS = 1_000;

const llamada = <Reply extends z.ZodType>(reply: Reply) => ({
  method: 'GET' as const,
  path: '/v1/productos' as const,
  acceso: { perfiles: 'publico', area: null } satisfies Call['acceso'],
  reply,
});
const validar = (reply: z.ZodType) => revisarRespuesta(llamada(reply))['~standard'].validate;

/** A reply of a long list, and how many of it were looked at. */
function contrato() {
  const mirar = jest.fn(() => true);
  const producto = z.object({ id: z.number(), nombre: z.string().refine(mirar) });
  return { validate: validar(z.object({ data: z.array(producto) })), mirar };
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
    const validate = validar(
      z.object({
        data: z.array(z.object({ id: z.number(), por_peso: z.boolean().default(false) })),
      }),
    );
    const { data } = lista();
    expect(validate(guardada())).toEqual({
      value: { data: data.map(({ id }) => ({ id, por_peso: false })) },
    });
  });
});

describe('a word of a closed set that this build does not know', () => {
  const cosa = z.object({
    estado: z.enum(['A', 'N']),
    marca: z.literal(['x', 'y']).nullable(),
    personas: z.partialRecord(z.enum(['Cajero', 'Mesero']), z.int()),
    tipo: z.literal('cosa'),
  });
  const schema = z.object({ data: z.array(cosa) });
  const valor = { estado: 'EN_CAMINO', marca: 'z', personas: { Barman: 1 }, tipo: 'cosa' };

  it('passes as it is, wherever it stands', () => {
    const { data } = leerRespuesta({ reply: schema }, { data: [{ ...valor, deMas: 1 }] });
    expect(data).toEqual({ data: [valor] });
  });

  it('is still a word, and what is one thing only stays that', () => {
    const leer = (otro: object) =>
      leerRespuesta({ reply: schema }, { data: [{ ...valor, ...otro }] }).success;
    expect(leer({ estado: 7 })).toBe(false);
    expect(leer({ tipo: 'otra' })).toBe(false);
  });
});

describe('a reply that does not fit', () => {
  let dichas: RespuestaQueNoCabe[] = [];
  const soltar = onRespuestaQueNoCabe((una) => dichas.push(una));
  beforeEach(() => {
    dichas = [];
  });

  const cliente = z.object({ nombre: z.string(), saldos: z.record(z.string(), z.number()) });
  const schema = z.object({ data: z.array(cliente) });

  it('is told with its call and the field, and never with what it held', () => {
    const leer = validar(schema);
    expect(leer({ data: [{ nombre: 7, saldos: {} }] })).toHaveProperty('issues');
    void leer({ data: [{ nombre: '', saldos: { 'Ana Pérez': 'mucho' } }] });
    void leer('Ana Pérez');
    expect(
      dichas.map((una) => [una.call.path, campoQueNoCupo(una.call.reply, una.camino)]),
    ).toEqual([
      ['/v1/productos', 'data[].nombre'],
      ['/v1/productos', 'data[].saldos.*'],
      ['/v1/productos', ''],
    ]);
    expect(dichas[0]?.de.stack).toContain('revisarRespuesta.test'); // whose call it is
  });

  it('is told to nobody who has stopped listening', () => {
    soltar();
    void validar(schema)('nada');
    expect(dichas).toEqual([]);
  });
});

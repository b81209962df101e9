import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { compartido, hayCompartido } from '../testing/compartido';

import { veredictoSri } from './codigosSri';

const mensaje = (identificador: number | string, texto = 'ALGO') => ({
  identificador: String(identificador),
  mensaje: texto,
  informacionAdicional: '',
  tipo: 'ERROR',
});

describe('veredictoSri', () => {
  it('lets the gravest of several messages decide, and a warning never', () => {
    expect(veredictoSri([mensaje(60), mensaje(39), mensaje(52)]).codigo).toBe('39');
    expect(veredictoSri([mensaje(60), mensaje(50)]).accion).toBe('reintentar');
    expect(veredictoSri([mensaje(35), mensaje(43)]).accion).toBe('consultar');
  });

  it("repeats the authority's words for a code nobody knows", () => {
    expect(veredictoSri([mensaje(1234, 'NUEVA REGLA')])).toEqual({
      accion: 'corregir',
      codigo: '1234',
      frase: 'El SRI dice: NUEVA REGLA',
    });
  });

  it('needs a person when a refusal says nothing', () => {
    expect(veredictoSri([])).toMatchObject({ accion: 'corregir', codigo: null });
  });
});

const vectores = hayCompartido('sri', 'vectors', 'sri-error-codes.json');
(vectores.esta ? describe : describe.skip)(vectores.titulo('published codes'), () => {
  it('does with each what is written, and stops the queue for the certificate (sri/README.md)', () => {
    type Codigo = { code: number; action: string };
    const { codes } = JSON.parse(
      readFileSync(compartido('sri', 'vectors', 'sri-error-codes.json'), 'utf8'),
    ) as { codes: Codigo[] };
    const esperada = ({ code, action }: Codigo) =>
      [39, 40, 42].includes(code) ? 'detener' : action;

    expect(codes.length).toBeGreaterThan(30);
    expect(
      codes.map((codigo) => [codigo.code, veredictoSri([mensaje(codigo.code)]).accion]),
    ).toEqual(codes.map((codigo) => [codigo.code, esperada(codigo)]));
  });
});

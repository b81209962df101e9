import { describe, expect, it } from '@jest/globals';

import { anotada, type Nombre } from '../kit/superficie/reglas';
import { textoDe } from '../kit/superficie/texto';

import { caducanDe } from './caducan';

const SALA = '@comanda/shared/ui/core';
const PURO = '@comanda/shared/domain/texto/fecha';
const nombre = (over: Partial<Nombre> = {}): Nombre => ({
  clase: 'funcion',
  firma: '() => void',
  caduca: false,
  ...over,
});

describe('the names that are said to go', () => {
  it('are those of rooms, with since when, until when, and what is used instead', () => {
    const suyos = new Map([
      ['Nuevo', nombre()],
      ['Viejo', nombre({ caduca: true, enVez: 'use Nuevo' })],
    ]);
    const modulos = new Map([
      [SALA, suyos],
      [PURO, suyos],
    ]);
    const texto = textoDe(anotada(null, { version: '0.1.0', modulos }));
    expect(caducanDe(texto, [SALA])).toEqual({
      [SALA]: { Viejo: { desde: '0.1.0', hasta: '0.3.0', enVez: 'use Nuevo' } },
    });
  });

  it('are none where nothing is said', () => {
    const modulos = new Map([[SALA, new Map([['Nuevo', nombre()]])]]);
    expect(caducanDe(textoDe({ version: '0.1.0', modulos }), [SALA])).toEqual({});
  });
});

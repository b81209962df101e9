import { describe, expect, it } from '@jest/globals';

import { makeLinea } from '../../cocina/testing/linea';
import { ultimaRonda } from './ronda';

const tarde = '2026-11-20T19:40:00.000Z';
const QUESO = [{ id: 'm1', nombre: 'extra queso', precio: 0.5 }];

describe('the last round', () => {
  it('is what was sent together last, as it was asked for', () => {
    const lineas = [
      makeLinea('1', { producto: 'Ceviche' }),
      makeLinea('2', { id: '7', producto: 'Cerveza', cantidad: 1, pagada: 1, enviada: tarde }),
      makeLinea('3', {
        producto: 'Bolón',
        modificadores: QUESO,
        opciones: 'bien frito',
        enviada: tarde,
      }),
    ];
    expect(ultimaRonda(lineas)).toEqual([
      { id: '7', producto: 'Cerveza', cantidad: 2, opciones: '', modificadores: [] },
      { id: '1', producto: 'Bolón', cantidad: 2, opciones: 'bien frito', modificadores: ['m1'] },
    ]);
  });

  it('is none of what was taken back, nor anything of an order with nothing', () => {
    const anulada = makeLinea('2', { cantidad: 0, anulada: 2, enviada: tarde });
    const [vieja] = ultimaRonda([makeLinea('1', { producto: 'Ceviche' }), anulada]);
    expect(vieja?.producto).toBe('Ceviche');
    expect(ultimaRonda([anulada])).toEqual([]);
  });
});

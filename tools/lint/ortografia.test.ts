import { describe, expect, it } from '@jest/globals';

import { faltasDeOrtografia } from './ortografia';
import { textosVisibles } from './textosVisibles';

describe('what a person reads', () => {
  it('is written as the dictionary has it, with accents, ñ and opening marks', () => {
    const textos = textosVisibles();
    expect(textos.length).toBeGreaterThan(2000);
    const faltas = textos.flatMap(({ archivo, linea, texto }) =>
      faltasDeOrtografia(texto).map((falta) => `${archivo}:${linea} ${falta}`),
    );
    expect(faltas).toEqual([]);
  });
});

describe('faltasDeOrtografia', () => {
  it.each([
    ['No hay linea con el servidor', ['linea']],
    ['El producto esta agotado', ['esta agotado']],
    ['Revise la direccion del cliente', ['direccion']],
    ['Se quito Ceviche', ['Se quito']],
    ['Elija que mover', ['Elija que']],
    ['No podrás revertir esta acción!', ['sin ¡']],
    ['Quitar esta mesa?', ['sin ¿']],
  ])('finds what is wrong in «%s»', (texto, faltas) => {
    expect(faltasDeOrtografia(texto)).toEqual(faltas);
  });

  it.each([
    'Esta mesa está cerrada',
    '¿Quitar la línea de Ceviche?',
    'Abra http://localhost:3000/auth o dé DATABASE_URL',
    'No se pudo: se detuvo y se lo dijo',
    'Use npm start y mire .data/tickets',
  ])('leaves «%s»', (texto) => {
    expect(faltasDeOrtografia(texto)).toEqual([]);
  });
});

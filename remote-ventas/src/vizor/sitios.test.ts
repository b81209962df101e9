import { describe, expect, it } from '@jest/globals';

import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { makeLineaVizor } from '@comanda/shared/testing';

import { cambiosDeSitio } from './sitios';

const uuid = (n: number) => `orden ${n}`;
const makeLinea = (n: number, over: Partial<LineaVizor>) =>
  makeLineaVizor({ linea: `línea ${n}`, ...over });

const dos = { random: uuid(2), orden: 'Orden 2', mesa: '2' };
const cinco = { random: uuid(5), orden: 'Orden 5', mesa: '5' };
const enDos = [makeLinea(1, dos), makeLinea(2, dos)];
const enCinco = [makeLinea(3, cinco)];
const dichos = (antes: typeof enDos, ahora: typeof enDos) => [...cambiosDeSitio(antes, ahora)];

describe('what a card says of where it came from', () => {
  it('is nothing while all stay where they are, and nothing of an order that is new', () => {
    expect(dichos(enDos, [...enDos, ...enCinco])).toEqual([]);
  });

  it('names the table an order left', () => {
    const movida = enDos.map((linea) => ({ ...linea, mesa: '7' }));
    expect(dichos(enDos, movida)).toEqual([[uuid(2), 'Pasó de la mesa 2']]);
  });

  it('names whose it was where it had no table', () => {
    const ana = [makeLinea(1, { random: uuid(2), orden: 'Ana', mesa: '' })];
    const sentada = ana.map((linea) => ({ ...linea, mesa: '7' }));
    expect(dichos(ana, sentada)).toEqual([[uuid(2), 'Pasó de Ana']]);
  });

  it('names the table that was joined to it', () => {
    const juntas = [...enDos, ...enCinco].map((linea) => ({ ...linea, ...cinco }));
    expect(dichos([...enDos, ...enCinco], juntas)).toEqual([[uuid(5), 'Se le unió la mesa 2']]);
  });

  it('names the table of which it has some dishes', () => {
    const [primera, segunda] = enDos;
    const partida = [primera, { ...segunda, ...cinco }, ...enCinco] as typeof enDos;
    expect(dichos([...enDos, ...enCinco], partida)).toEqual([
      [uuid(5), 'Trae platos de la mesa 2'],
    ]);
  });

  it('holds for a dish of which a part stays', () => {
    const [primera] = enDos;
    const partida = [...enDos, { ...primera, ...cinco }, ...enCinco] as typeof enDos;
    expect(dichos([...enDos, ...enCinco], partida)).toEqual([
      [uuid(5), 'Trae platos de la mesa 2'],
    ]);
  });
});

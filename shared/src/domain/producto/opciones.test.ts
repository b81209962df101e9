import { describe, expect, it } from '@jest/globals';

import { makeProducto } from '../../testing/makeProducto';
import { agregarProducto, claveDeLinea } from '../orden/carrito';

import { lineasSinVenta } from './cambiosDePrecio';
import { faltaDeGrupos, faltaDeOpciones } from './opciones';

const SOPA = { id: '1', nombre: 'Sopa', minimo: 1, maximo: 1 };
const SALSAS = { id: '2', nombre: 'Salsas', minimo: 1, maximo: 2 };
const EXTRAS = { id: '3', nombre: 'Extras', minimo: 0, maximo: 2 };
const de = (...grupos: string[]) => grupos.map((grupo) => ({ grupo }));

describe('faltaDeOpciones', () => {
  it.each([
    ['nothing of what must be chosen', [SOPA], [], 'Elija 1 de Sopa'],
    ['two of what is one', [SOPA], de('1', '1'), 'Elija 1 de Sopa'],
    ['nothing of one to two', [SALSAS], [], 'Elija de 1 a 2 de Salsas'],
    ['three of up to two', [EXTRAS], de('3', '3', '3'), 'Elija hasta 2 de Extras'],
    ['the first that is wrong', [SOPA, SALSAS], de('1'), 'Elija de 1 a 2 de Salsas'],
    ['nothing of what need not be', [EXTRAS], [], null],
    ['all that is asked', [SOPA, SALSAS, EXTRAS], de('1', '2', '2'), null],
    ['nothing asked', [], de('9'), null],
  ])('says of %s', (_que, grupos, elegidos, falta) => {
    expect(faltaDeOpciones(grupos, elegidos)).toBe(falta);
  });
});

describe('faltaDeGrupos', () => {
  it('adds up what may be chosen of all', () => {
    const opciones = Array.from({ length: 6 }, (_, i) => ({ nombre: `Opción ${i}` }));
    const grupo = (nombre: string) => ({ nombre, minimo: 0, maximo: 6, opciones });
    expect(faltaDeGrupos([grupo('Uno')])).toBeNull();
    expect(faltaDeGrupos([grupo('Uno'), grupo('Dos')])).toEqual({
      campo: 'grupos',
      msg: 'Entre todos los grupos se eligen hasta 10 opciones y los máximos suman 12',
    });
  });
});

describe('a line whose product asks', () => {
  const producto = makeProducto({
    id: 'a',
    producto: 'Almuerzo',
    precio_venta: 3.5,
    grupos: [SOPA],
  });
  const opcion = (id: string, nombre: string, agotado = false) => ({
    id,
    nombre,
    precio: 0.25,
    id_producto: 'a',
    id_categoria: null,
    grupo: '1',
    agotado,
  });
  const LOCRO = opcion('1', 'Locro');
  const MENUDO = opcion('2', 'Menudo', true);
  const catalogo = {
    productos: new Map([['a', producto]]),
    modificadores: new Map([LOCRO, MENUDO].map((una) => [una.id, una])),
  };
  const con = (...modificadores: { id: string; nombre: string; precio: number }[]) =>
    agregarProducto([], producto, { modificadores });

  it('is another line with another choice, and one more of it with the same', () => {
    const dos = agregarProducto(con(LOCRO), producto, { modificadores: [MENUDO] });
    expect(dos.map(claveDeLinea)).toEqual(['a+1', 'a+2']);
    const tres = agregarProducto(dos, producto, { modificadores: [LOCRO] });
    expect(tres.map(({ cantidad, subtota }) => [cantidad, subtota])).toEqual([
      [2, 7.5],
      [1, 3.75],
    ]);
  });

  it('cannot be sold before all is chosen, nor with what ran out', () => {
    expect(lineasSinVenta(con(LOCRO), catalogo)).toEqual([]);
    expect(lineasSinVenta(con(), catalogo)).toEqual([
      { id: 'a', producto: 'Almuerzo', agotado: false, falta: 'Elija 1 de Sopa' },
    ]);
    expect(lineasSinVenta(con(MENUDO), catalogo)).toEqual([
      { id: 'a+2', producto: 'Almuerzo (Menudo)', agotado: true },
    ]);
  });
});

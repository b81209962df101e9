import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { atender, type Respuesta } from './busqueda.worker';
import { crearBuscador, fichaDe } from './buscarProductos';
import { TODAS } from './indiceDeProductos';
import { makeProducto } from '../testing/mundo';

const catalogo = (nombres: readonly string[]) =>
  nombres.map((producto, i) =>
    makeProducto({ id: String(i), producto, categoria: i % 2 === 0 ? 'Ceviches' : 'Bebidas' }),
  );
const nombres = (hallados: ReturnType<ReturnType<typeof crearBuscador>>) =>
  hallados.map(({ producto }) => producto);

describe('crearBuscador', () => {
  const menu = catalogo(['Jugo de piña', 'Piña colada', 'Ceviche', 'Pan', 'PIÑA asada']);

  it('finds whatever the case and accents, names that begin with it first', () => {
    expect(nombres(crearBuscador(menu)(' piNA', TODAS))).toEqual([
      'Piña colada',
      'PIÑA asada',
      'Jugo de piña',
    ]);
    expect(nombres(crearBuscador(menu)('pizza', TODAS))).toEqual([]);
  });

  it('shows a category, and searches in it', () => {
    const buscar = crearBuscador(menu);
    expect(nombres(buscar('', 'Bebidas'))).toEqual(['Piña colada', 'Pan']);
    expect(nombres(buscar('pi', 'Bebidas'))).toEqual(['Piña colada']);
    expect(nombres(buscar('pi', 'Ceviches'))).toEqual(['PIÑA asada', 'Jugo de piña']);
  });

  it('answers the catalogue itself when nothing is asked', () => {
    expect(crearBuscador(menu)('  ', TODAS)).toBe(menu);
  });

  it('shows favourites before the others of what is found, each kind in its order', () => {
    const con = menu.map((producto, i) => ({ ...producto, favorito: i === 2 || i === 4 }));
    expect(nombres(crearBuscador(con)('', TODAS))).toEqual([
      'Ceviche',
      'PIÑA asada',
      'Jugo de piña',
      'Piña colada',
      'Pan',
    ]);
    expect(nombres(crearBuscador(con)('pi', TODAS))).toEqual([
      'PIÑA asada',
      'Piña colada',
      'Jugo de piña',
    ]);
  });

  it('finds a product by its code or barcode, the whole of it before all else', () => {
    const con = [
      makeProducto({ id: '1', producto: '12 humitas', codigo: 'HUM-12' }),
      makeProducto({ id: '2', producto: 'Agua', codigo: '12', codigo_barras: '7861234500012' }),
      makeProducto({ id: '3', producto: 'Cola', codigo_barras: '7861234500029' }),
    ];
    const buscar = crearBuscador(con);
    expect(nombres(buscar('12', TODAS))).toEqual(['Agua', '12 humitas', 'Cola']);
    expect(nombres(buscar('hum-12', TODAS))).toEqual(['12 humitas']);
    expect(nombres(buscar('7861234500029', TODAS))).toEqual(['Cola']);
  });

  it('finds a word that begins with it before one that holds it', () => {
    const con = catalogo(['Empanada de mora', 'Jugo de mora', 'Amor mío', 'Mora']);
    expect(nombres(crearBuscador(con)('mor', TODAS))).toEqual([
      'Mora',
      'Empanada de mora',
      'Jugo de mora',
      'Amor mío',
    ]);
  });

  it('finds after any keys what it finds when asked at once', () => {
    const letras = fc.string({ unit: fc.constantFrom('a', 'b', 'ñ', ' '), maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(letras, { maxLength: 12 }),
        fc.array(fc.tuple(letras, fc.constantFrom(TODAS, 'Ceviches', 'Bebidas')), { minLength: 1 }),
        (productos, teclas) => {
          const suyo = catalogo(productos);
          const buscar = crearBuscador(suyo);
          for (const [busqueda, categoria] of teclas)
            for (let n = 0; n <= busqueda.length; n++) {
              const escrito = busqueda.slice(0, n);
              expect(buscar(escrito, categoria)).toEqual(crearBuscador(suyo)(escrito, categoria));
            }
        },
      ),
    );
  });
});

describe('the search in the worker', () => {
  const menu = catalogo(['Ceviche mixto', 'Encebollado', 'Piña colada', 'Jugo de mora']);
  function preguntar(busqueda: string, categoria = TODAS): Respuesta | undefined {
    const dichas: Respuesta[] = [];
    const hacer = atender((respuesta) => dichas.push(respuesta));
    hacer({ catalogo: JSON.stringify(menu.map(fichaDe)) });
    hacer({ numero: 7, busqueda, categoria });
    return dichas[0];
  }
  const halladosPor = (busqueda: string, categoria?: string) =>
    [...(preguntar(busqueda, categoria)?.lugares ?? [])].map((lugar) => menu[lugar]?.producto);

  it('answers under the number it was asked with', () => {
    expect(preguntar('mora')?.numero).toBe(7);
    expect(halladosPor('mora')).toEqual(['Jugo de mora']);
  });

  it.each(['cevihce', 'cebiche', 'ceviiche', 'cevche', 'zeviche'])(
    'finds what was meant by %s, one letter wrong',
    (escrito) => expect(halladosPor(escrito)).toEqual(['Ceviche mixto']),
  );

  it('finds nothing for two letters wrong, a short word, or another category', () => {
    expect(halladosPor('zebiche')).toEqual([]);
    expect(halladosPor('pxa')).toEqual([]);
    expect(halladosPor('cebiche', 'Bebidas')).toEqual([]);
  });
});

describe('an index that is made little by little', () => {
  const muchos = Array.from({ length: 700 }, (_, n) =>
    makeProducto({ id: String(n), producto: `Plato ${n}` }),
  );

  it('finds the same half made as made', () => {
    const aMedias = crearBuscador(muchos);
    expect(aMedias.preparar()).toBe(true);
    const hallados = aMedias('plato 69', TODAS).map(({ id }) => id);
    expect(hallados).toContain('699');
    const entero = crearBuscador(muchos);
    while (entero.preparar()) continue;
    expect(entero('plato 69', TODAS).map(({ id }) => id)).toEqual(hallados);
  });
});

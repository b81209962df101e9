import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';

import { veces } from '@comanda/shared/testing/veces';

import { gruposDeMenu } from './gruposDeMenu';

type Puesto = { grupo?: string | undefined; orden?: number | undefined };
const hallada = (path: string, deRuta: Puesto = {}, deArea: Puesto = {}) => {
  const descriptor = {
    area: 'ventas',
    titulo: 'ventas',
    zona: 'admin' as const,
    rutas: [],
    ...deArea,
  };
  const area = { descriptor, build: '', contenedor: '', base: '', manifiesto: {}, integridad: {} };
  const ruta = { path, titulo: path, icono: 'venta', perfiles: [], menu: true, ...deRuta };
  return { area, ruta };
};
const leer = (...rutas: ReturnType<typeof hallada>[]) =>
  gruposDeMenu(rutas).map(({ grupo, rutas: suyas }) => [
    grupo,
    suyas.map(({ ruta }) => ruta.path).join(' '),
  ]);

describe('the groups of the menu', () => {
  it('are none where no area says one: all stands as it comes', () => {
    expect(leer(hallada('a', { orden: 2 }), hallada('b', { orden: 1 }), hallada('c'))).toEqual([
      [null, 'a b c'],
    ]);
  });

  it('are shared by areas that say the same, where the first of them stands', () => {
    const ventas = { grupo: 'Ventas' };
    expect(
      leer(hallada('a', {}, ventas), hallada('suelta'), hallada('b', {}, ventas), hallada('otra')),
    ).toEqual([
      ['Ventas', 'a b'],
      [null, 'suelta otra'],
    ]);
  });

  it('are in the order that is said; what is said of a screen goes before what is said of its area', () => {
    const ventas = { grupo: 'Ventas', orden: 20 };
    expect(
      leer(
        hallada('sin', {}, { grupo: 'Ventas' }),
        hallada('b', {}, ventas),
        hallada('c', {}, ventas),
        hallada('primera', { orden: 0 }, ventas),
        hallada('aparte', { grupo: 'Otras' }, ventas),
      ),
    ).toEqual([
      ['Ventas', 'primera b c sin'],
      ['Otras', 'aparte'],
    ]);
  });

  it('lose no screen, show none twice, and leave equals as the operator has them', () => {
    const puesto = fc.record({
      grupo: fc.constantFrom(undefined, 'Uno', 'Dos'),
      orden: fc.constantFrom(undefined, 1, 2),
    });
    fc.assert(
      fc.property(fc.array(puesto), (puestos) => {
        const rutas = puestos.map((uno, i) => hallada(`p${i}`, uno));
        const grupos = gruposDeMenu(rutas);
        const todas = grupos.flatMap(({ rutas: suyas }) => suyas.map(({ ruta }) => ruta.path));
        expect(todas.toSorted()).toEqual(rutas.map(({ ruta }) => ruta.path).toSorted());
        const conNombre = grupos.flatMap(({ grupo }) => grupo ?? []);
        expect(conNombre).toEqual([...new Set(conNombre)]);
        for (const { rutas: suyas } of grupos)
          for (const orden of [1, 2, undefined]) {
            const lugares = suyas
              .filter(({ ruta }) => ruta.orden === orden)
              .map(({ ruta }) => Number(ruta.path.slice(1)));
            expect(lugares).toEqual(lugares.toSorted((a, b) => a - b));
          }
      }),
      { numRuns: veces(300) },
    );
  });
});

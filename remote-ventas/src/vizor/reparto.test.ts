import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { agruparVizor, contarEnCocina, porHacer } from '@comanda/shared/domain/orden/vizor';
import { makeLineaVizor } from '@comanda/shared/testing';
import { veces } from '@comanda/shared/testing/veces';

import { medidasDe, medirOrden } from './medidas';
import { altoDeTrozo, paginaDe, repartir, type CartaMedida, type Trozo } from './reparto';

const PLATOS = [
  'Café',
  'Ceviche de camarón',
  'Arroz marinero con patacones y ensalada de la casa',
  'W'.repeat(80),
];
const OPCIONES = ['', 'Sin cebolla', 'Término medio\nSin ají\nPara llevar en dos fundas'];
const hora = (minuto: number) => new Date(Date.UTC(2026, 10, 20, 18, minuto)).toISOString();

const linea = fc.record({
  producto: fc.constantFrom(...PLATOS),
  opt: fc.constantFrom(...OPCIONES),
  lista: fc.boolean(),
  retenida: fc.boolean(),
  agregada: fc.boolean(),
  anulada: fc.constantFrom(0, 0, 0, 1),
  cantidad: fc.constantFrom(2, 2, 2, 0),
  estacion: fc.constantFrom('Cocina', 'Barra', null),
  envio: fc.constantFrom(1, 2),
});
const orden = fc.record({
  minuto: fc.nat(50),
  mesa: fc.constantFrom('4', ''),
  nombre: fc.constantFrom('Orden 12', 'Familia Mora de la Torre, para llevar en dos fundas'),
  lineas: fc.array(linea, { minLength: 1, maxLength: 24 }),
});
const pantalla = fc.record({
  ancho: fc.integer({ min: 320, max: 1_900 }),
  alto: fc.integer({ min: 200, max: 960 }),
  esPared: fc.boolean(),
});
const tablero = fc.record({
  ordenes: fc.array(orden, { maxLength: 14 }),
  pantalla,
  pagina: fc.nat(6),
});

type Tablero = typeof tablero extends fc.Arbitrary<infer Valor> ? Valor : never;

const lineasDe = ({ ordenes }: Tablero): LineaVizor[] =>
  ordenes.flatMap(({ minuto, mesa, nombre, lineas }, n) =>
    lineas.map((una, i) =>
      makeLineaVizor({
        ...una,
        linea: `${n}-${i}`,
        random: `orden ${n}`,
        orden: nombre,
        mesa,
        enviada: hora(minuto),
      }),
    ),
  );

function dibujar(cual: Tablero, marcadas: readonly string[] = []) {
  const leidas = lineasDe(cual);
  const lineas = leidas.map((una) =>
    marcadas.includes(una.linea) ? { ...una, lista: true } : una,
  );
  const ordenes = agruparVizor(lineas, { estacion: null, recientes: new Set(marcadas) });
  const medidas = medidasDe(cual.pantalla, cual.pantalla.esPared);
  const cartas = ordenes.map((una) => medirOrden(una, medidas));
  const columnas = repartir(cartas, medidas);
  return { lineas, ordenes, medidas, cartas, columnas };
}

const claves = (columnas: readonly (readonly Trozo[])[]) => [
  ...new Set(columnas.flat().map(({ clave }) => clave)),
];
const altoDe = (columna: readonly Trozo[], cartas: readonly CartaMedida[], hueco: number) =>
  columna.reduce(
    (suma, trozo) => {
      const carta = cartas.find(({ clave }) => clave === trozo.clave);
      return suma + (carta ? altoDeTrozo(carta, trozo) : 0);
    },
    hueco * (columna.length - 1),
  );

describe('the board of a kitchen', () => {
  it('has every order in view or counted, by age, and no one that is to be done behind one that is ready', () => {
    fc.assert(
      fc.property(tablero, (cual) => {
        const { lineas, ordenes, columnas, medidas } = dibujar(cual);
        const { antes, despues, ...vista } = paginaDe(columnas, medidas.columnas, cual.pagina);
        const enVista = claves(vista.columnas);
        const porEdad = ordenes.map(({ random }) => random);

        expect(enVista).toEqual(porEdad.slice(antes, antes + enVista.length));
        expect(antes + enVista.length + despues).toBe(ordenes.length);

        const grupos = claves(columnas).map(
          (clave) => ordenes.find(({ random }) => random === clave)?.grupo,
        );
        const enCocina = contarEnCocina(lineas);
        expect(grupos.slice(0, enCocina)).not.toContain('lista');
        expect(grupos.slice(enCocina).every((grupo) => grupo === 'lista')).toBe(true);
      }),
      { numRuns: veces(1_500) },
    );
  });

  it('shows each row once, in its order, and no column is higher than the screen for more than one row', () => {
    fc.assert(
      fc.property(tablero, (cual) => {
        const { cartas, columnas, medidas } = dibujar(cual);
        for (const carta of cartas) {
          const suyos = columnas.flat().filter(({ clave }) => clave === carta.clave);
          const filas = suyos.flatMap(({ desde, hasta }) =>
            Array.from({ length: hasta - desde }, (_, i) => desde + i),
          );
          expect(filas).toEqual(carta.filas.map((__, i) => i));
          expect(suyos.map(({ ultimo }) => ultimo)).toEqual(
            suyos.map((__, i) => i === suyos.length - 1),
          );
        }
        for (const columna of columnas) {
          const [primero] = columna;
          const unaFila = columna.length === 1 && primero && primero.hasta - primero.desde <= 1;
          if (!unaFila)
            expect(altoDe(columna, cartas, medidas.hueco)).toBeLessThanOrEqual(medidas.alto);
        }
      }),
      { numRuns: veces(1_500) },
    );
  });

  it('stays as it is, to the pixel, when a line or a whole order is marked ready', () => {
    fc.assert(
      fc.property(tablero, fc.nat(), (cual, n) => {
        const antes = dibujar(cual);
        const pendientes = antes.lineas.filter(porHacer);
        const una = pendientes[n % Math.max(1, pendientes.length)];
        if (!una) return;
        const deSuOrden = pendientes.filter(({ random }) => random === una.random);
        for (const marcadas of [[una], deSuOrden]) {
          const despues = dibujar(
            cual,
            marcadas.map((marcada) => marcada.linea),
          );
          expect(despues.cartas).toEqual(antes.cartas);
          expect(despues.columnas).toEqual(antes.columnas);
        }
      }),
      { numRuns: veces(1_500) },
    );
  });

  it('has three cards side by side on a screen of 1366 px, four on one of 1920', () => {
    expect(medidasDe({ ancho: 1_098, alto: 560 }, false).columnas).toBe(3);
    expect(medidasDe({ ancho: 1_350, alto: 600 }, false).columnas).toBe(4);
    expect(medidasDe({ ancho: 1_652, alto: 860 }, true).columnas).toBe(4);
    expect(medidasDe({ ancho: 1_904, alto: 860 }, true).columnas).toBe(4);
  });
});

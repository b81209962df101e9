import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { LineaVizor } from '../../contracts/ventas/vizor';
import { makeLineaVizor } from '../../testing/makeLineaVizor';

import { agruparVizor, contarDelDia, minutosDesde, porHacer, tonoDeEspera } from './vizor';

const hora = (minuto: number) => new Date(Date.UTC(2026, 10, 20, 18, minuto)).toISOString();
const linea = (nombre: string, over: Partial<LineaVizor> = {}) =>
  makeLineaVizor({ linea: nombre, producto: nombre, random: 'a', orden: 'Orden a', ...over });

const TODAS = { estacion: null };
const nombres = (lineas: readonly LineaVizor[]) => lineas.map((una) => una.linea);

describe('agruparVizor (spec section 2, Kitchen display)', () => {
  it('makes one card per order, the longest waiting first', () => {
    const ordenes = agruparVizor(
      [
        linea('1', { random: 'b', enviada: hora(5) }),
        linea('2', { random: 'a', enviada: hora(2) }),
        linea('3', { random: 'b', enviada: hora(5) }),
      ],
      TODAS,
    );
    expect(ordenes.map(({ random, lineas }) => [random, nombres(lineas)])).toEqual([
      ['a', ['2']],
      ['b', ['1', '3']],
    ]);
  });

  it('waits since the oldest line that is pending, wherever its order stands', () => {
    const [orden] = agruparVizor(
      [linea('1', { enviada: hora(0), lista: true }), linea('2', { enviada: hora(3), envio: 2 })],
      TODAS,
    );
    expect(orden?.desde).toBe(hora(3));
  });

  it('leaves a card where it is until all that arrived together is done', () => {
    const de = (lista: boolean) =>
      agruparVizor(
        [
          linea('1', { enviada: hora(0), lista }),
          linea('2', { enviada: hora(4) }),
          linea('3', { random: 'b', enviada: hora(2) }),
        ],
        TODAS,
      ).map(({ random }) => random);
    expect(de(false)).toEqual(['a', 'b']);
    expect(de(true)).toEqual(['a', 'b']);
  });

  it('counts what is over of the sends before, and shows the send that is being cooked whole', () => {
    const [orden] = agruparVizor(
      [
        linea('1', { lista: true }),
        linea('2', { lista: true }),
        linea('3', { envio: 2, lista: true }),
        linea('4', { envio: 2, agregada: true }),
      ],
      TODAS,
    );
    expect(orden).toMatchObject({ grupo: 'pendiente', hechas: 2 });
    expect(nombres(orden?.lineas ?? [])).toEqual(['3', '4']);
  });

  it('keeps held courses apart: nobody waits for them', () => {
    const [orden] = agruparVizor([linea('1'), linea('2', { retenida: true })], TODAS);
    expect(nombres(orden?.lineas ?? [])).toEqual(['1']);
    expect(nombres(orden?.retenidas ?? [])).toEqual(['2']);
    const [espera] = agruparVizor([linea('2', { retenida: true })], TODAS);
    expect(espera).toMatchObject({ grupo: 'espera', desde: null, lineas: [] });
  });

  it('puts what is pending before what is held, and that before what is ready', () => {
    const ordenes = agruparVizor(
      [
        linea('1', { random: 'lista', lista: true, enviada: hora(0) }),
        linea('2', { random: 'espera', retenida: true, enviada: hora(1) }),
        linea('3', { random: 'pendiente', enviada: hora(9) }),
      ],
      TODAS,
    );
    expect(ordenes.map(({ random, grupo }) => [random, grupo])).toEqual([
      ['pendiente', 'pendiente'],
      ['espera', 'espera'],
      ['lista', 'lista'],
    ]);
  });

  it('shows a station its own lines, and no order that has none of them to do', () => {
    const lineas = [
      linea('1', { estacion: 'Barra' }),
      linea('2'),
      linea('3', { random: 'b' }),
      linea('4', { random: 'c', estacion: 'Barra', lista: true }),
      linea('5', { random: 'c' }),
    ];
    const ordenes = agruparVizor(lineas, { estacion: 'Barra' });
    expect(ordenes.map(({ random, lineas: suyas }) => [random, nombres(suyas)])).toEqual([
      ['a', ['1']],
    ]);
  });

  it("waits for nothing that is no station's, and shows it among all", () => {
    const agua = linea('agua', { estacion: null });
    const [orden] = agruparVizor([linea('1'), agua], TODAS);
    expect(nombres(orden?.lineas ?? [])).toEqual(['1', 'agua']);
    expect(agruparVizor([agua], TODAS)[0]).toMatchObject({ grupo: 'lista', desde: null });
    expect(agruparVizor([linea('1'), agua], { estacion: 'Cocina' })[0]?.lineas).toHaveLength(1);
  });

  it('asks the kitchen to see what was taken back, all of it or a part', () => {
    const toda = linea('1', { cantidad: 0, anulada: 2 });
    const parte = linea('2', { anulada: 1 });
    expect([toda, parte].map(porHacer)).toEqual([true, true]);
    expect(porHacer({ ...toda, anulada: 0 })).toBe(false);
    expect(porHacer({ ...parte, lista: true })).toBe(false);
    expect(porHacer({ ...parte, retenida: true })).toBe(false);
    expect(porHacer({ ...toda, retenida: true })).toBe(true);
    expect(agruparVizor([{ ...toda, anulada: 0 }], TODAS)).toEqual([]);
  });

  it('keeps what was marked a moment ago in its place', () => {
    const lineas = [
      linea('1', { enviada: hora(0), lista: true }),
      linea('2', { random: 'b', enviada: hora(1) }),
    ];
    const [primera] = agruparVizor(lineas, { estacion: null, recientes: new Set(['1']) });
    expect(primera).toMatchObject({ random: 'a', grupo: 'pendiente', desde: null });
  });

  it('lets go of what was paid before it was cooked as soon as it is ready', () => {
    expect(agruparVizor([linea('1', { pagada: true })], TODAS)[0]).toMatchObject({
      pagada: true,
      grupo: 'pendiente',
    });
    expect(agruparVizor([linea('1', { pagada: true, lista: true })], TODAS)).toEqual([]);
  });

  it('shows every line that somebody has to do something about, once', () => {
    const una = fc.record({
      random: fc.constantFrom('a', 'b', 'c'),
      envio: fc.integer({ min: 1, max: 3 }),
      estacion: fc.constantFrom('Cocina', 'Barra', null),
      retenida: fc.boolean(),
      lista: fc.boolean(),
      cantidad: fc.constantFrom(0, 1, 2.5),
      anulada: fc.constantFrom(0, 1),
      enviada: fc.integer({ min: 0, max: 59 }).map(hora),
    });
    fc.assert(
      fc.property(fc.array(una), fc.constantFrom(null, 'Cocina'), (partes, estacion) => {
        const lineas = partes.map((parte, i) => linea(String(i), parte));
        const vistas = agruparVizor(lineas, { estacion }).flatMap((orden) =>
          nombres([...orden.lineas, ...orden.retenidas]),
        );
        const suyas = lineas.filter((l) => estacion === null || l.estacion === estacion);
        expect(vistas).toEqual([...new Set(vistas)]);
        expect(vistas).toEqual(expect.arrayContaining(nombres(suyas.filter(porHacer))));
      }),
    );
  });
});

describe('tonoDeEspera', () => {
  it('changes at the limits of the company', () => {
    const limites = { aviso_min: 10, alerta_min: 20 };
    expect([9, 10, 19, 20].map((minutos) => tonoDeEspera(minutos, limites))).toEqual([
      'bien',
      'aviso',
      'aviso',
      'alerta',
    ]);
  });
});

describe('minutosDesde', () => {
  it('counts whole minutes, and none of the future', () => {
    const ahora = Date.parse(hora(10));
    expect(minutosDesde(hora(0), ahora - 1)).toBe(9);
    expect(minutosDesde(hora(0), ahora)).toBe(10);
    expect(minutosDesde(hora(11), ahora)).toBe(0);
  });
});

describe('contarDelDia', () => {
  it('adds up each dish that is still to be made, held or not, by station', () => {
    const lineas = [
      linea('1', { producto: 'Ceviche', cantidad: 2 }),
      linea('2', { producto: 'Ceviche', cantidad: 1.5, retenida: true }),
      linea('3', { producto: 'Ceviche', lista: true }),
      linea('4', { producto: 'Ceviche', cantidad: 0, anulada: 1 }),
      linea('5', { producto: 'Limonada', cantidad: 3, estacion: 'Barra' }),
      linea('6', { producto: 'Agua', estacion: null }),
    ];
    expect(contarDelDia(lineas, null)).toEqual([
      { producto: 'Ceviche', estacion: 'Cocina', cantidad: 3.5 },
      { producto: 'Limonada', estacion: 'Barra', cantidad: 3 },
    ]);
    expect(contarDelDia(lineas, 'Barra').map(({ producto }) => producto)).toEqual(['Limonada']);
  });
});

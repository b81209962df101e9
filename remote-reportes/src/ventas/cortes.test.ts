import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { aCentavos, sumar } from '@comanda/shared/domain/dinero/dinero';
import { sumarDias } from '@comanda/shared/domain/texto/periodo';

import { calorDe, NIVELES } from './calor';
import { entradaDeCifra } from './cifra';
import { cortesDe } from './cortes';
import { tramosDe } from './dias';
import { figurasDeReporte } from './figuras';
import { ANA, HOY, makeParte, makeReporte } from '../cifras/testing/reporte';

describe('figurasDeReporte', () => {
  it('asks for each figure with what the server adds up to it', () => {
    const pedidas = figurasDeReporte(makeReporte()).map(({ cifra, valor }) => {
      const { concepto, figura } = entradaDeCifra('x', cifra) as Record<string, unknown>;
      return [cifra.titulo, valor, concepto, figura];
    });
    expect(pedidas).toEqual([
      ['Ventas', '$34.50', 'VENTAS', undefined],
      ['Tickets', '3', 'VENTAS', undefined],
      ['Promedio', '$11.50', 'VENTAS', undefined],
      ['Descuentos', '$2.00', 'DESCUENTO', undefined],
      ['Anuladas', '$8.05', 'ANULADAS', undefined],
      ['Propinas', '$1.00', 'PROPINA', undefined],
      ['IVA', '$4.50', 'VENTAS', 'iva'],
    ]);
  });

  it('has what was given back where there was any, then or before', () => {
    const { figuras } = makeReporte();
    const devueltas = figurasDeReporte({
      ...makeReporte(),
      antes: { ...figuras, devoluciones: 1, total_devoluciones: 3.5 },
    }).find(({ titulo }) => titulo === 'Devoluciones');
    expect(devueltas).toMatchObject({
      valor: '$0.00',
      antes: '$3.50',
      cifra: { concepto: 'DEVOLUCIONES' },
      medidas: { alReves: true },
    });
  });
});

const diasDesde = (desde: string, totales: readonly number[]) =>
  totales.map((total, n) => ({ fecha: sumarDias(desde, n), ventas: 1, total }));

describe('tramosDe', () => {
  it('has a bar of the past alone where the month before has more days', () => {
    const tramos = tramosDe({
      dias: diasDesde('2026-02-28', [5]),
      dias_antes: diasDesde('2026-01-30', [1, 2]),
    });
    expect(tramos).toEqual([
      expect.objectContaining({ etiqueta: 'sáb 28', total: 5, antes: 1 }),
      expect.objectContaining({ etiqueta: '31/01 antes', total: 0, antes: 2, periodo: null }),
    ]);
  });

  it('loses no cent, days or months', () => {
    const monto = fc.integer({ min: 0, max: 1_000_000 }).map((centavos) => centavos / 100);
    const muchos = fc.array(monto, { minLength: 1, maxLength: 400 });
    fc.assert(
      fc.property(muchos, muchos, (ahora, antes) => {
        const dias = diasDesde('2026-01-15', ahora);
        const tramos = tramosDe({ dias, dias_antes: diasDesde('2025-01-15', antes) });
        const suma = (montos: readonly number[]) => sumar(montos.map(aCentavos));
        expect(suma(tramos.map(({ total }) => total))).toBe(suma(ahora));
        expect(suma(tramos.map((tramo) => tramo.antes))).toBe(suma(antes));
        const rangos = tramos.flatMap(({ periodo }) => (periodo ? [periodo] : []));
        expect(rangos[0]?.desde).toBe(dias[0]?.fecha);
        expect(rangos.at(-1)?.hasta).toBe(dias.at(-1)?.fecha);
        expect(new Set(tramos.map(({ etiqueta }) => etiqueta)).size).toBe(tramos.length);
      }),
      { numRuns: 50 },
    );
  });
});

describe('cortesDe', () => {
  const corte = (titulo: string, reporte = makeReporte()) =>
    cortesDe(reporte).find((uno) => uno.titulo === titulo);

  it('asks for an hour, a waiter and a table as the server knows them', () => {
    const pedida = (titulo: string) => {
      const cifra = corte(titulo)?.barras[0]?.cifra;
      return cifra && entradaDeCifra('x', cifra);
    };
    const rango = { empresa: 'x', fecha_ini: HOY, fecha_fin: HOY };
    expect(pedida('Ventas por hora')).toEqual({ ...rango, concepto: 'VENTAS', clave: '09' });
    expect(pedida('Ventas por quién cobró')).toEqual({
      ...rango,
      concepto: 'VENTAS',
      usuario: ANA,
    });
    expect(pedida('Rotación de mesas')).toEqual({ ...rango, concepto: 'MESA', clave: '4' });
  });

  it('asks for a day of several, and sets none beside others where there is one', () => {
    const desde = sumarDias(HOY, -1);
    const deDos = makeReporte({
      periodo: { desde, hasta: HOY },
      dias: diasDesde(desde, [10, 20]),
    });
    const cifra = corte('Ventas por día', deDos)?.barras[0]?.cifra;
    expect(cifra && entradaDeCifra('x', cifra)).toEqual({
      empresa: 'x',
      fecha_ini: desde,
      fecha_fin: desde,
      concepto: 'VENTAS',
    });
    expect(corte('Ventas por día')).toBeUndefined();
  });

  it('says of a table how often it turned, how long each time and for how many', () => {
    const mesas = corte('Rotación de mesas');
    expect(mesas?.columnas.slice(0, 3)).toEqual(['Vueltas', 'Minutos por vuelta', 'Comensales']);
    expect(mesas?.barras[0]?.celdas.slice(0, 3)).toEqual(['2', '45', '5']);
  });

  it('says each channel, and what says none, so that they add up to the sales', () => {
    expect(corte('Ventas por canal')).toBeUndefined();
    const reporte = makeReporte({
      canales: [
        makeParte({ clave: 'DOMICILIO', nombre: 'DOMICILIO', ventas: 2, total: 23.1 }),
        makeParte({
          clave: 'SALON',
          nombre: 'SALON',
          ventas: 0,
          total: 0,
          antes: { ventas: 1, total: 18.5, cantidad: 0 },
        }),
      ],
    });
    const barras = corte('Ventas por canal', reporte)?.barras ?? [];
    expect(barras.map(({ etiqueta, celdas }) => [etiqueta, ...celdas])).toEqual([
      ['Domicilio', '2', '$23.10', '$11.50'],
      ['Salón', '0', '$0.00', '$18.50'],
      ['Sin canal', '1', '$11.40', '$0.00'],
    ]);
  });

  it('opens nothing where nothing was sold, and leaves out what has nothing to show', () => {
    const yaNo = makeParte({ ventas: 0, total: 0 });
    const reporte = makeReporte({ categorias: [yaNo], mesas: [] });
    expect(corte('Ventas por categoría', reporte)?.barras[0]?.cifra).toBeNull();
    expect(corte('Rotación de mesas', reporte)).toBeUndefined();
    expect(corte('Los menos vendidos', reporte)).toBeUndefined();
  });
});

describe('calorDe', () => {
  it('has every hour between the first and the last, and the day that it is', () => {
    const { horas, filas } = calorDe(makeReporte());
    expect(horas).toEqual([9, 10, 11, 12, 13]);
    expect(filas.map(({ dia }) => dia)).toEqual([5]);
    expect(filas[0]?.celdas.map(({ nivel }) => nivel)).toEqual([2, 0, 0, 0, NIVELES]);
  });

  it('has the seven days of a week, Monday first', () => {
    const periodo = { desde: '2026-11-18', hasta: '2026-11-24' };
    expect(calorDe(makeReporte({ periodo })).filas.map(({ dia }) => dia)).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ]);
  });

  it('is empty without sales', () => {
    expect(calorDe(makeReporte({ calor: [] })).horas).toEqual([]);
    const deBar = [20, 23, 1].map((hora) => ({ dia: 5, hora, ventas: 1, total: 10 }));
    expect(calorDe(makeReporte({ calor: deBar, hora_corte: 4 })).horas).toEqual([
      20, 21, 22, 23, 0, 1,
    ]);
  });
});

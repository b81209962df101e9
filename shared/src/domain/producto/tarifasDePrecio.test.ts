import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { tarifaPorGuardar } from '../../contracts/inventario/tarifasDePrecio';
import { makeTarifa } from '../../testing/makeTarifa';
import { veces } from '../../testing/veces';
import { centavos } from '../dinero/dinero';

import {
  conPorcentaje,
  estadoDeTarifa,
  faltaDeTarifaDePrecio,
  precioSegunTarifas,
  rigeAEsaHora,
  seCruzan,
  tarifasQueRigen,
  vendibleSegunTarifas,
} from './tarifasDePrecio';

/** Friday 27 November 2026 in Ecuador, or the day after. */
const viernes = (hora: string) => new Date(`2026-11-27T${hora}:00-05:00`);
const sabado = (hora: string) => new Date(`2026-11-28T${hora}:00-05:00`);
const CERVEZA = { id: '7', id_categoria: '3', precio: centavos(300) };

describe('rigeAEsaHora', () => {
  const feliz = makeTarifa({ desde: '17:00', hasta: '19:00', dias: [1, 2, 3, 4, 5] });
  const noche = makeTarifa({ desde: '22:00', hasta: '02:00', dias: [5] });
  it.each([
    ['a minute before it begins', feliz, viernes('16:59'), false],
    ['when it begins', feliz, viernes('17:00'), true],
    ['in its last minute', feliz, viernes('18:59'), true],
    ['when it ends', feliz, viernes('19:00'), false],
    ['at its hour of another day', feliz, sabado('18:00'), false],
    ['past midnight, of the day before', noche, sabado('01:59'), true],
    ['at its end past midnight', noche, sabado('02:00'), false],
    ['before midnight of the day after', noche, sabado('23:00'), false],
    ['past midnight of a day that it did not begin on', noche, viernes('01:00'), false],
    ['switched off', { ...feliz, activa: false }, viernes('18:00'), false],
    ['without hours, all day', makeTarifa({ dias: [6] }), sabado('00:00'), true],
    ['before its first day', makeTarifa({ primer_dia: '2026-11-28' }), viernes('23:59'), false],
    ['on its first day', makeTarifa({ primer_dia: '2026-11-28' }), sabado('00:00'), true],
    ['after its last day', makeTarifa({ ultimo_dia: '2026-11-27' }), sabado('00:00'), false],
    [
      'past midnight of its last day',
      { ...noche, ultimo_dia: '2026-11-27' },
      sabado('01:00'),
      true,
    ],
  ])('%s', (_que, tarifa, momento, rige) => {
    expect(rigeAEsaHora(tarifa, momento)).toBe(rige);
  });
});

describe('tarifasQueRigen', () => {
  const domicilio = makeTarifa({ canales: ['DOMICILIO'] });
  it('are those of the channel, and none for who says no channel', () => {
    const todas = [domicilio, makeTarifa({ id: '2' })];
    expect(tarifasQueRigen(todas, 'DOMICILIO', viernes('12:00'))).toEqual(todas);
    expect(tarifasQueRigen(todas, 'SALON', viernes('12:00'))).toEqual([todas[1]]);
    expect(tarifasQueRigen(todas, null, viernes('12:00'))).toEqual([]);
  });
});

describe('what a product costs', () => {
  const mitad = makeTarifa();
  const recargo = makeTarifa({ id: '2', porcentaje: 10 });
  const propia = makeTarifa({
    id: '3',
    porcentaje: null,
    precios: [{ id_producto: '7', precio: 2.25 }],
  });
  it.each([
    ['its own price where none holds', [], 300],
    ['half', [mitad], 150],
    ['ten percent more', [recargo], 330],
    ['what the first of two percentages makes of it', [recargo, mitad], 330],
    ['the price of its own before any percentage', [mitad, propia], 225],
    ['no percentage of another category', [makeTarifa({ categorias: ['9'] })], 300],
    [
      'the second where the first is of another category',
      [makeTarifa({ categorias: ['9'] }), mitad],
      150,
    ],
  ])('is %s', (_que, rigen, cuanto) => {
    expect(precioSegunTarifas(CERVEZA, rigen)).toBe(cuanto);
  });

  it('is the very product where nothing changes it', () => {
    const producto = { id: '7', id_categoria: '3', precio_venta: 3, porcentaje_iva: 15 };
    expect(vendibleSegunTarifas(producto, [makeTarifa({ categorias: ['9'] })])).toBe(producto);
    expect(vendibleSegunTarifas(producto, [mitad])).toEqual({ ...producto, precio_venta: 1.5 });
  });

  it.each([
    ['a percentage', makeTarifa({ porcentaje: -10 }), 0.12],
    ['a price of its own', makeTarifa({ precios: [{ id_producto: '7', precio: 0.05 }] }), 0.12],
    ['a surcharge', makeTarifa({ porcentaje: 50 }), 0.18],
  ])('of a bag holds its ICE, whatever %s makes of it', (_que, tarifa, cuanto) => {
    const funda = { id: '7', id_categoria: '3', precio_venta: 0.12, porcentaje_iva: 15, ice: 0.1 };
    expect(vendibleSegunTarifas(funda, [tarifa]).precio_venta).toBe(cuanto);
    expect(vendibleSegunTarifas({ ...funda, precio_venta: 0.05 }, []).precio_venta).toBe(0.05);
  });

  it('is rounded to the cent, half a cent up, and never free', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.integer({ min: -99, max: 300 }),
        (precio, porcentaje) => {
          const suyo = conPorcentaje(centavos(precio), porcentaje);
          const exacto = BigInt(precio) * BigInt(100 + porcentaje);
          const redondo = Number((exacto + 50n) / 100n);
          expect(suyo).toBe(precio === 0 ? 0 : Math.max(1, redondo));
        },
      ),
      { numRuns: veces(3_000) },
    );
  });
});

describe('estadoDeTarifa', () => {
  const feliz = makeTarifa({ desde: '17:00', hasta: '19:00', dias: [5] });
  it.each([
    ['Rige ahora', feliz, viernes('17:30')],
    ['Desde las 17:00', feliz, viernes('09:00')],
    ['El viernes desde las 17:00', feliz, viernes('19:00')],
    ['Apagada', { ...feliz, activa: false }, viernes('17:30')],
    ['Terminada', { ...feliz, ultimo_dia: '2026-11-26' }, viernes('17:30')],
    ['Desde el 24/12/2026', makeTarifa({ primer_dia: '2026-12-24' }), viernes('09:00')],
  ])('says %s', (dicho, tarifa, ahora) => {
    expect(estadoDeTarifa(tarifa, ahora)).toBe(dicho);
  });
});

describe('seCruzan', () => {
  const feliz = makeTarifa({ desde: '17:00', hasta: '19:00', dias: [5] });
  it.each([
    ['the same hours', makeTarifa({ id: '2' }), true],
    ['hours that touch', makeTarifa({ id: '2', desde: '19:00', hasta: '21:00' }), false],
    ['another day', { ...feliz, id: '2', dias: [6] }, false],
    [
      'an end past midnight of the day before',
      makeTarifa({ dias: [4], desde: '23:00', hasta: '17:01' }),
      true,
    ],
    ['another channel', { ...feliz, canales: ['LLEVAR'] }, true],
    ['what is switched off', { ...feliz, activa: false }, false],
    [
      'prices alone',
      { ...feliz, porcentaje: null, precios: [{ id_producto: '1', precio: 1 }] },
      false,
    ],
    ['days that are over', { ...feliz, ultimo_dia: '2026-01-01' }, true],
  ])('%s', (_que, otra, cruza) => {
    expect(seCruzan(feliz, otra)).toBe(cruza);
    expect(seCruzan(otra, feliz)).toBe(cruza);
  });

  it('is never denied of two that hold at one moment for one channel', () => {
    const hora = fc.integer({ min: 0, max: 23 }).map((h) => `${String(h).padStart(2, '0')}:00`);
    const tarifa = fc
      .record({
        canales: fc.uniqueArray(fc.constantFrom('SALON', 'LLEVAR', 'DOMICILIO')),
        dias: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
        horas: fc.option(fc.tuple(hora, hora).filter(([desde, hasta]) => desde !== hasta)),
      })
      .map(({ canales, dias, horas }) =>
        makeTarifa({ canales, dias, desde: horas?.[0] ?? null, hasta: horas?.[1] ?? null }),
      );
    const momento = fc
      .integer({ min: 0, max: 7 * 24 * 60 })
      .map((minuto) => new Date(Date.UTC(2026, 10, 27) + minuto * 60_000));
    const canal = fc.constantFrom('SALON', 'LLEVAR', 'DOMICILIO');
    fc.assert(
      fc.property(tarifa, tarifa, momento, canal, (una, otra, cuando, por) => {
        const rigen = tarifasQueRigen([una, otra], por, cuando);
        if (rigen.length === 2) expect(seCruzan(una, otra)).toBe(true);
      }),
      { numRuns: veces(3_000) },
    );
  });
});

describe('faltaDeTarifaDePrecio', () => {
  const buena = tarifaPorGuardar.parse((({ id: _, ...datos }) => datos)(makeTarifa()));
  it.each([
    ['nothing', {}, null],
    ['a name that another has', { nombre: 'HORA FELIZ' }, 'nombre'],
    ['one hour of two', { nombre: 'Otra', desde: '17:00' }, 'hasta'],
    ['no time at all', { nombre: 'Otra', desde: '17:00', hasta: '17:00' }, 'hasta'],
    [
      'an end before its beginning',
      { nombre: 'Otra', primer_dia: '2026-11-28', ultimo_dia: '2026-11-27' },
      'ultimo_dia',
    ],
    ['no price that changes', { nombre: 'Otra', porcentaje: null }, 'porcentaje'],
    [
      'two prices of one product',
      { nombre: 'Otra', precios: [1, 2].map((precio) => ({ id_producto: '1', precio })) },
      'precios.1.id_producto',
    ],
  ])('is told of %s', (_que, cambio, campo) => {
    const otras = campo === null ? [] : [{ nombre: 'Hora feliz' }];
    expect(faltaDeTarifaDePrecio({ ...buena, ...cambio }, otras)?.campo ?? null).toBe(campo);
  });
});

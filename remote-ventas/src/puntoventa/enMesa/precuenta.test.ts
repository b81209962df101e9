import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { hojaCajaSchema } from '@comanda/shared/contracts/caja/papel';
import { aCentavos, sumar } from '@comanda/shared/domain/dinero/dinero';
import { TIPOS_REBAJA, type Rebaja } from '@comanda/shared/domain/dinero/rebaja';
import type { Carrito, Linea } from '@comanda/shared/domain/orden/carrito';

import {
  porCobrar,
  servicioDeOrden,
  ventaVacia,
  type VentaAbierta,
} from '../../carrito/ventaAbierta';
import { makeOrden } from '../../cocina/testing/orden';

import { precuentaDe } from './precuenta';

const linea = (over: Partial<Linea> = {}): Linea => ({
  id: '1',
  id_categoria: '1',
  iva: 1.24,
  producto: 'Ceviche de camarón',
  precio_venta: 9.5,
  cantidad: 2,
  subtota: 19,
  porcentaje_iva: 15,
  ...over,
});

const cuenta = (abierta: Partial<VentaAbierta>, conNotas = false) =>
  precuentaDe({
    empresa: 'La Cevichería del Puerto',
    orden: makeOrden(),
    mesa: 'Mesa 5',
    cuenta: { ...ventaVacia, ...abierta },
    conNotas,
    ahora: new Date('2026-11-20T20:30:00.000Z'),
  });
const filas = (hoja: ReturnType<typeof precuentaDe>) =>
  hoja.secciones.map((seccion) => seccion.filas.map(({ texto, valor }) => `${texto}|${valor}`));

describe('the bill before it is paid', () => {
  it('says whose it is, that it is no invoice, each line with what was added, and what comes to be paid', () => {
    const conQueso = { id: 'q', nombre: 'Extra queso', precio: 0.5 };
    const bolon = linea({
      id: '2',
      producto: 'Bolón de queso',
      precio_venta: 3.75,
      cantidad: 1,
      subtota: 3.75,
      modificadores: [conQueso],
      rebaja: { tipo: 'PORCENTAJE', valor: 20, motivo: 'Cortesía' },
    });
    const hoja = cuenta({ carrito: [linea(), bolon], conServicio: true });
    expect(hoja.cabecera).toEqual([
      'Mesa 5 - Orden 12',
      'Fecha: 20/11/2026 15:30',
      'Mesero: Luis Vera',
      'No es un comprobante de venta',
    ]);
    expect(filas(hoja)).toEqual([
      [
        '2 Ceviche de camarón|19.00',
        '1 Bolón de queso|3.75',
        '  + Extra queso|',
        '  Descuento|-0.75',
      ],
      ['Subtotal 15%|19.13', 'IVA 15%|2.87', 'Servicio 10%|1.91', 'TOTAL|23.91'],
    ]);
  });

  it('breaks out no tax where a nota de venta will', () => {
    const carrito = [linea({ porcentaje_iva: 0 })];
    expect(filas(cuenta({ carrito }, true))[1]).toEqual(['TOTAL|19.00']);
  });

  it('says what is taken off the whole of it and off its parts, each line its share', () => {
    const rebaja: Rebaja = { tipo: 'PORCENTAJE', valor: 20, motivo: 'Cortesía' };
    const parte = { id: 'dividida', carrito: [linea({ cantidad: 1, subtota: 9.5 })] };
    const entera = cuenta({ carrito: [linea()], rebaja, conServicio: true });
    expect(filas(entera)).toEqual([
      ['2 Ceviche de camarón|19.00', '  Descuento|-3.80'],
      ['Subtotal 15%|13.22', 'IVA 15%|1.98', 'Servicio 10%|1.32', 'TOTAL|16.52'],
    ]);
    const dividida = cuenta({ carrito: [linea()], partes: [{ ...parte, rebaja }] });
    expect(filas(dividida)).toEqual([
      ['3 Ceviche de camarón|28.50', '  Descuento|-1.90'],
      ['Subtotal 15%|23.13', 'IVA 15%|3.47', 'TOTAL|26.60'],
    ]);
  });

  it('comes to what the till asks for, whatever is on it, and every printer takes it', () => {
    const rebaja = fc.option(
      fc.record({
        tipo: fc.constantFrom(...TIPOS_REBAJA),
        valor: fc.integer({ min: 1, max: 10_000 }).map((centesimas) => centesimas / 100),
        motivo: fc.constant('Cortesía'),
      }),
      { nil: undefined },
    );
    const plato = fc.record({
      precio: fc.integer({ min: 1, max: 20_000 }),
      tarifa: fc.constantFrom(0, 15),
      nombre: fc.string({ minLength: 1, maxLength: 300 }),
      elegidos: fc.nat(20),
      rebaja,
      /** On the bill, and on each of its parts. */
      cantidades: fc.array(fc.nat(300), { minLength: 3, maxLength: 3 }),
    });
    const platos = fc.array(plato, { minLength: 1, maxLength: 60 });
    const rebajas = fc.array(rebaja, { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(platos, rebajas, fc.boolean(), (unos, suyas, conServicio) => {
        const carritoDe = (parte: number): Carrito =>
          unos.flatMap(({ precio, tarifa, nombre, elegidos, rebaja: suya, cantidades }, i) => {
            const cantidad = cantidades[parte] ?? 0;
            if (cantidad === 0) return [];
            const una = linea({
              id: String(i),
              producto: nombre,
              precio_venta: precio / 100,
              cantidad,
              subtota: (precio * cantidad) / 100,
              porcentaje_iva: tarifa,
              modificadores: Array.from({ length: elegidos }, (_, k) => ({
                id: String(k),
                nombre,
                precio: 0,
              })),
            });
            return [suya ? { ...una, rebaja: suya } : una];
          });
        const cuentaDe = (parte: number) => ({
          carrito: carritoDe(parte),
          ...(suyas[parte] && { rebaja: suyas[parte] }),
        });
        const partes = [1, 2].map((parte) => ({ id: `dividida-${parte}`, ...cuentaDe(parte) }));
        const abierta: VentaAbierta = {
          ...ventaVacia,
          ...cuentaDe(0),
          partes: partes.filter(({ carrito }) => carrito.length > 0),
          conServicio,
        };
        const hoja = hojaCajaSchema.parse(cuenta(abierta));
        const montos = hoja.secciones.map((seccion) =>
          seccion.filas.map(({ valor }) => aCentavos(Number(valor))),
        );
        const consumo = sumar(montos.slice(0, -1).flat());
        const suma = montos.at(-1) ?? [];
        const total = suma.at(-1);
        expect(total).toBe(porCobrar(abierta));
        expect(sumar(suma.slice(0, -1))).toBe(total);
        expect(sumar([consumo, servicioDeOrden(abierta)])).toBe(total);
      }),
    );
  });

  it('of a table with more on it than one section of a paper takes is whole all the same', () => {
    const carrito = Array.from({ length: 40 }, (_, i) =>
      linea({
        id: String(i),
        modificadores: Array.from({ length: 19 }, (_uno, k) => ({
          id: String(k),
          nombre: `Extra ${k}`,
          precio: 0,
        })),
      }),
    );
    const hoja = hojaCajaSchema.parse(cuenta({ carrito }));
    expect(hoja.secciones.map(({ titulo, filas: suyas }) => [titulo, suyas.length])).toEqual([
      ['Consumo', 300],
      ['Consumo', 300],
      ['Consumo', 200],
      ['Total', 3],
    ]);
  });
});

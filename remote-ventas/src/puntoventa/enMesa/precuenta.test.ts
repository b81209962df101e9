import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { hojaCajaSchema } from '@comanda/shared/contracts/caja/papel';
import { aCentavos, centavos } from '@comanda/shared/domain/dinero/dinero';
import { totalesDeCarrito, type Linea } from '@comanda/shared/domain/orden/carrito';

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

const cuenta = (lineas: readonly Linea[], over: Partial<Parameters<typeof precuentaDe>[0]> = {}) =>
  precuentaDe({
    empresa: 'La Cevichería del Puerto',
    orden: makeOrden(),
    mesa: 'Mesa 5',
    lineas,
    servicio: centavos(0),
    conNotas: false,
    ahora: new Date('2026-11-20T20:30:00.000Z'),
    ...over,
  });
const filas = (hoja: ReturnType<typeof precuentaDe>) =>
  hoja.secciones.map((seccion) => seccion.filas.map(({ texto, valor }) => `${texto}|${valor}`));

describe('the bill before it is paid', () => {
  it('says whose it is, that it is no invoice, each line with what was added, and what comes to be paid', () => {
    const conQueso = { id: 'q', nombre: 'Extra queso', precio: 0.5 };
    const hoja = cuenta(
      [
        linea(),
        linea({
          id: '2',
          producto: 'Bolón de queso',
          precio_venta: 3.75,
          cantidad: 1,
          subtota: 3.75,
          modificadores: [conQueso],
          rebaja: { tipo: 'PORCENTAJE', valor: 20, motivo: 'Cortesía' },
        }),
      ],
      { servicio: centavos(191) },
    );
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
    expect(filas(cuenta([linea({ porcentaje_iva: 0 })], { conNotas: true }))[1]).toEqual([
      'TOTAL|19.00',
    ]);
  });

  it('comes to what the till asks for, whatever is on it, and every printer takes it', () => {
    const lineas = fc.array(
      fc.record({
        precio: fc.integer({ min: 1, max: 9_999_999 }),
        cantidad: fc.integer({ min: 1, max: 9_999 }),
        tarifa: fc.constantFrom(0, 15),
        nombre: fc.string({ minLength: 1, maxLength: 300 }),
      }),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(lineas, (unas) => {
        const carrito = unas.map(({ precio, cantidad, tarifa, nombre }, i) =>
          linea({
            id: String(i),
            producto: nombre,
            precio_venta: precio / 100,
            cantidad,
            subtota: (precio * cantidad) / 100,
            porcentaje_iva: tarifa,
          }),
        );
        const hoja = cuenta(carrito);
        const total = Number(hoja.secciones.at(-1)?.filas.at(-1)?.valor);
        expect(aCentavos(total)).toBe(totalesDeCarrito(carrito).total);
        hojaCajaSchema.parse(hoja);
      }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';

import type { Venta } from '@comanda/shared/contracts/ventas/ventas';
import { agregarProducto } from '@comanda/shared/domain/orden/carrito';
import { makeProducto } from '@comanda/shared/testing';

import {
  conCanal,
  conPrecios,
  despuesDe,
  moverEntreCuentas,
  type CatalogoLeido,
} from './cambiosDeVenta';
import { fraseDeTarifa } from './porTarifa';
import { porCobrar, PRINCIPAL, ventaHechaDe, ventaVacia, type VentaAbierta } from './ventaAbierta';

const EMPRESA = 'La Cevichería del Puerto';
const CERVEZA = makeProducto({ id: '7', producto: 'Cerveza', precio_venta: 3 });

/** The catalogue as a till reads it, with what holds for each channel. */
function leido(tarifas: readonly string[], precio_venta: number): CatalogoLeido {
  const deTarifa = { tarifas, productos: [{ ...CERVEZA, precio_venta }] };
  const sinTarifa = { tarifas: [], productos: [CERVEZA] };
  return {
    empresa: EMPRESA,
    productos: [CERVEZA],
    modificadores: [],
    porCanal: { SALON: deTarifa, LLEVAR: deTarifa, DOMICILIO: sinTarifa },
  };
}
const VENTA: Venta = {
  id: 'v1',
  secuencia: '001-001-000000001',
  secuencial: '000000001',
  empresa: EMPRESA,
  forma_pago: 'EFECTIVO',
  subtotal: 1.3,
  iva: 0.2,
  total: 1.5,
  descuento: 0,
  propina: 0,
  servicio: 0,
  fecha: '2026-11-27',
  fecha_creacion: '2026-11-27T22:30:00.000Z',
  cedula: '9999999999999',
  nombre: 'Consumidor final',
  clave_acceso: null,
  estado: 'ACTIVO',
  repetida: false,
};
const FELIZ = leido(['Hora feliz'], 1.5);
const DESPUES = leido([], 3);

const con = (venta: VentaAbierta, ...de: Parameters<typeof conPrecios>): VentaAbierta => ({
  ...venta,
  ...conPrecios(...de)(venta),
});
/** Four beers, added in the hour. */
const cuatro: VentaAbierta = con(
  {
    ...ventaVacia,
    canal: 'SALON',
    carrito: agregarProducto([], { ...CERVEZA, precio_venta: 1.5 }, { cantidad: 4 }),
  },
  FELIZ,
);

describe('a sale whose tarifa ends', () => {
  it('has the price of now, and says what became of its total', () => {
    const despues = con(cuatro, DESPUES);
    expect(porCobrar(despues)).toBe(1_200);
    expect(despues.porTarifa && fraseDeTarifa(despues.porTarifa)).toBe(
      'Terminó Hora feliz: el total cambió de $6.00 a $12.00',
    );
    expect(con(despues, DESPUES).porTarifa).toEqual(despues.porTarifa);
  });

  it('says nothing once its total is again what it was', () => {
    const otraVez = con(con(cuatro, DESPUES), FELIZ);
    expect([porCobrar(otraVez), otraVez.porTarifa, otraVez.cambios]).toEqual([
      600,
      undefined,
      undefined,
    ]);
  });

  it('says nothing of a cart without lines', () => {
    expect(con({ ...ventaVacia, canal: 'SALON' }, FELIZ).porTarifa).toBeUndefined();
  });
});

describe('the channel of a sale', () => {
  it('gives its lines its prices; who chose it is told nothing', () => {
    const otra = { ...cuatro, ...conCanal('DOMICILIO', FELIZ, true)(cuatro) };
    expect([otra.canal, porCobrar(otra), otra.porTarifa, otra.cambios]).toEqual([
      'DOMICILIO',
      1_200,
      undefined,
      undefined,
    ]);
  });

  it('goes on with what is left of a split bill', () => {
    const aDomicilio = { ...cuatro, canal: 'DOMICILIO' } as const;
    const [linea] = aDomicilio.carrito;
    if (!linea) throw new Error('no line');
    const partida = {
      ...aDomicilio,
      ...moverEntreCuentas({ id: '7', de: PRINCIPAL, a: 'dividida', cuantas: 1 })(aDomicilio),
    };
    const hecha = ventaHechaDe(VENTA, { carrito: [linea] }, { cliente: null, cobro: undefined });
    expect(despuesDe(partida, 'dividida', hecha)).toMatchObject({
      canal: 'DOMICILIO',
      tarifas: ['Hora feliz'],
      carrito: [{ cantidad: 3 }],
    });
  });

  it('that comes with the first tarifa of a company says what it changes', () => {
    const sinCanal: VentaAbierta = {
      ...ventaVacia,
      carrito: agregarProducto([], CERVEZA, { cantidad: 2 }),
    };
    expect(porCobrar(con(sinCanal, FELIZ))).toBe(600); // it knows of none
    const otra = { ...sinCanal, ...conCanal('SALON', FELIZ, false)(sinCanal) };
    expect(otra.porTarifa && fraseDeTarifa(otra.porTarifa)).toBe(
      'Empezó Hora feliz: el total cambió de $6.00 a $3.00',
    );
  });
});

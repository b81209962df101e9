import { describe, expect, it } from '@jest/globals';

import { agregarProducto } from '@comanda/shared/domain/orden/carrito';
import { makeProducto } from '@comanda/shared/testing';

import { conCanal, conPrecios, type CatalogoLeido } from './cambiosDeVenta';
import { fraseDeTarifa } from './porTarifa';
import { porCobrar, ventaVacia, type VentaAbierta } from './ventaAbierta';

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

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { centavos } from '../dinero/dinero';

import { documentoDeVenta, faltaDocumento, type Vendedor } from './documentoDeVenta';
import { LEYENDA_DE_NOTA } from './notasDeVenta';
import { SIN_REGISTRO } from './decretos';
import { segunLey, tarifaQueRige, vendibleSegunLey } from './segunLey';

const DIA = '2026-11-28';
const POPULAR = { ...SIN_REGISTRO, regimen: LEYENDA_DE_NOTA };

const dentro = { fuera_regimen: false };
const fuera = { fuera_regimen: true };
const vendedor = (over: Partial<Vendedor> = {}): Vendedor => ({
  dia: DIA,
  ley: POPULAR,
  factura: true,
  ...over,
});

describe('documentoDeVenta', () => {
  it.each([
    ['what is within the regime', [dentro, {}], 'NOTA'],
    ['what is outside of it', [fuera, fuera], 'FACTURA'],
    ['what is of both', [dentro, fuera], 'MEZCLA'],
    ['nothing yet', [], 'NOTA'],
  ] as const)('of a negocio popular that issues both, %s', (_que, lineas, documento) => {
    expect(documentoDeVenta(vendedor(), lineas)).toBe(documento);
  });

  it('asks for invoices where a negocio popular that issues none sells what is outside its regime', () => {
    expect(documentoDeVenta(vendedor({ factura: false }), [fuera])).toBe('SIN_FACTURA');
    expect(documentoDeVenta(vendedor({ factura: false }), [dentro])).toBe('NOTA');
  });

  it.each([
    ['of another regime', { ley: SIN_REGISTRO }],
    ['whose law changes nothing today', { ley: null }],
    ['before there was the regime', { dia: '2021-12-31' }],
  ])('has no say in a company %s', (_que, over) => {
    for (const lineas of [[dentro], [fuera], [dentro, fuera]]) {
      expect(documentoDeVenta(vendedor(over), lineas)).toBe('FACTURA');
      expect(documentoDeVenta(vendedor({ ...over, factura: false }), lineas)).toBe('TICKET');
    }
  });

  it('is one document a sale, whose lines all bear its IVA or none', () => {
    const linea = fc.record({
      fuera_regimen: fc.boolean(),
      tarifa: fc.constantFrom(0, 5, 15),
    });
    fc.assert(
      fc.property(fc.array(linea, { minLength: 1 }), fc.boolean(), (lineas, factura) => {
        const documento = documentoDeVenta(vendedor({ factura }), lineas);
        const rigen = lineas.map((producto) =>
          tarifaQueRige({ dia: DIA, empresa: POPULAR, producto }),
        );
        if (documento === 'NOTA') expect(rigen.every((tarifa) => tarifa === 0)).toBe(true);
        if (documento === 'FACTURA') expect(rigen).toEqual(lineas.map(({ tarifa }) => tarifa));
        // each kind by itself has a document, or what it lacks is the company's invoices
        const aparte = [true, false]
          .map((suya) => lineas.filter(({ fuera_regimen }) => fuera_regimen === suya))
          .filter(({ length }) => length > 0)
          .map((unas) => documentoDeVenta(vendedor({ factura }), unas));
        expect(aparte).not.toContain('MEZCLA');
        expect(aparte.some(faltaDocumento)).toBe(aparte.includes('SIN_FACTURA'));
        expect(documento === 'MEZCLA').toBe(aparte.length === 2);
      }),
    );
  });
});

describe('what is outside the regime of a negocio popular', () => {
  it('is sold at its own rate and price, as the rest is at none', () => {
    const hoy = { dia: DIA, ley: POPULAR, politica: 'MISMA_BASE' } as const;
    const plato = { precio: centavos(1_150), tarifa: 15 } as const;
    expect(segunLey({ ...plato, fuera_regimen: true }, hoy)).toMatchObject(plato);
    expect(segunLey(plato, hoy)).toEqual({ precio: 1_150, tarifa: 0 });
    const cosa = { precio_venta: 11.5, porcentaje_iva: 15 };
    expect(vendibleSegunLey({ ...cosa, fuera_regimen: true }, hoy)).toMatchObject(cosa);
    expect(vendibleSegunLey(cosa, hoy)).toEqual({ precio_venta: 11.5, porcentaje_iva: 0 });
  });

  it('has the rate of a decree as anybody has, with the price of its company', () => {
    const ley = { ...POPULAR, registro_turismo: '1', provincia: 'Guayas', canton: 'Guayaquil' };
    const hoy = { dia: '2026-02-14', ley, politica: 'MISMA_BASE' } as const;
    const plato = { precio: centavos(1_150), tarifa: 15, fuera_regimen: true } as const;
    expect(segunLey(plato, hoy)).toMatchObject({ precio: 1_080, tarifa: 8 });
  });
});

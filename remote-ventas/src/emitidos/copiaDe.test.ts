import { describe, expect, it } from '@jest/globals';

import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import { impresionCalls, type TicketBody } from '@comanda/shared/contracts/ventas/impresion';
import { cuentasDeTicket } from '@comanda/shared/domain/papel/cuentasDeTicket';
import { ticketLayout } from '@comanda/shared/domain/papel/ticketLayout';

import { copiaDe } from './copiaDe';
import { makeEmitido, makeLinea, makeVenta, PAGO, PUERTO } from './testing/mundo';

const EMPRESA: EmpresaFacturacion = {
  empresa: PUERTO,
  ruc: '0993100277001',
  razon_social: 'CEVIPUERTO S.A.S.',
  direccion: 'Malecón 412',
  establecimiento: '001',
  punto_emision: '001',
  ambiente: '1',
  tipo_emision: '1',
  tarifa: '15',
  iva_actual: 15,
  contabilidad: true,
  factura: true,
  logo_empresa: null,
};
const claveDe = (ambiente: string) => `20112026010993100277001${ambiente}${'0'.repeat(25)}`;

it.each([
  ['1', '1'],
  ['1', '2'],
  ['2', '1'],
  ['2', '2'],
] as const)(
  'a copy of an invoice of ambiente %s is of that, though its company issues in %s now',
  (suyo, deAhora) => {
    const venta = makeVenta({ clave_acceso: claveDe(suyo) });
    const copia = copiaDe(makeEmitido({ venta }), { ...EMPRESA, ambiente: deAhora });
    expect(copia.ambiente).toBe(suyo);
  },
);

it('a copy of an invoice bears the RUC that issued it, though its company has another now', () => {
  const deAhora = { ...EMPRESA, ruc: '1790011223001' };
  const factura = makeEmitido({ venta: makeVenta({ clave_acceso: claveDe('2') }) });
  expect(copiaDe(factura, deAhora).ruc).toBe('0993100277001');
  const sinFactura = makeEmitido({ venta: makeVenta({ clave_acceso: null }) });
  expect(copiaDe(sinFactura, deAhora).ruc).toBe('1790011223001');
});

/** What stands on the paper, as wide as it may be. */
function papelDe(copia: TicketBody, columnas: number): string {
  const cuentas = cuentasDeTicket(impresionCalls.imprimirTicket.body.parse(copia));
  if (!('totales' in cuentas)) throw new Error('it does not add up');
  return ticketLayout(copia, cuentas, columnas)
    .map(({ texto }) => texto)
    .join(' ');
}

describe.each([
  ['whole', {}],
  ['short', { subtotal: 0.35, iva: 0.05, total: 0.4 }],
] as const)('a copy of a sale, %s', (_, montos) => {
  const { total } = makeVenta(montos);
  const lineas = [makeLinea({ cantidad: 1, precio_venta: total, subtota: total })];
  const vendido = (over: Parameters<typeof makeEmitido>[0] = {}) => {
    const { venta, ...resto } = makeEmitido(over);
    return copiaDe(
      { ...resto, venta: { ...venta, ...montos }, lineas, pagos: [{ ...PAGO, monto: total }] },
      EMPRESA,
    );
  };

  it.each([32, 48])('that was voided says so on paper of %d letters', (columnas) => {
    const anulada = vendido({ venta: makeVenta({ estado: 'ANULADO' }) });
    expect(papelDe(anulada, columnas)).toContain('Fecha: 20/11/2026 13:05 - ANULADA');
    expect(papelDe(vendido(), columnas)).not.toContain('ANULADA');
  });

  it('of which a part was given back is that of its invoice, which stands', () => {
    expect(vendido({ en_partes: true })).toEqual(vendido());
  });
});

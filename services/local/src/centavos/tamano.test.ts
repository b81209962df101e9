import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';

import { facturaXml } from '@comanda/billing/domain/factura';
import { validarFactura } from '@comanda/billing/domain/validarFactura';
import { firmarXml } from '@comanda/billing/firmas/firmarXml';
import { generarCertificadoDePrueba } from '@comanda/billing/firmas/generarCertificadoDePrueba';
import { leerP12 } from '@comanda/billing/firmas/leerP12';
import { makeClave, makeEmisor, makeVenta, RUC } from '@comanda/billing/testing/ventas';
import { emisorArbitrario, ventaArbitraria } from '@comanda/billing/testing/ventasAlAzar';
import { bytesDeComprobante, exigirTamano } from '@comanda/ordering/ventas/exigirTamano';
import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';

const ahora = new Date('2026-11-20T18:00:00Z');
const { p12, clave } = generarCertificadoDePrueba({ ruc: RUC, nombre: 'PRUEBA', ahora });
const certificado = leerP12(p12, clave, ahora);

function bytesFirmados(venta: ComprobanteVenta, emisor = makeEmisor()): number {
  const revision = validarFactura({ claveAcceso: makeClave(), emisor, rucProveedor: RUC, venta });
  if (!revision.ok) throw new Error(revision.defecto.msg);
  return Buffer.byteLength(firmarXml(facturaXml(revision.documento), certificado, { ahora }));
}

const lineas = (cuantas: number, descripcion: string) =>
  Array.from({ length: cuantas }, () => ({
    descripcion,
    cantidad: 1,
    precio_venta: 99_999,
    tarifa: 15,
  }));
const LARGO = '&'.repeat(300);

describe('how large the invoice of a sale may be', () => {
  it('is never more than the till counts with', () => {
    fc.assert(
      fc.property(ventaArbitraria, emisorArbitrario, (venta, emisor) => {
        expect(bytesFirmados(venta, emisor)).toBeLessThanOrEqual(bytesDeComprobante(venta));
      }),
      { numRuns: 200, seed: 20261123 },
    );
  });

  it('nor where all that it says is as long as it can be', () => {
    const emisor = makeEmisor({
      razonSocial: LARGO,
      nombreComercial: LARGO,
      dirMatriz: LARGO,
      dirEstablecimiento: LARGO,
    });
    const base = makeVenta(lineas(300, LARGO));
    const comprador = {
      ...base.comprador,
      razon_social: LARGO,
      direccion: LARGO,
      telefono: '0'.repeat(20),
    };
    const cada = Math.floor(base.total / 20);
    const pagos = Array.from({ length: 20 }, (_, i) => ({
      forma_pago: 'EFECTIVO' as const,
      total: i < 19 ? cada : base.total - 19 * cada,
    })) as ComprobanteVenta['pagos'];
    const venta = { ...base, comprador, pagos };
    expect(bytesFirmados(venta, emisor)).toBeLessThanOrEqual(bytesDeComprobante(venta));
  });

  it('keeps nobody from selling three hundred lines with names of eighty letters', () => {
    const venta = makeVenta(lineas(300, 'Ñ'.repeat(80)));
    expect(exigirTamano(venta)).toBe(venta);
    expect(bytesFirmados(venta)).toBeLessThan(320_000);
  });

  it('is refused over what the authority takes', () => {
    const venta = makeVenta(lineas(300, LARGO));
    expect(bytesFirmados(venta)).toBeGreaterThan(320_000);
    expect(() => exigirTamano(venta)).toThrow(
      expect.objectContaining({ code: 'FACTURA_MUY_GRANDE' }),
    );
  });
});

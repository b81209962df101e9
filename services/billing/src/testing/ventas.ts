import fc from 'fast-check';

import type { ComprobanteVenta } from '@comanda/shared/contracts/comprobante';
import { centavos } from '@comanda/shared/domain/dinero';
import { calcularTotales, type Tarifa } from '@comanda/shared/domain/iva';

import { crearClaveAcceso } from '../domain/claveAcceso';
import type { Emisor } from '../domain/emisor';

export const RUC = '0992345678001';

export const makeEmisor = (over: Partial<Emisor> = {}): Emisor => ({
  ruc: RUC,
  razonSocial: 'CEVICHERIA DEL PUERTO S.A.',
  nombreComercial: 'La Cevicheria del Puerto',
  dirMatriz: 'Malecon 100',
  dirEstablecimiento: 'Malecon 100',
  obligadoContabilidad: true,
  contribuyenteEspecial: null,
  agenteRetencion: null,
  leyendaRimpe: null,
  ...over,
});

export const makeClave = (
  secuencial = 1,
  over: { fecha?: string; ruc?: string; codigoNumerico?: string } = {},
) =>
  crearClaveAcceso({
    fecha: '2026-11-20',
    codDoc: '01',
    ruc: RUC,
    ambiente: '1',
    establecimiento: '001',
    puntoEmision: '001',
    secuencial,
    codigoNumerico: '12345678',
    ...over,
  });

type LineaDePrueba = {
  descripcion?: string;
  cantidad: number;
  precio_venta: number;
  tarifa: number;
};

/** A sale of those lines, totals right, paid in cash by an identified buyer. */
export function makeVenta(
  lineas: readonly LineaDePrueba[],
  over: Partial<ComprobanteVenta> = {},
): ComprobanteVenta {
  const { subtotal, iva, total } = calcularTotales(
    lineas.map(({ precio_venta, cantidad, tarifa }) => ({
      precio: centavos(precio_venta),
      cantidad,
      tarifa: tarifa as Tarifa, // tests also give rates that no product has
    })),
  );
  return {
    version: 1,
    fecha_emision: '2026-11-20',
    comprador: {
      tipo_identificacion: '05',
      identificacion: '1710034065',
      razon_social: 'Maria Fernanda Salazar',
      direccion: 'Av. Amazonas N24-03',
      email: 'maria@correo.ec',
      telefono: '0991234567',
    },
    lineas: lineas.map((linea, i) => ({
      codigo: String(i + 1),
      descripcion: `Producto ${i + 1}`,
      ...linea,
    })),
    pagos: [{ forma_pago: 'EFECTIVO', total }],
    subtotal,
    iva,
    total,
    ...over,
  };
}

/** Text as people and machines write it: entities, quotes, accents, emoji, control characters, CDATA-like. */
const textoRaro = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '&',
        '<',
        '>',
        '"',
        "'",
        ']]>',
        '<![CDATA[',
        '\r\n',
        '\r',
        '\t',
        'ñ',
        'Á',
        '€',
        '😀',
        '&amp;',
        '\u0000',
        '\uFFFF',
        '\uD83D',
        '\u2028',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    ),
    { maxLength: 8 },
  )
  .map((trozos) => `A${trozos.join('')}`);

export const ventaArbitraria: fc.Arbitrary<ComprobanteVenta> = fc
  .record({
    lineas: fc.array(
      fc.record({
        descripcion: textoRaro,
        cantidad: fc.integer({ min: 1, max: 200 }),
        precio_venta: fc.integer({ min: 1, max: 50_000 }),
        tarifa: fc.constantFrom(0, 5, 8, 12, 13, 14, 15),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    razon_social: textoRaro,
    direccion: fc.oneof(fc.constant(''), textoRaro),
    forma_pago: fc.constantFrom('EFECTIVO', 'TARJETA', 'TRANSFERENCIA'),
  })
  .map(({ lineas, razon_social, direccion, forma_pago }) => {
    const venta = makeVenta(lineas);
    const { total } = venta;
    return {
      ...venta,
      comprador: { ...venta.comprador, razon_social, direccion },
      pagos: [{ forma_pago, total }],
    };
  });

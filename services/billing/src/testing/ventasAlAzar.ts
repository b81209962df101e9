// Apart from makeVenta: fast-check takes most of a second to load, and few tests want it.
import fc from 'fast-check';

import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { LEYENDAS_RIMPE } from '@comanda/shared/contracts/admin/rimpe';
import { FORMAS_DE_VENTA } from '@comanda/shared/contracts/ventas/ventas';
import { centavos, multiplicar } from '@comanda/shared/domain/dinero/dinero';
import { propinaMaxima } from '@comanda/shared/domain/dinero/rebaja';
import { pisoDeIce } from '@comanda/shared/domain/ley/ice';

import type { Emisor } from '../domain/emisor';

import { makeEmisor, makeVenta } from './ventas';

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

/** Buyers of every identification type. */
const compradorArbitrario = fc.constantFrom(
  { tipo_identificacion: '04', identificacion: '1790012345001' },
  { tipo_identificacion: '05', identificacion: '1710034065' },
  { tipo_identificacion: '06', identificacion: 'PA-1234567' },
  { tipo_identificacion: '08', identificacion: 'X9988776655' },
) satisfies fc.Arbitrary<Partial<ComprobanteVenta['comprador']>>;

/** Companies with every legend. */
export const emisorArbitrario: fc.Arbitrary<Emisor> = fc
  .record({
    obligadoContabilidad: fc.boolean(),
    contribuyenteEspecial: fc.constantFrom(null, '5368', 'NAC123'),
    agenteRetencion: fc.constantFrom(null, '1', '00012345'),
    leyendaRimpe: fc.constantFrom(null, ...LEYENDAS_RIMPE),
    razonSocial: textoRaro,
    nombreComercial: fc.oneof(fc.constant(''), textoRaro),
  })
  .map((over) => makeEmisor(over));

const lineaArbitraria = fc
  .record({
    descripcion: textoRaro,
    cantidad: fc.oneof(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 30_000 }).map((milesimas) => milesimas / 1000),
    ),
    precio_venta: fc.integer({ min: 1, max: 50_000 }),
    tarifa: fc.constantFrom(0, 5, 13, 15),
    rebaja: fc.constantFrom(0, 0, 0.1, 0.335, 1),
  })
  .map(({ rebaja, ...linea }) => ({
    ...linea,
    descuento: Math.floor(multiplicar(centavos(linea.precio_venta), linea.cantidad) * rebaja),
  }));

/** Bags of both kinds, some for no more than their ICE. */
const fundaArbitraria = fc
  .record({
    descripcion: textoRaro,
    cantidad: fc.integer({ min: 1, max: 200 }),
    ice: fc.constantFrom(10, 5).map(centavos),
    mas: fc.constantFrom(0, 0, 3, 88),
    tarifa: fc.constantFrom(0, 15),
    rebaja: fc.constantFrom(0, 0, 0.5, 1),
  })
  .map(({ mas, rebaja, ...funda }) => {
    const { ice, cantidad, tarifa } = funda;
    const deMas = multiplicar(centavos(mas), cantidad);
    return {
      ...funda,
      precio_venta: pisoDeIce(ice, 1, tarifa) + mas,
      descuento: Math.floor(deMas * rebaja),
    };
  });

/** Sales with bags, discounts, a tip, several payments and text of all kinds. */
export const ventaArbitraria: fc.Arbitrary<ComprobanteVenta> = fc
  .record({
    lineas: fc.array(fc.oneof(lineaArbitraria, lineaArbitraria, fundaArbitraria), {
      minLength: 1,
      maxLength: 12,
    }),
    comprador: compradorArbitrario,
    razon_social: textoRaro,
    direccion: fc.oneof(fc.constant(''), textoRaro),
    partes: fc.array(fc.tuple(fc.constantFrom(...FORMAS_DE_VENTA), fc.boolean()), {
      minLength: 1,
      maxLength: 3,
    }),
    propinaHasta: fc.constantFrom(0, 0, 150, 999),
  })
  .map(({ lineas, comprador, razon_social, direccion, partes, propinaHasta }) => {
    const venta = makeVenta(lineas);
    const propina = Math.min(propinaHasta, propinaMaxima(centavos(venta.subtotal)));
    const total = venta.total + propina;
    const parte = Math.floor(total / partes.length);
    return {
      ...venta,
      comprador: { ...venta.comprador, ...comprador, razon_social, direccion },
      propina,
      total,
      pagos: partes.map(([forma_pago, debito], i) => ({
        forma_pago,
        debito,
        ...(forma_pago === 'CREDITO' && { plazo: 30 }),
        total: i === 0 ? total - parte * (partes.length - 1) : parte,
      })),
    };
  });

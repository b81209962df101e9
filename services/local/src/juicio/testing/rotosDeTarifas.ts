import { makeVenta } from '@comanda/billing/testing/ventas';
import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';

import { con, DE_15, linea, total, type Cambio } from './cambios';
import { cambiar, factura, firmar, HOY } from './documentos';

import type { Roto } from './roto';

/** Every 15% as another code and rate, its IVA with it. */
function aOtraTarifa(codigo: string, tarifa: string, ivas: readonly [string, string, string]) {
  const [a, b, suma] = ivas;
  const xml = factura()
    .replaceAll(DE_15, `<codigoPorcentaje>${codigo}</codigoPorcentaje>`)
    .replaceAll('<tarifa>15.00', `<tarifa>${tarifa}`);
  const importe = 2600 + Number(suma) * 100 + 150;
  const dolares = (centavos: number) => (centavos / 100).toFixed(2);
  return firmar(
    cambiar(
      xml,
      ['<valor>2.70', `<valor>${a}`],
      ['<valor>0.75', `<valor>${b}`],
      ['<valor>3.45', `<valor>${suma}`],
      ...total(dolares(importe), dolares(importe - 1000)),
    ),
  );
}

/** The last line, without tax, under a code and a rate. */
const sinIva = (codigo: string, tarifa: string): Cambio => [
  '<codigoPorcentaje>0</codigoPorcentaje><tarifa>0.00',
  `<codigoPorcentaje>${codigo}</codigoPorcentaje><tarifa>${tarifa}`,
];

const NADIE = {
  comprador: {
    ...makeVenta([]).comprador,
    tipo_identificacion: '07',
    identificacion: '9999999999999',
  },
} satisfies Partial<ComprobanteVenta>;

/** To the final consumer, of exactly 50.00 until a cent or a thousand is added. */
function aNadiePor(centavos: number): string {
  const venta = makeVenta([{ cantidad: 1, precio_venta: 5000, tarifa: 0 }], {
    ...NADIE,
    fecha_emision: HOY,
  });
  const dolares = (centavos / 100).toFixed(2);
  return firmar(factura({ ...venta, propina: 0 }).replaceAll('50.00', dolares));
}

/** Three bags and two certified ones, of which the ICE is 0.40 in all. */
const fundas = () =>
  factura({
    ...makeVenta(
      [
        { cantidad: 3, precio_venta: 15, tarifa: 15, ice: 10 },
        { cantidad: 2, precio_venta: 15, tarifa: 15, ice: 5 },
      ],
      { fecha_emision: HOY },
    ),
    propina: 0,
  });
const deFundas = (tarifa: string, bolsas: string, valor: string) =>
  `<tarifa>${tarifa}</tarifa><baseImponible>${bolsas}</baseImponible><valor>${valor}</valor>`;
const enTotal = (bolsas: string) => `<baseImponible>${bolsas}</baseImponible><valor>0.40`;

export const ROTOS_DE_TARIFAS: readonly Roto[] = [
  [
    'iceDeFundas',
    'what no bag bears',
    firmar(cambiar(fundas(), [deFundas('0.05', '2.00', '0.10'), deFundas('0.07', '2.00', '0.10')])),
  ],
  [
    'iceDeFundas',
    'more than its bags come to',
    firmar(
      cambiar(
        fundas(),
        [deFundas('0.05', '2.00', '0.10'), deFundas('0.05', '1.00', '0.10')],
        [enTotal('5.00'), enTotal('4.00')],
      ),
    ),
  ],
  [
    'iceDeFundas',
    'of more bags than were sold',
    firmar(
      cambiar(
        fundas(),
        [deFundas('0.10', '3.00', '0.30'), deFundas('0.05', '6.00', '0.30')],
        [enTotal('5.00'), enTotal('8.00')],
      ),
    ),
  ],
  [
    'tarifaDeCodigo',
    '12 under the code of 15, on a line',
    con(['<tarifa>15.00</tarifa><baseImponible>5.00', '<tarifa>12.00</tarifa><baseImponible>5.00']),
  ],
  [
    'tarifaDeCodigo',
    '12 under the code of 15, in a total',
    con([
      '<baseImponible>23.00</baseImponible><tarifa>15.00',
      '<baseImponible>23.00</baseImponible><tarifa>12.00',
    ]),
  ],
  [
    'tarifaDeCodigo',
    'a code that is none',
    con(sinIva('9', '0.00'), [
      '<codigoPorcentaje>0</codigoPorcentaje><baseImponible>3.00',
      '<codigoPorcentaje>9</codigoPorcentaje><baseImponible>3.00',
    ]),
  ],
  [
    'tarifaVigente',
    '12%, of until March 2024',
    aOtraTarifa('2', '12.00', ['2.16', '0.60', '2.76']),
  ],
  ['tarifaVigente', '14%, of 2016', aOtraTarifa('3', '14.00', ['2.52', '0.70', '3.22'])],
  [
    'propinaMaxima',
    'a cent over',
    con(['<propina>1.50', '<propina>2.61'], ...total('32.06', '22.06')),
  ],
  [
    'propinaMaxima',
    'ten dollars',
    con(['<propina>1.50', '<propina>10.00'], ...total('39.45', '29.45')),
  ],
  ['limiteConsumidorFinal', 'a cent over', aNadiePor(5001)],
  ['limiteConsumidorFinal', 'twice as much', aNadiePor(10000)],
];

/** What the authority takes, close to what it refuses. */
export const BUENOS_AL_BORDE: readonly [string, string][] = [
  ['an invoice 2.1.0', con(['version="1.1.0"', 'version="2.1.0"'])],
  ['bags with their ICE, of both kinds', firmar(fundas())],
  ['50.00 to the final consumer', aNadiePor(5000)],
  ['a tip of exactly a tenth', con(['<propina>1.50', '<propina>2.60'], ...total('32.05', '22.05'))],
  ['a line a cent off its price', con(['<precioUnitario>5.000000', '<precioUnitario>5.010000'])],
  [
    'a tax a cent off its base',
    con(
      [linea('18.00', '2.70'), linea('18.00', '2.71')],
      ['<valor>3.45', '<valor>3.46'],
      ...total('30.96', '20.96'),
    ),
  ],
  ...(['6', '7'] as const).map((codigo): [string, string] => [
    `what is exempt or not subject (${codigo})`,
    con(sinIva(codigo, '0.00'), [
      '<codigoPorcentaje>0</codigoPorcentaje><baseImponible>3.00',
      `<codigoPorcentaje>${codigo}</codigoPorcentaje><baseImponible>3.00`,
    ]),
  ]),
];

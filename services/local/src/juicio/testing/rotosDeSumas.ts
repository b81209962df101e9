import { con, grupo, linea, total, totalImpuesto } from './cambios';

import type { Roto } from './roto';

export const ROTOS_DE_SUMAS: readonly Roto[] = [
  [
    'sumaDetalles',
    'a cent more',
    con(['<totalSinImpuestos>26.00', '<totalSinImpuestos>26.01'], ...total('30.96', '20.96')),
  ],
  [
    'sumaDetalles',
    'a cent less',
    con(['<totalSinImpuestos>26.00', '<totalSinImpuestos>25.99'], ...total('30.94', '20.94')),
  ],
  ['sumaTotal', 'a cent more', con(...total('30.96', '20.96'))],
  ['sumaTotal', 'a cent less', con(...total('30.94', '20.94'))],
  ['sumaTotal', 'without the tip', con(...total('29.45', '19.45'))],
  ['sumaPagos', 'a cent short', con(['<total>20.95', '<total>20.94'])],
  ['sumaPagos', 'a cent over', con(['<total>20.95', '<total>20.96'])],
  [
    'sumaPagos',
    'one of two',
    con(['<pago><formaPago>01</formaPago><total>20.95</total></pago>', '']),
  ],
  ['sumaDescuentos', 'one that no line has', con(['<totalDescuento>2.00', '<totalDescuento>3.00'])],
  [
    'sumaDescuentos',
    'none where a line has one',
    con(['<totalDescuento>2.00', '<totalDescuento>0.00']),
  ],
  ['sumaDescuentos', 'a cent off', con(['<totalDescuento>2.00', '<totalDescuento>2.01'])],
  [
    'lineaNeto',
    'a price two cents higher',
    con(['<precioUnitario>5.000000', '<precioUnitario>5.020000']),
  ],
  ['lineaNeto', 'one unit more', con(['<cantidad>2.000000', '<cantidad>3.000000'])],
  [
    'lineaNeto',
    'a discount that was not taken off',
    con(['<totalDescuento>2.00', '<totalDescuento>2.02'], ['<descuento>2.00', '<descuento>2.02']),
  ],
  [
    'lineaImpuestos',
    'two rates on a line',
    con(
      [
        `</impuesto></impuestos></detalle><detalle><codigoPrincipal>3`,
        '</impuesto><impuesto><codigo>2</codigo><codigoPorcentaje>0</codigoPorcentaje><tarifa>0.00</tarifa><baseImponible>5.00</baseImponible><valor>0.00</valor></impuesto></impuestos></detalle><detalle><codigoPrincipal>3',
      ],
      [
        '<baseImponible>3.00</baseImponible><tarifa>',
        '<baseImponible>8.00</baseImponible><tarifa>',
      ],
    ),
  ],
  [
    'lineaBase',
    'a cent more',
    con(
      [linea('5.00', '0.75'), linea('5.01', '0.75')],
      [grupo('23.00', '3.45'), grupo('23.01', '3.45')],
    ),
  ],
  [
    'lineaBase',
    'a cent less',
    con(
      [linea('18.00', '2.70'), linea('17.99', '2.70')],
      [grupo('23.00', '3.45'), grupo('22.99', '3.45')],
    ),
  ],
  [
    'lineaBase',
    'before the discount',
    con(
      [linea('3.00', '0.00'), linea('4.00', '0.00')],
      [
        '<baseImponible>3.00</baseImponible><tarifa>',
        '<baseImponible>4.00</baseImponible><tarifa>',
      ],
    ),
  ],
  [
    'lineaIva',
    'two cents more, and one less on the next',
    con(
      [linea('18.00', '2.70'), linea('18.00', '2.72')],
      [linea('5.00', '0.75'), linea('5.00', '0.74')],
      ['<valor>3.45', '<valor>3.46'],
      ...total('30.96', '20.96'),
    ),
  ],
  [
    'lineaIva',
    'two cents less, and one more on the next',
    con(
      [linea('18.00', '2.70'), linea('18.00', '2.68')],
      [linea('5.00', '0.75'), linea('5.00', '0.76')],
      ['<valor>3.45', '<valor>3.44'],
      ...total('30.94', '20.94'),
    ),
  ],
  [
    'lineaIva',
    'all of it on one line',
    con(
      [linea('18.00', '2.70'), linea('18.00', '3.45')],
      [linea('5.00', '0.75'), linea('5.00', '0.00')],
    ),
  ],
  [
    'totalLineas',
    'a tax a cent over its lines',
    con(['<valor>3.45', '<valor>3.46'], ...total('30.96', '20.96')),
  ],
  [
    'totalLineas',
    'a base a cent over its lines',
    con([grupo('23.00', '3.45'), grupo('23.01', '3.45')]),
  ],
  [
    'totalLineas',
    'a rate in two totals',
    con([
      totalImpuesto('23.00', '3.45'),
      totalImpuesto('18.00', '2.70') + totalImpuesto('5.00', '0.75'),
    ]),
  ],
  [
    'totalLineas',
    'no total of the rate of 0%',
    con([
      '<totalImpuesto><codigo>2</codigo><codigoPorcentaje>0</codigoPorcentaje><baseImponible>3.00</baseImponible><tarifa>0.00</tarifa><valor>0.00</valor></totalImpuesto>',
      '',
    ]),
  ],
  [
    'totalLineas',
    'a total that no line has',
    con([
      '</totalConImpuestos>',
      '<totalImpuesto><codigo>2</codigo><codigoPorcentaje>7</codigoPorcentaje><baseImponible>1.00</baseImponible><tarifa>0.00</tarifa><valor>0.00</valor></totalImpuesto></totalConImpuestos>',
    ]),
  ],
  [
    'totalIva',
    'a cent over on each line',
    con(
      [linea('18.00', '2.70'), linea('18.00', '2.71')],
      [linea('5.00', '0.75'), linea('5.00', '0.76')],
      ['<valor>3.45', '<valor>3.47'],
      ...total('30.97', '20.97'),
    ),
  ],
  [
    'totalIva',
    'a cent under on each line',
    con(
      [linea('18.00', '2.70'), linea('18.00', '2.69')],
      [linea('5.00', '0.75'), linea('5.00', '0.74')],
      ['<valor>3.45', '<valor>3.43'],
      ...total('30.93', '20.93'),
    ),
  ],
];

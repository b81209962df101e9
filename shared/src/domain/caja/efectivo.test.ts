import { expect, it } from '@jest/globals';

import { makeInforme } from '../../testing/makeInforme';

import { partesDelEfectivo } from './efectivo';

const SIN_ABONOS = [
  { texto: 'Apertura', monto: 100 },
  { texto: '+ Ventas en efectivo', monto: 70 },
  { texto: '+ Ingresos', monto: 10 },
  { texto: '- Salidas', monto: 5.25 },
  { texto: '- A la caja fuerte', monto: 40 },
  { texto: '- Anticipos', monto: 20 },
];

it('says each part in its order; of sales and of payments on account only what is cash', () => {
  expect(partesDelEfectivo(makeInforme())).toEqual(SIN_ABONOS);
  const abonos = [
    { forma_pago: 'TRANSFERENCIA', cantidad: 1, total: 30 },
    { forma_pago: 'EFECTIVO', cantidad: 2, total: 12.5 },
  ] as const;
  expect(partesDelEfectivo(makeInforme({ abonos: [...abonos] }))).toEqual([
    ...SIN_ABONOS.slice(0, 2),
    { texto: '+ Abonos de clientes', monto: 12.5 },
    ...SIN_ABONOS.slice(2),
  ]);
  expect(partesDelEfectivo(makeInforme({ abonos: [abonos[0]] }))).toEqual(SIN_ABONOS);
});

it('is of nothing sold for cash where none of the means is cash', () => {
  const formas = [{ forma_pago: 'TARJETA' as const, cantidad: 3, total: 1000 }];
  expect(partesDelEfectivo(makeInforme({ formas }))[1]).toEqual({
    texto: '+ Ventas en efectivo',
    monto: 0,
  });
});

import { expect, it } from '@jest/globals';

import { cuentasDeTicket } from './cuentasDeTicket';
import { makeTicket } from './testing/tickets';

/** Of three bags. */
const cuentasA = (precio_venta: number) => {
  const ticket = makeTicket([{ producto: 'Funda', precio_venta, cantidad: 3, tarifa: 15 }]);
  return cuentasDeTicket({
    ...ticket,
    tienda: ticket.tienda.map((linea) => ({ ...linea, ice: 0.1 })),
  });
};

it('says as much of the ICE of bags as their invoice: of a price that was kept what it holds', () => {
  expect(cuentasA(0.15)).toMatchObject({ ice: 30, total: 45 });
  expect(cuentasA(0.11)).toMatchObject({ ice: 28, total: 33 });
});

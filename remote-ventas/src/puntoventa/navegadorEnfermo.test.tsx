import { ponerEquipo } from '@comanda/shared/testing/equipo';

import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';

import { releer } from '@comanda/shared/sinLinea';
import { avisosDeConsola, renderScreen } from '@comanda/shared/testing';

import { abrirCaja, EMPRESA } from './testing/mundo';

import PuntoVentaScreen from './PuntoVentaScreen';

it('a registered till whose base stops answering sells with a line as any other browser', async () => {
  await ponerEquipo({ empresa: EMPRESA });
  await releer();
  const caja = abrirCaja();
  const { user } = renderScreen(<PuntoVentaScreen />);
  await user.click(await screen.findByRole('button', { name: /^Ceviche de/ }));
  avisosDeConsola();
  jest.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue({} as IDBRequest); // nothing of it is ever called
  await user.keyboard('{F9}');
  await user.type(await screen.findByRole('textbox', { name: 'Recibido' }), '20{Enter}');

  const hecha = await screen.findByRole('region', { name: 'Última venta' });
  expect(hecha).not.toHaveTextContent('por enviar');
  expect(caja.ventas).toHaveLength(1);
  expect(caja.ventas[0]?.body).not.toHaveProperty('sin_linea');
}, 30_000);

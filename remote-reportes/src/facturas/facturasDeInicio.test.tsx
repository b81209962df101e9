import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { emisionesCalls } from '@comanda/shared/contracts/facturacion/emisiones';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import FacturasDeInicio from './FacturasDeInicio';
import { PUERTO } from './testing/mundo';

const abrir = () =>
  renderScreen(<FacturasDeInicio />, {
    usuario: makeUsuario({ perfil: 'Administrador', empresa: [PUERTO] }),
  });

it('counts what is on its way and what waits for a person, of all that was issued in a month', async () => {
  const pedidas = answer(emisionesCalls.consultarEmisiones, {
    success: true,
    data: {
      filas: [],
      total: 1_240,
      suma: 0,
      estados: [
        { estado: 'AUTORIZADO', cuantos: 1_200 },
        { estado: 'ANULADA', cuantos: 36 },
        { estado: 'RECIBIDA', cuantos: 3 },
        { estado: 'DEVUELTA', cuantos: 1 },
      ],
    },
  });
  abrir();

  expect(await screen.findByText('de 1,240 en 30 días')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/admin/facturas');
  expect(screen.getByRole('link')).toHaveTextContent(
    'Facturas por resolver4 de 1,240 en 30 días3 en camino al SRI · 1 por revisar',
  );
  expect(pedidas).toMatchObject([{ body: { empresa: PUERTO, filas: 1 } }]);
});

it('says nothing of what nobody has to look at, and that it could not be read', async () => {
  answer(emisionesCalls.consultarEmisiones, {
    success: true,
    data: { filas: [], total: 1, suma: 0, estados: [{ estado: 'AUTORIZADO', cuantos: 1 }] },
  });
  const { unmount } = abrir();
  expect(await screen.findByText('0 en camino al SRI')).toBeVisible();
  expect(screen.queryByText(/por revisar/)).toBeNull();
  unmount();

  refuse(emisionesCalls.consultarEmisiones, 'SIN_CONEXION');
  abrir();
  expect(await screen.findByText('No disponible')).toBeVisible();
});

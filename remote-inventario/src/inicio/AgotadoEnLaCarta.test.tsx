import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { productosCalls as calls } from '@comanda/shared/contracts/inventario/productos';
import { answer, makeUsuario, renderScreen } from '@comanda/shared/testing';

import AgotadoEnLaCarta from './AgotadoEnLaCarta';

const usuario = makeUsuario({ perfil: 'Cocinero', empresa: ['La Cevichería del Puerto'] });

describe('the card of what ran out', () => {
  it('names each with its category', async () => {
    const data = [{ id: '9', producto: 'Concha asada', categoria: 'Platos fuertes' }];
    answer(calls.listarAgotados, { success: true, data });
    renderScreen(<AgotadoEnLaCarta />, { usuario });
    expect(await screen.findByRole('listitem')).toHaveTextContent('Concha asadaPlatos fuertes');
  });

  it('says that nothing did', async () => {
    answer(calls.listarAgotados, { success: true, data: [] });
    renderScreen(<AgotadoEnLaCarta />, { usuario });
    expect(await screen.findByText('Hay de todo')).toBeVisible();
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  productosCalls as calls,
  type DeCarta,
} from '@comanda/shared/contracts/inventario/productos';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import AgotadoEnLaCarta from './AgotadoEnLaCarta';

const empresa = 'La Cevichería del Puerto';
const usuario = makeUsuario({ perfil: 'Cocinero', empresa: [empresa] });
const concha: DeCarta = {
  id: '9',
  producto: 'Concha asada',
  categoria: 'Platos fuertes',
  agotado: true,
};
const chupe: DeCarta = { ...concha, id: '4', producto: 'Chupe de camarón', agotado: false };

const abrir = (data: DeCarta[]) => {
  const pedidos = answer(calls.listarAgotados, { success: true, data });
  return { ...renderScreen(<AgotadoEnLaCarta />, { usuario }), pedidos };
};

describe('the card of what ran out', () => {
  it('names each with its category', async () => {
    abrir([concha]);
    expect(await screen.findByRole('listitem')).toHaveTextContent('Concha asadaPlatos fuertes');
  });

  it('says that nothing did', async () => {
    abrir([]);
    expect(await screen.findByText('Hay de todo')).toBeVisible();
  });

  it('has a dish sold again', async () => {
    const { user, pedidos, notices } = abrir([concha]);
    const marcados = answer(calls.marcarAgotado, {
      success: true,
      data: { ...concha, agotado: false },
    });
    await user.click(await screen.findByRole('button', { name: 'Hay de nuevo: Concha asada' }));
    await waitFor(() =>
      expect(notices).toEqual(['success: Productos / Hay Concha asada de nuevo']),
    );
    expect(marcados.map(({ body }) => body)).toEqual([{ empresa, id: '9', agotado: false }]);
    await waitFor(() => expect(pedidos).toHaveLength(2));
  });

  it('keeps one that was not marked, and says why', async () => {
    const { user, notices } = abrir([concha]);
    refuse(calls.marcarAgotado, 'SIN_CONEXION');
    await user.click(await screen.findByRole('button', { name: 'Hay de nuevo: Concha asada' }));
    await waitFor(() => expect(notices).toEqual([expect.stringMatching(/^error: Productos/)]));
    expect(screen.getByRole('listitem')).toHaveTextContent('Concha asada');
  });

  it('opens the menu, where a dish is looked for and marked', async () => {
    const { user, notices } = abrir([]);
    const buscadas = answer(calls.consultarCarta, {
      success: true,
      data: { filas: [concha, chupe], total: 40 },
    });
    await user.click(await screen.findByRole('button', { name: 'Marcar agotado' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Marcar agotado' }));
    const chupeEs = { name: 'Marcar agotado: Chupe de camarón' };
    await dialogo.findByRole('button', chupeEs);
    expect(dialogo.getByRole('textbox')).toHaveFocus();
    expect(dialogo.getByText('Se ven 2 de 40: escriba más del nombre')).toBeVisible();
    await user.keyboard('chupe');
    await waitFor(() => expect(buscadas.at(-1)?.body).toEqual({ empresa, busqueda: 'chupe' }));
    expect(buscadas).toHaveLength(2);
    const marcados = answer(calls.marcarAgotado, { success: true, data: concha });
    await user.click(await dialogo.findByRole('button', chupeEs));
    await waitFor(() =>
      expect(notices).toEqual(['success: Productos / Chupe de camarón está agotado']),
    );
    expect(marcados.map(({ body }) => body)).toEqual([{ empresa, id: '4', agotado: true }]);
  });
});

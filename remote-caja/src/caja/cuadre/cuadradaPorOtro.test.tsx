import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { abrirFlujo, answer, refuse } from '@comanda/shared/testing';

import { abrirCaja, cuerpo, makeCaja, PUERTO } from '../testing/mundo';

import { contar, contestarCuadre } from './testing/mundo';

const boton = (name: string) => screen.findByRole('button', { name });

/** The screen asks by itself after a minute. */
const ANTES_DEL_MINUTO = { timeout: 20_000 };

describe('a drawer that somebody else closed while it was counted or updated', () => {
  it('is read again, so that the dialog opened anew counts the period that is open', async () => {
    contestarCuadre();
    const { user } = abrirCaja();
    await user.click(await boton('Cuadre de caja'));
    const tarde = refuse(cuadresCalls.contarCaja, 'CAJA_YA_CUADRADA');
    const leidas = answer(cajaCalls.listarCaja, {
      success: true,
      data: [makeCaja({ periodo: 4 })],
    });
    await contar({ user });
    expect(await screen.findByRole('alert')).toHaveTextContent('ábrala de nuevo');
    expect(cuerpo(tarde[0])).toMatchObject({ periodo: 3 });
    await waitFor(() => expect(leidas).toHaveLength(1), ANTES_DEL_MINUTO);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const { conteos } = contestarCuadre();
    await user.click(await boton('Cuadre de caja'));
    await contar({ user });
    await waitFor(() => expect(conteos).toHaveLength(1));
    expect(cuerpo(conteos[0])).toMatchObject({ periodo: 4 });
  });

  it('is read again where its opening was to be changed', async () => {
    const { user, notices } = abrirCaja();
    await user.click(await boton('Actualizar caja'));
    const tarde = refuse(cajaCalls.actualizarCaja, 'CAJA_YA_CUADRADA');
    const leidas = answer(cajaCalls.listarCaja, {
      success: true,
      data: [makeCaja({ periodo: 4 })],
    });
    await user.type(await screen.findByRole('textbox', { name: /Cantidad/ }), '95,25{Enter}');
    await waitFor(() =>
      expect(notices).toEqual([expect.stringContaining('Otra persona ya cuadró esta caja')]),
    );
    expect(cuerpo(tarde[0])).toMatchObject({ caja: 1, periodo: 3 });
    await waitFor(() => expect(leidas).toHaveLength(1), ANTES_DEL_MINUTO);
  });
});

describe('the closings', () => {
  it('are asked for again when the server tells that the cash changed', async () => {
    const listas = answer(cuadresCalls.listarCuadres, { success: true, data: [] });
    const { user, store } = abrirCaja();
    await user.click(await boton('Cuadres'));
    await screen.findByText('No hay cuadres en estas fechas');
    expect(listas).toHaveLength(1);
    const flujo = abrirFlujo(store);
    await flujo.cambia('caja', PUERTO);
    await waitFor(() => expect(listas).toHaveLength(2), { timeout: 5_000 });
  });
});

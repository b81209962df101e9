import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { makeConPin, refuse } from '@comanda/shared/testing';

import { abrirCuadre, boton, casilla, contar, contestarCuadre } from './testing/mundo';

const YA_CONTADA =
  'Ya se contó esta caja. Para contar otra vez hace falta la aprobación de otra persona.';
const comparado = () => screen.findByRole('table', { name: 'Comparación' });

describe('a drawer that was counted before', () => {
  it('says so, keeps what was typed, and waits for the PIN of who approves', async () => {
    contestarCuadre();
    const rechazados = refuse(cuadresCalls.contarCaja, 'CAJA_YA_CONTADA');
    const vista = abrirCuadre();
    await contar(vista);
    expect(await screen.findByRole('alert')).toHaveTextContent(YA_CONTADA);
    expect(casilla('20 dólares')).toHaveValue('5');
    await waitFor(() => expect(casilla('PIN del Administrador')).toHaveFocus());

    const { conteos } = contestarCuadre();
    await vista.user.keyboard('4821{Enter}');
    await comparado();
    expect(conteos.map(({ body }) => body)).toEqual([
      {
        ...(rechazados[0]?.body as object),
        aprobacion: { usuario: makeConPin().id, pin: '4821' },
      },
    ]);
  });

  it('is counted again with an approval, which is typed again where it was wrong', async () => {
    contestarCuadre();
    const vista = abrirCuadre();
    await contar(vista);
    await comparado();
    await vista.user.click(boton('Volver a contar'));
    expect(screen.getByText(/hace falta la aprobación de otra persona/)).toBeVisible();
    await vista.user.clear(casilla('10 dólares'));
    await vista.user.type(casilla('PIN del Administrador'), '1111');
    refuse(cuadresCalls.contarCaja, 'APROBACION_RECHAZADA');
    await vista.user.click(boton('Contar'));
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(casilla('PIN del Administrador')).toHaveFocus());
    expect(casilla('PIN del Administrador')).toHaveValue('');
    expect(casilla('20 dólares')).toHaveValue('5');
  });

  it('is closed with the same figures without anybody else', async () => {
    const { conteos } = contestarCuadre();
    const vista = abrirCuadre();
    await contar(vista);
    await comparado();
    await vista.user.click(boton('Volver a contar'));
    await vista.user.click(boton('Contar'));
    await comparado();
    expect(conteos).toHaveLength(2);
    expect(conteos[1]?.body).not.toHaveProperty('aprobacion');
  });

  it('asks an Administrador for nobody else', async () => {
    const { conteos } = contestarCuadre();
    const vista = abrirCuadre({ perfil: 'Administrador' });
    await contar(vista);
    await comparado();
    await vista.user.click(boton('Volver a contar'));
    await vista.user.clear(casilla('10 dólares')); // other figures
    expect(screen.queryByLabelText('PIN del Administrador')).toBeNull();
    await vista.user.click(boton('Contar'));
    await comparado();
    expect(conteos).toHaveLength(2);
    expect(conteos[1]?.body).not.toHaveProperty('aprobacion');
  });

  it('keeps what was counted when the dialog is closed: it closes with that, or with an approval', async () => {
    contestarCuadre();
    const vista = abrirCuadre({ acepta: true });
    await contar(vista);
    await comparado();
    await vista.user.keyboard('{Escape}');
    await waitFor(() => expect(vista.cierres).toEqual(['cerrado']));
    vista.unmount();
    abrirCuadre();
    expect(await screen.findByRole('textbox', { name: '20 dólares' })).toHaveValue('5');
  });
});

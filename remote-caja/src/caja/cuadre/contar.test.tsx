import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { haySinEnviar } from '@comanda/shared/session';
import { refuse } from '@comanda/shared/testing';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';

import { abrirCuadre, boton, casilla, contar, contestarCuadre, makeCaja } from './testing/mundo';

const suma = () => screen.getByRole('status', { name: 'Suma del conteo' });
const abierta = () => screen.findByRole('textbox', { name: '20 dólares' });

describe('the count', () => {
  it('says nothing of what there should be, and adds up what is typed as it is typed', async () => {
    const { conteos } = contestarCuadre();
    const { user } = abrirCuadre();
    await user.type(await abierta(), '3');
    await user.type(casilla('25 centavos'), '7');
    expect(suma()).toHaveTextContent('$61.75');
    await user.clear(casilla('20 dólares'));
    expect(suma()).toHaveTextContent('$1.75');
    expect(screen.queryByText('Debería haber')).toBeNull();
    expect(conteos).toEqual([]);
  });

  it('goes on with Enter from box to box, and counts from the last', async () => {
    const { conteos } = contestarCuadre();
    const { user } = abrirCuadre();
    await user.click(await screen.findByRole('textbox', { name: '100 dólares' }));
    await user.keyboard('1{Enter}2{Enter}3');
    expect(suma()).toHaveTextContent('$260.00');
    expect(casilla('20 dólares')).toHaveFocus();
    await user.click(casilla('1 centavo'));
    await user.keyboard('4{Enter}2{Enter}30,50{Enter}12.25{Enter}');

    await screen.findByRole('table', { name: 'Comparación' });
    expect(conteos.map(({ body }) => body)).toEqual([
      {
        empresa: 'La Cevichería del Puerto',
        caja: 1,
        periodo: 3,
        conteo: 260.04,
        denominaciones: { '10000': 1, '5000': 2, '2000': 3, '1': 4 },
        cantidaVouchers: 2,
        totalVouchers: 30.5,
        totalTransferencias: 12.25,
        conteo_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it('of one and a half coins is none of fifteen, and names the box', async () => {
    const { conteos } = contestarCuadre();
    const { user } = abrirCuadre();
    await user.type(await abierta(), '3');
    await user.type(casilla('25 centavos'), '1,5');
    expect(casilla('25 centavos')).toBeInvalid();
    expect(casilla('25 centavos')).toHaveAccessibleDescription('Sin decimales');
    expect(suma()).toHaveTextContent('$60.00');
    await user.click(boton('Contar'));
    await waitFor(() => expect(casilla('25 centavos')).toHaveFocus());
    expect(conteos).toEqual([]);
    await user.clear(casilla('25 centavos'));
    await user.type(casilla('Cantidad de vouchers'), '2.5');
    expect(casilla('Cantidad de vouchers')).toHaveAccessibleDescription('Sin decimales');
    await user.click(boton('Contar'));
    await waitFor(() => expect(casilla('Cantidad de vouchers')).toHaveFocus());
    expect(conteos).toEqual([]);
  });

  it('goes up and down by touch, and by plus and minus, and never below none', async () => {
    contestarCuadre();
    const { user } = abrirCuadre();
    await abierta();
    expect(boton('Uno menos de 20 dólares')).toBeDisabled();
    await user.click(boton('Uno más de 20 dólares'));
    await user.click(boton('Uno más de 20 dólares'));
    await user.click(boton('Uno menos de 20 dólares'));
    expect(casilla('20 dólares')).toHaveValue('1');
    await user.type(casilla('5 centavos'), '++-x--');
    expect(casilla('5 centavos')).toHaveValue('0');
    expect(suma()).toHaveTextContent('$20.00');
  });

  it('takes the sum alone from who prefers it, and an empty drawer for one that was counted', async () => {
    const { conteos } = contestarCuadre();
    const { user } = abrirCuadre();
    await user.click(await screen.findByRole('radio', { name: 'Solo el total' }));
    await user.type(casilla('Total contado'), '0');
    await user.click(boton('Contar'));
    await screen.findByRole('table', { name: 'Comparación' });
    expect(conteos[0]?.body).toMatchObject({ conteo: 0, totalTransferencias: null });
    expect(conteos[0]?.body).not.toHaveProperty('denominaciones');
  });

  it('that is missing is a plain Error (spec section 5)', async () => {
    const { conteos } = contestarCuadre();
    const { user, notices } = abrirCuadre();
    await abierta();
    await user.click(boton('Contar'));
    expect(notices).toEqual(['error: Error / ']);
    expect(screen.getByText('Ingrese el conteo de la caja')).toBeVisible();
    expect(casilla('100 dólares')).toHaveFocus();
    expect(conteos).toEqual([]);
  });

  it('asks for the transfers where some were sold, at their box, and takes 0', async () => {
    contestarCuadre();
    const { user } = abrirCuadre();
    refuse(cuadresCalls.contarCaja, 'CONTEO_SIN_TRANSFERENCIAS');
    const escritas = () => casilla('Total de transferencias');
    await user.type(await abierta(), '1');
    await user.click(boton('Contar'));
    await waitFor(() => expect(escritas()).toBeInvalid());
    expect(escritas()).toHaveAccessibleDescription(/o 0 si no halló ninguna$/);
    await waitFor(() => expect(escritas()).toHaveFocus());
    expect(screen.queryByLabelText('PIN del Administrador')).toBeNull();

    const { conteos } = contestarCuadre();
    await user.keyboard('0{Enter}');
    await screen.findByRole('table', { name: 'Comparación' });
    expect(conteos[0]?.body).toMatchObject({ totalTransferencias: 0 });
  });

  it('names the box that holds no amount', async () => {
    const { conteos } = contestarCuadre();
    const { user } = abrirCuadre();
    await user.type(await abierta(), '1');
    await user.type(casilla('Total de vouchers'), '12.345');
    await user.click(boton('Contar'));
    expect(casilla('Total de vouchers')).toBeInvalid();
    expect(casilla('Total de vouchers')).toHaveFocus();
    expect(casilla('Total de vouchers')).toHaveAccessibleDescription(
      'Escriba un monto, como 12.50',
    );
    expect(conteos).toEqual([]);
  });

  it('whose answer was lost is said to have failed, stays as typed, and is the same when it is sent again', async () => {
    contestarCuadre();
    const perdidos = refuse(cuadresCalls.contarCaja, 'SIN_CONEXION');
    const vista = abrirCuadre();
    await contar(vista);
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con el servidor');
    expect(casilla('20 dólares')).toHaveValue('5');

    const { conteos } = contestarCuadre();
    await vista.user.click(boton('Contar'));
    await screen.findByRole('table', { name: 'Comparación' });
    expect(conteos.map(({ body }) => body)).toEqual(perdidos.map(({ body }) => body));
  });
});

describe('what was counted', () => {
  it('is found again when the tab was closed in the middle, by who counted it, in that period', async () => {
    contestarCuadre();
    const primera = abrirCuadre();
    await primera.user.type(await abierta(), '7');
    primera.unmount();

    const otraVez = abrirCuadre();
    expect(await abierta()).toHaveValue('7');
    otraVez.unmount();
    const deOtro = abrirCuadre({ usuario: 'u2' });
    expect(await abierta()).toHaveValue('');
    deOtro.unmount();
    abrirCuadre({ caja: makeCaja({ periodo: 4 }) });
    expect(await abierta()).toHaveValue('');
  });

  it.each([
    ['asks before Escape forgets it, and stays when told to', false],
    ['asks before Escape forgets it, and forgets', true],
  ])('%s', async (_titulo, acepta) => {
    contestarCuadre();
    const { user, notices, cierres, unmount } = abrirCuadre({ acepta });
    await user.type(await abierta(), '7');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    expect(cierres).toEqual(acepta ? ['cerrado'] : []);
    unmount();
    abrirCuadre();
    expect(await abierta()).toHaveValue(acepta ? '' : '7');
  });

  it('is open work while something of it was typed', async () => {
    contestarCuadre();
    const { user, unmount } = abrirCuadre();
    const veinte = await abierta();
    expect(haySinEnviar()).toBe(false);
    await user.type(veinte, '7');
    expect(haySinEnviar()).toBe(true);
    unmount();
    expect(haySinEnviar()).toBe(false);
  });

  it('is nothing to ask about where nothing was', async () => {
    contestarCuadre();
    const { user, notices, cierres } = abrirCuadre();
    await abierta();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(cierres).toEqual(['cerrado']));
    expect(notices).toEqual([]);
  });

  it('that cannot be read is as if there were none', async () => {
    contestarCuadre();
    const una = abrirCuadre();
    await una.user.type(await abierta(), '7');
    const [llave = ''] = Object.keys(localStorage).filter((una) => una.includes('cuadre'));
    una.unmount();
    localStorage.setItem(llave, '{"modo":"a ojo"}');
    abrirCuadre();
    expect(await abierta()).toHaveValue('');
  });
});

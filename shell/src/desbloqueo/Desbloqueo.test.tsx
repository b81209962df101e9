import 'fake-indexeddb/auto';

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

import { makeStore } from '@comanda/shared/api';
import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { selectMotivo, selectUsuario, sesionBloqueada } from '@comanda/shared/session';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { anotarDescanso } from '../arranque/marcaDeDescanso';
import { descansar } from '../marco/descansar';

import Desbloqueo from './Desbloqueo';
import { crearVerificador, fijarHoras, olvidarVerificador, probarSecreto } from './verificador';

const carlos = makeUsuario();
const HORA_MS = 3_600_000;

async function abrir() {
  const vista = renderScreen(<Desbloqueo usuario={carlos} />, { usuario: null });
  vista.store.dispatch(sesionBloqueada(carlos));
  await vista.screen.findByText('Carlos Andrade');
  const dentro = () => selectUsuario(vista.store.getState())?.id ?? null;
  const escribir = async (clave: string) => {
    const campo = await vista.screen.findByLabelText('Contraseña');
    await vista.user.type(campo, `${clave}{Enter}`);
  };
  return { ...vista, dentro, escribir };
}

afterEach(async () => {
  jest.restoreAllMocks();
  await olvidarVerificador();
});

describe('the screen of a page that nobody gave', () => {
  it('lets in who types their password, and says of another that it is wrong', async () => {
    await crearVerificador(carlos.id, { tipo: 'clave', valor: 'demo1234' }, null);
    const { screen, dentro, escribir } = await abrir();
    expect(await screen.findByText('Escriba su contraseña para seguir vendiendo')).toBeVisible();
    expect(screen.getByText(/^Último ingreso: .*Puede seguir sin línea hasta: /)).toBeVisible();

    await escribir('otra');
    expect(await screen.findByText('La contraseña no es correcta')).toBeVisible();
    expect(dentro()).toBeNull();
    await escribir('demo1234');

    await screen.findByText('Carlos Andrade');
    await waitFor(() => expect(dentro()).toBe(carlos.id));
  });

  it('tries nothing where nothing was typed', async () => {
    await crearVerificador(carlos.id, { tipo: 'clave', valor: 'demo1234' }, null);
    const { screen, dentro, escribir } = await abrir();
    await escribir('');
    expect(await screen.findByText('Escriba su contraseña')).toBeVisible();
    expect(dentro()).toBeNull();
  });

  it('asks for the PIN of who took the till over with one', async () => {
    await crearVerificador(carlos.id, { tipo: 'pin', valor: '4821' }, null);
    const { screen } = await abrir();
    expect(await screen.findByLabelText('PIN')).toHaveAttribute('inputmode', 'numeric');
  });

  it('makes who typed five wrong ones wait, with the seconds', async () => {
    await crearVerificador(carlos.id, { tipo: 'clave', valor: 'demo1234' }, null);
    for (let i = 0; i < 5; i++) await probarSecreto(carlos.id, `no ${i}`);
    const { screen } = await abrir();
    expect(
      await screen.findByText(/^Demasiados intentos. Pruebe de nuevo en \d+ s$/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Seguir sin línea' })).toBeDisabled();
  });

  it('says why it lets nobody in', async () => {
    const { screen, unmount } = await abrir();
    expect(
      await screen.findByText(
        /^Este equipo todavía no puede reconocerle sin línea: lo aprende en los primeros segundos/,
      ),
    ).toBeVisible();
    unmount();

    await crearVerificador(carlos.id, { tipo: 'clave', valor: 'demo1234' }, null);
    await fijarHoras(2);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * HORA_MS);
    const tarde = await abrir();
    expect(
      await tarde.screen.findByText(/^Pasaron más de 2 horas sin línea desde su último ingreso/),
    ).toBeVisible();
    expect(tarde.screen.queryByLabelText('Contraseña')).toBeNull();
  });

  it('asks the server again where somebody wants to know', async () => {
    const { screen, user, dentro } = await abrir();
    refuse(authCalls.refrescarSesion, 'SIN_CONEXION');
    await user.click(screen.getByRole('button', { name: 'Probar la línea ahora' }));
    expect(dentro()).toBeNull();
    answer(authCalls.refrescarSesion, {
      success: true,
      data: { ...carlos, token: 't', vence: 600 },
    });
    await user.click(screen.getByRole('button', { name: /Probar la línea ahora/ }));
    await waitFor(() => expect(dentro()).toBe(carlos.id));
  });

  it('opens no page that rested: where the server answers, its session ends', async () => {
    refuse(authCalls.salir, 'SIN_CONEXION');
    await descansar(makeStore(), carlos); // in another tab
    const { screen, store, user, dentro } = await abrir();
    expect(screen.getByText(/^Nadie usó este equipo por un tiempo/)).toBeVisible();
    const renovadas = refuse(authCalls.refrescarSesion, 'SIN_CONEXION');
    answer(authCalls.salir, { success: true, data: null });

    await user.click(screen.getByRole('button', { name: 'Ingresar de nuevo' }));

    await waitFor(() => expect(selectMotivo(store.getState())).toBe('vencida'));
    expect([dentro(), renovadas.length]).toEqual([null, 0]);
    anotarDescanso(null);
  });
});

import 'fake-indexeddb/auto';

import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';

import { makeStore } from '@comanda/shared/api';
import { fijarHorasSinIngreso, loginAceptado, sesionIniciada } from '@comanda/shared/session';
import { makeUsuario } from '@comanda/shared/testing';

import { recordarQuienEntra } from './memoria';
import { estadoDeDesbloqueo, olvidarVerificador } from './verificador';

const carlos = makeUsuario();
const HORA_MS = 3_600_000;

beforeAll(() => {
  Object.defineProperty(window, 'isSecureContext', { value: true });
});
afterEach(olvidarVerificador);

it('keeps the hours of the company, also where a till says them before there is what they are of', async () => {
  const store = makeStore();
  recordarQuienEntra(store);
  loginAceptado(carlos, 'demo1234');
  store.dispatch(sesionIniciada({ ...carlos, token: 'token-de-prueba', vence: 600 }));
  fijarHorasSinIngreso(3);
  const horas = async () => {
    const estado = await estadoDeDesbloqueo(carlos.id);
    return estado.puede && Math.round((estado.hasta - Date.now()) / HORA_MS);
  };
  await waitFor(async () => expect(await horas()).toBe(3));

  fijarHorasSinIngreso(5);
  await waitFor(async () => expect(await horas()).toBe(5));
}, 20_000);

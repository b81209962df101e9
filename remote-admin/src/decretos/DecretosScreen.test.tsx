import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';

import {
  decretosCalls as calls,
  type DecretoListado,
} from '@comanda/shared/contracts/admin/decretos';
import {
  answer,
  avisosDeConsola,
  makeUsuario,
  refuse,
  renderScreen,
} from '@comanda/shared/testing';

import { estadoDeDecreto } from './decretosColumns';
import DecretosScreen from './DecretosScreen';

const makeDecreto = (over: Partial<DecretoListado> = {}): DecretoListado => ({
  id: '00000000-0000-4000-8000-000000000001',
  tarifa: 8,
  desde: '2090-12-24',
  hasta: '2090-12-27',
  lugares: [],
  fuente: 'Decreto Ejecutivo 400',
  cesa: null,
  quien: 'Olga Operadora',
  creado: '2090-12-23T15:00:00.000Z',
  cesado: null,
  ...over,
});
const pasado = makeDecreto({
  id: 'decreto-196',
  desde: '2025-11-01',
  hasta: '2025-11-04',
  lugares: [{ provincia: 'Pichincha', canton: 'Cayambe' }],
  fuente: 'Decreto Ejecutivo 196',
  quien: null,
  creado: null,
});
const bien = <Data,>(data: Data) => ({ success: true as const, data });
const usuario = makeUsuario({ perfil: 'Dashboard', empresa: [] });

function abrir(filas: readonly DecretoListado[] = [makeDecreto(), pasado]) {
  answer(calls.listarDecretos, bien([...filas]));
  return renderScreen(<DecretosScreen />, { usuario });
}
const boton = (name: string) => screen.findByRole('button', { name });
const caja = (name: string) => screen.findByRole('textbox', { name });

describe('DecretosScreen', () => {
  afterEach(() => void jest.useRealTimers());

  it('lists each with its days, places and source, and who added it', async () => {
    abrir();
    const fila = (await screen.findByText('Decreto Ejecutivo 196')).closest('tr');
    expect(fila).toHaveTextContent('01/11/2025 al 04/11/2025');
    expect(fila).toHaveTextContent('Cayambe, Pichincha');
    expect(fila).toHaveTextContent('El sistema');
    const otra = screen.getByText('Decreto Ejecutivo 400').closest('tr');
    expect(otra).toHaveTextContent('8%');
    expect(otra).toHaveTextContent('Todo el país');
    expect(otra).toHaveTextContent('Olga Operadora, 23/12/2090');
  });

  it('begins to say that one rules as its first day begins, on a page that is left open', async () => {
    const now = new Date('2090-12-23T23:59:30-05:00');
    jest.useFakeTimers({ advanceTimers: true, now });
    abrir([makeDecreto()]);
    expect(await screen.findByText('Por venir')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Rige hoy')).toBeVisible();
  });

  it('says that there are none, and that they could not be read', async () => {
    const { unmount } = abrir([]);
    expect(await screen.findByText('Aún no hay decretos')).toBeVisible();
    unmount();
    refuse(calls.listarDecretos, 'INESPERADO');
    renderScreen(<DecretosScreen />, { usuario });
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo leer los decretos');
  });

  it('adds one: what it is of is missing until it is written', async () => {
    const { user, notices } = abrir();
    const dicho = avisosDeConsola(); // jsdom tells the calendar nothing of where it stands
    const agregados = answer(calls.agregarDecreto, bien(makeDecreto()));
    await user.click(await boton('Agregar decreto'));
    await screen.findByRole('dialog', { name: 'Agregar decreto' });
    await user.click(await boton('Agregar'));
    expect(await screen.findByText('Escriba de qué decreto es')).toBeVisible();
    await user.type(await caja('Decreto'), 'Decreto Ejecutivo 401');
    await user.type(await caja('Desde'), '24/12/2090{Tab}');
    await user.type(await caja('Hasta'), '27/12/2090{Tab}');
    await user.type(await caja('Cantones'), 'Pichincha: Cayambe');
    await user.click(await boton('Agregar'));
    await waitFor(() => expect(notices.at(-1)).toBe('success: Decretos de IVA / Decreto agregado'));
    expect(agregados[0]?.body).toEqual({
      fuente: 'Decreto Ejecutivo 401',
      desde: '2090-12-24',
      hasta: '2090-12-27',
      tarifa: '8%',
      provincias: [],
      cantones: 'Pichincha: Cayambe',
    });
    expect(dicho.filter((una) => !una.includes('should in same shadow root'))).toEqual([]);
  });

  it('ends one that is to come, and none whose days are over', async () => {
    const { user, notices } = abrir();
    const cesados = answer(calls.cesarDecreto, bien(makeDecreto({ cesa: 'x' })));
    await user.click(await boton('Terminar Decreto Ejecutivo 400'));
    expect(screen.queryByRole('button', { name: 'Terminar Decreto Ejecutivo 196' })).toBeNull();
    await user.type(await caja('Decreto que lo deroga'), 'Decreto Ejecutivo 402');
    await user.click(await boton('Terminar'));
    await waitFor(() =>
      expect(notices.at(-1)).toBe('success: Decretos de IVA / Decreto terminado'),
    );
    expect(cesados[0]?.body).toEqual({
      id: makeDecreto().id,
      desde: '2090-12-24',
      fuente: 'Decreto Ejecutivo 402',
    });
  });
});

describe('estadoDeDecreto', () => {
  it.each([
    ['2090-12-23', {}, 'Por venir'],
    ['2090-12-24', {}, 'Rige hoy'],
    ['2090-12-28', {}, 'Pasado'],
    ['2090-12-24', { cesado: '2090-12-26' }, 'Rige hoy, termina el 26/12/2090'],
    ['2090-12-26', { cesado: '2090-12-26' }, 'Terminado el 26/12/2090'],
  ])('on %s with %j is %s', (hoy, over, dicho) => {
    expect(estadoDeDecreto(makeDecreto(over), hoy)).toBe(dicho);
  });
});

import { ponerEquipo, vaciarAlmacen } from '../testing/makeEquipo';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';

import { avisosDeConsola, renderScreen } from '@comanda/shared/testing';

import { useEquipo } from './foto';

const EMPRESA = 'La Cevichería del Puerto';
const Caja = () => <output>{useEquipo(EMPRESA)?.nombre ?? 'Ninguna'}</output>;

const abrir = () => renderScreen(<Caja />);

const pasar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The base of a till, which the browser closed, does not answer when it is opened again until `contestar` is called. */
async function conBaseCallada() {
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
  await ponerEquipo({ empresa: EMPRESA });
  const base = transaction.mock.contexts[0] as IDBDatabase;
  base.onclose?.(new Event('close'));
  const callado = {} as IDBOpenDBRequest;
  const open = jest.spyOn(indexedDB, 'open').mockReturnValueOnce(callado);
  const contestar = () =>
    act(async () => {
      const pedido = indexedDB.open(base.name, base.version);
      await new Promise((listo) => (pedido.onsuccess = listo));
      Object.assign(callado, { result: pedido.result });
      callado.onsuccess?.(new Event('success'));
    });
  return { open, contestar };
}

beforeEach(() => {
  avisosDeConsola(); // that it does not answer
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  cleanup();
  await vaciarAlmacen();
});

describe('a till whose base did not answer when it was read first', () => {
  it('is one as soon as it answers after all, without a sale', async () => {
    const { contestar } = await conBaseCallada();
    abrir();
    await pasar(10_000);
    expect(screen.getByRole('status')).toHaveTextContent('Ninguna');

    await contestar();
    await pasar(5_000);

    expect(await screen.findByText('Caja 1')).toBeVisible();
    const leidas = jest.spyOn(IDBDatabase.prototype, 'transaction').mockClear();
    await pasar(60_000);
    expect(leidas).not.toHaveBeenCalled();
  });

  it('is asked for no more where nobody wants to know, and at once where somebody does again', async () => {
    const { open, contestar } = await conBaseCallada();
    const { unmount } = abrir();
    await pasar(10_000);
    unmount();
    await pasar(60_000);
    expect(open).toHaveBeenCalledTimes(1);

    await contestar();
    abrir();

    expect(await screen.findByText('Caja 1')).toBeVisible();
  });
});

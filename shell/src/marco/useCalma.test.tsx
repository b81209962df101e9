import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';

import { fromCall, orderingApi } from '@comanda/shared/api';
import { tarifasDePrecioCalls } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { answer, renderScreen } from '@comanda/shared/testing';

import { Mostrada } from './pantallaMostrada';
import { useCalma } from './useCalma';

const { useListarDeEstaQuery } = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    listarDeEsta: build.query(fromCall(tarifasDePrecioCalls.listarTarifas)),
  }),
});

const EMPRESA = 'La Cevichería del Puerto';

function Pantalla() {
  useListarDeEstaQuery({ empresa: EMPRESA }, { pollingInterval: 30_000 });
  return (
    <>
      <Mostrada />
      {useCalma() && <p>En calma</p>}
    </>
  );
}

const pasar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const enCalma = () => screen.queryByText('En calma') !== null;

/** The screen with a question that is answered when `responder` is called. */
async function abrir() {
  let responder: () => void = () => undefined;
  const respondido = new Promise<void>((resolve) => (responder = resolve));
  answer(tarifasDePrecioCalls.listarTarifas, async () => {
    await respondido;
    return { success: true as const, data: [] };
  });
  renderScreen(<Pantalla />);
  await pasar(0);
  return { responder };
}

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

describe('useCalma', () => {
  it('comes a second after the screen has what it asked for, and not before', async () => {
    const { responder } = await abrir();
    await pasar(4_000);
    expect(enCalma()).toBe(false);
    responder();
    await pasar(500);
    expect(enCalma()).toBe(false);
    await pasar(1_000);
    expect(enCalma()).toBe(true);
  });

  it('waits for no answer for ever', async () => {
    const { responder } = await abrir();
    await pasar(8_000);
    expect(enCalma()).toBe(true);
    responder();
    await pasar(0);
  });
});

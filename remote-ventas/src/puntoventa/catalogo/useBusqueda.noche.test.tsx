import { describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';

import type { Ayudante } from './ayudante';
import { TODAS } from './indiceDeProductos';
import { makeProducto } from '../testing/mundo';
import { useBusqueda } from './useBusqueda';

const [ceviche, jugo, cola] = ['Ceviche', 'Jugo', 'Cola'].map((producto, n) =>
  makeProducto({ id: `p${n}`, producto, agotado: n === 2 }),
);
const MENU = [ceviche, jugo, cola].flatMap((producto) => producto ?? []);
const NADIE = () => Promise.resolve(null);

/** A worker that answers when it is told to. */
function conAyudante() {
  const pedidos: { busqueda: string; responder: (...lugares: number[]) => Promise<void> }[] = [];
  const fallos: (() => void)[] = [];
  const ayudante: Ayudante = {
    buscar: (busqueda) =>
      new Promise((resolve) => {
        const responder = (...lugares: number[]) =>
          act(async () => {
            resolve(Int32Array.from(lugares));
            await Promise.resolve();
          });
        pedidos.push({ busqueda, responder });
      }),
    cerrar: jest.fn(),
  };
  const abrir = jest.fn((_: unknown, alFallar: () => void) => {
    fallos.push(alFallar);
    return Promise.resolve(ayudante);
  });
  return { pedidos, fallos, ayudante, abrir };
}

const usar = (abrir: NonNullable<Parameters<typeof useBusqueda>[2]>['abrir'], pocos = 0) =>
  renderHook(
    ({ busqueda }) => useBusqueda(MENU, { busqueda, categoria: TODAS }, { abrir, pocos }),
    {
      initialProps: { busqueda: '' },
    },
  );
const nombres = ({ hallados }: ReturnType<typeof useBusqueda>) =>
  hallados.map(({ producto }) => producto);

describe('useBusqueda', () => {
  it('finds in the page while there is no worker', () => {
    const { result, rerender } = usar(NADIE);
    expect(nombres(result.current)).toEqual(['Ceviche', 'Jugo', 'Cola']);
    rerender({ busqueda: 'jug' });
    expect(nombres(result.current)).toEqual(['Jugo']);
  });

  it('drops the answer to a text that is no longer there, and adds by the text in the box', async () => {
    const { pedidos, abrir } = conAyudante();
    const { result, rerender } = usar(abrir);
    await waitFor(() => expect(abrir).toHaveBeenCalled(), { timeout: 10_000 });
    rerender({ busqueda: 'cev' });
    await waitFor(() => expect(pedidos).toHaveLength(1));

    rerender({ busqueda: 'jug' });
    expect(nombres(result.current)).toEqual(['Ceviche', 'Jugo', 'Cola']);
    expect(result.current.primero()?.producto).toBe('Jugo');

    await pedidos[0]?.responder(0);
    expect(nombres(result.current)).toEqual(['Ceviche', 'Jugo', 'Cola']);
    await pedidos[1]?.responder(2, 1);
    expect(nombres(result.current)).toEqual(['Cola', 'Jugo']);
    expect(result.current.primero()?.producto).toBe('Jugo');
  });

  it('goes on in the page when the worker dies', async () => {
    const { pedidos, fallos, ayudante, abrir } = conAyudante();
    const { result, rerender } = usar(abrir);
    await waitFor(() => expect(abrir).toHaveBeenCalled(), { timeout: 10_000 });
    rerender({ busqueda: 'jug' });
    await waitFor(() => expect(pedidos).toHaveLength(1));

    act(() => fallos[0]?.());
    expect(nombres(result.current)).toEqual(['Jugo']);
    expect(ayudante.cerrar).toHaveBeenCalled();
  });

  it('looks in the page through few, and asks the worker for what it does not find', async () => {
    const { pedidos, abrir } = conAyudante();
    const { result, rerender } = usar(abrir, 3);
    await waitFor(() => expect(abrir).toHaveBeenCalled(), { timeout: 10_000 });
    rerender({ busqueda: 'jug' });
    expect(nombres(result.current)).toEqual(['Jugo']);
    rerender({ busqueda: 'jgo' });
    expect(nombres(result.current)).toEqual([]);
    await waitFor(() => expect(pedidos).toHaveLength(1));
    await pedidos[0]?.responder(1);
    expect(nombres(result.current)).toEqual(['Jugo']);
  });
});

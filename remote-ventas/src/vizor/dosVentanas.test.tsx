import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';

import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { orderingApi } from '@comanda/shared/api';
import { answer } from '@comanda/shared/testing';

import { abrirVizor, AHORA, makeLinea, pasar, PUERTO, servir, uuid } from './testing/mundo';

type Hacer = (candado: object | null) => unknown;

/** The locks of a browser, whichever of its windows asks for them. */
function conCandados() {
  const tomados = new Map<string, Promise<unknown>>();
  const request = async (nombre: string, ...resto: [Hacer] | [object, Hacer]) => {
    const hacer = resto.at(-1) as Hacer;
    const antes = tomados.get(nombre);
    if (antes && resto.length > 1) return hacer(null); // it asks for what is free
    const hecho = Promise.resolve(antes).then(() => hacer({}));
    tomados.set(nombre, hecho);
    await hecho;
    if (tomados.get(nombre) === hecho) tomados.delete(nombre);
    return hecho;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return { tomados: () => [...tomados.keys()] };
}

function conCocina(...inicial: readonly LineaVizor[]) {
  const de: Record<string, readonly LineaVizor[]> = { [PUERTO]: inicial };
  servir(de);
  return (...lineas: readonly LineaVizor[]) => {
    de[PUERTO] = lineas;
    return pasar(2_000);
  };
}

/** The orders whose papers came out. */
function conImpresora() {
  const pedidos = answer(impresionCalls.imprimirComanda, {
    success: true,
    data: { id: '1', destino: 'Cocina' },
  });
  return () => pedidos.map(({ body }) => (body as { orden: string }).orden);
}

async function abrirVentana() {
  const { container, store, unmount, user } = abrirVizor();
  const ventana = within(container);
  await ventana.findByRole('article', { name: 'Orden 1' });
  const tocar = async (name: string | RegExp) =>
    user.click(await ventana.findByRole('button', { name }));
  return { store, tocar, cerrar: unmount };
}

function mirar(seVe: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!seVe);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true, now: AHORA }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

const UNA = makeLinea(1);
const DOS = makeLinea(2);
const TRES = makeLinea(3);

describe('two windows of a kitchen at one machine', () => {
  it('print each send once, and the one that is left goes on after the other', async () => {
    conCandados();
    const poner = conCocina(UNA);
    const impresas = conImpresora();
    const primera = await abrirVentana();
    await primera.tocar('Imprimir comandas');
    await abrirVentana();
    await poner(UNA, DOS);
    expect(impresas()).toEqual(['Orden 2']);

    primera.cerrar();
    await poner(UNA, DOS, TRES);
    await pasar(3_000);

    expect(impresas()).toEqual(['Orden 2', 'Orden 3']);
  });

  it('leave each other the printer once the paper that is under way has come out', async () => {
    conCandados();
    const poner = conCocina(UNA);
    const primera = await abrirVentana();
    await primera.tocar('Imprimir comandas');
    await abrirVentana();
    let contestar = (): void => undefined;
    const enVano = answer(impresionCalls.imprimirComanda, async () => {
      await new Promise<void>((listo) => (contestar = listo));
      return { success: true as const, data: { id: '1', destino: 'Cocina' } };
    });
    await poner(UNA, DOS);
    expect(enVano).toHaveLength(1);

    primera.cerrar();
    const impresas = conImpresora();
    await poner(UNA, DOS, TRES);
    expect(impresas()).toEqual([]); // that paper is not out yet
    contestar();

    await waitFor(() => expect(impresas()).toEqual(['Orden 3']));
  });

  it('of two stations print each its own, also what came to one while the other alone was open', async () => {
    conCandados();
    const poner = conCocina(UNA);
    const impresas = conImpresora();
    const cocina = await abrirVentana();
    await cocina.tocar('Imprimir comandas');
    await cocina.tocar(/^Cocina/);
    const barra = await abrirVentana();
    await barra.tocar(/^Barra/);
    const limonada = makeLinea(3, { estacion: 'Barra' });
    await poner(UNA, DOS, limonada);
    expect(impresas().sort()).toEqual(['Orden 2', 'Orden 3']);

    barra.cerrar();
    const jugo = makeLinea(4, { estacion: 'Barra' });
    await poner(UNA, DOS, limonada, jugo);
    expect(impresas()).toHaveLength(2);
    abrirVizor();
    await pasar(3_000);

    expect(impresas().slice(2)).toEqual(['Orden 4']);
  });
});

describe('a window that nobody looks at', () => {
  it('lets another print, and prints nothing of that when it is looked at again', async () => {
    const { tomados } = conCandados();
    const poner = conCocina(UNA, DOS);
    const impresas = conImpresora();
    const { store, tocar } = await abrirVentana();
    await tocar('Imprimir comandas');
    await poner(UNA, DOS, TRES);
    expect(impresas()).toEqual(['Orden 3']);
    expect(tomados()).toHaveLength(1);
    act(() => mirar(false));
    store.dispatch(orderingApi.internalActions.onFocusLost()); // what RTK does when the page is hidden
    await pasar(1_000);
    expect(tomados()).toEqual([]);

    // the other prints the fourth, and forgets those that leave the list
    const memoria = JSON.stringify({ impresas: [uuid(1), uuid(4)], enCurso: [] });
    for (const llave of Object.keys(localStorage).filter((una) => una.includes('impresas')))
      localStorage.setItem(llave, memoria);
    await poner(UNA, makeLinea(4), makeLinea(5));
    expect(impresas()).toHaveLength(1);
    act(() => mirar(true));

    await waitFor(() => expect(impresas()).toEqual(['Orden 3', 'Orden 5']));
    await pasar(3_000);
    expect(impresas()).toHaveLength(2);
  });
});

it('what a build of before said of a line that was taken back is not said again, and one that comes back knows the rest', async () => {
  const memoria = `comanda.vizor.impresas.${PUERTO}`;
  const sabidas = [uuid(1), uuid(2), `${uuid(2)} -1`];
  localStorage.setItem(memoria, JSON.stringify({ impresas: sabidas, enCurso: [] }));
  localStorage.setItem(`comanda.vizor.comandas.${PUERTO}`, 'si');
  const una = { ...DOS, cantidad: 1, anulada: 1 };
  const poner = conCocina(UNA, una);
  const impresas = conImpresora();
  await abrirVentana();
  await pasar(3_000);
  expect(impresas()).toEqual([]);

  await poner(UNA, una, { ...una, random: TRES.random, orden: 'Orden 3' });
  expect(impresas()).toEqual(['Orden 3']);
  await poner(UNA, { ...una, cantidad: 0, anulada: 2 });
  expect(impresas()).toEqual(['Orden 3', 'Orden 2']);
  expect(localStorage.getItem(memoria)).toContain(`"${uuid(2)} -2"`);
});

it('what a build of before has printed is not printed again, and one that comes back knows the rest', async () => {
  const memoria = `comanda.vizor.impresas.${PUERTO}`;
  localStorage.setItem(memoria, JSON.stringify({ impresas: [uuid(1), uuid(2)], enCurso: [] }));
  localStorage.setItem(`comanda.vizor.comandas.${PUERTO}`, 'si');
  conCocina(UNA, DOS, TRES);
  const impresas = conImpresora();
  await abrirVentana();
  await pasar(3_000);
  expect(impresas()).toEqual(['Orden 3']);

  const { impresas: sabidas } = JSON.parse(localStorage.getItem(memoria) ?? '{}') as {
    impresas?: string[];
  };
  expect(sabidas).toContain(uuid(3));
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';

import { useConexion } from '../session';
import { red, renderScreen } from '../testing';

import { anotarResultado, vigilarConexion } from './vigilarConexion';

const CAIDA = { code: 'SIN_CONEXION' } as const;
const Cabecera = () => <output>{useConexion() ? 'En línea' : 'Sin conexión'}</output>;

let dejar: () => void = () => undefined;

function abrir(opciones = {}) {
  dejar = vigilarConexion(opciones);
  const { screen } = renderScreen(<Cabecera />);
  return () => screen.getByRole('status').textContent;
}

/** What `/salud` answers from now on (0: nobody does), and how often it was asked. */
function salud(status: number, demora = 0) {
  const preguntas: number[] = [];
  red.use(
    http.get('*/salud', async () => {
      preguntas.push(status);
      if (demora) await delay(demora);
      return status === 0 ? HttpResponse.error() : HttpResponse.json({}, { status });
    }),
  );
  return preguntas;
}

const pasar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** A call of the page and what it found; the probe it may cause has been answered. */
async function llamada(...resultado: Parameters<typeof anotarResultado>) {
  act(() => anotarResultado(...resultado));
  await pasar(50);
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] }));
afterEach(() => {
  dejar();
  jest.useRealTimers();
});

describe('the connection', () => {
  it('is none from the first moment of a page that no server gave, and asked for at once', async () => {
    const preguntas = salud(0);
    const dicho = abrir({ sinServidor: true });
    expect(dicho()).toBe('Sin conexión');
    await pasar(50);
    expect(preguntas).not.toHaveLength(0);

    salud(200);
    await pasar(5_000);
    expect(dicho()).toBe('En línea');
  });

  it('is what the last call to the server found', async () => {
    const dicho = abrir();
    salud(0);
    expect(dicho()).toBe('En línea');

    await llamada('ordering', CAIDA);
    expect(dicho()).toBe('Sin conexión');
    await llamada('ordering', { code: 'CEDULA_NO_ENCONTRADA' });
    expect(dicho()).toBe('En línea');
    await llamada('ordering', { code: 'BASE_NO_DISPONIBLE' });
    expect(dicho()).toBe('Sin conexión');
    await llamada('ordering', null);
    expect(dicho()).toBe('En línea');
  });

  it('is asked for at once when a call was lost: a server that is well does not look off', async () => {
    const dicho = abrir();
    const preguntas = salud(200);

    await llamada('ordering', CAIDA);

    expect(preguntas).toHaveLength(1);
    expect(dicho()).toBe('En línea');
  });

  it('is asked for every three seconds until it is back, and is told without another call', async () => {
    const dicho = abrir();
    const preguntas = salud(503);
    await llamada('ordering', CAIDA);
    await pasar(10_000);
    expect(dicho()).toBe('Sin conexión');
    expect(preguntas.length).toBeGreaterThanOrEqual(4);

    salud(200);
    await pasar(3_100);

    expect(dicho()).toBe('En línea');
  });

  it('is asked for also behind another window while there is none: what was sold waits for it', async () => {
    const dicho = abrir();
    const oculta = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const preguntas = salud(0);
    await pasar(60_000);
    expect(preguntas).toEqual([]); // while all is well nobody has to know
    await llamada('ordering', CAIDA);
    salud(200);
    await pasar(10_000);
    expect(dicho()).toBe('En línea');
    oculta.mockRestore();
  });

  it('is asked for now and then where nothing else asks', async () => {
    const dicho = abrir();
    salud(0);
    await pasar(29_000);
    expect(dicho()).toBe('En línea');

    await pasar(1_100);

    expect(dicho()).toBe('Sin conexión');
  });

  it('is not what a question found that an answer has overtaken', async () => {
    const dicho = abrir();
    salud(0, 2_000);
    await llamada('ordering', CAIDA);

    await llamada('ordering', null);
    await pasar(2_100);

    expect(dicho()).toBe('En línea');
  });

  it('is asked for again within a second where a question and an answer of before differ', async () => {
    const dicho = abrir();
    salud(0, 2_000);
    await llamada('billing', CAIDA); // the seller is asked, and has died; what it still answered comes meanwhile
    await llamada('ordering', null);
    await pasar(2_000);
    expect(dicho()).toBe('En línea');

    await pasar(1_000 + 2_000);

    expect(dicho()).toBe('Sin conexión');
  });

  it("is the seller's: the printer says nothing of it, the invoices make it asked for", async () => {
    const dicho = abrir();
    const preguntas = salud(200);
    await llamada('print', CAIDA);
    expect(preguntas).toHaveLength(0);
    await llamada('billing', CAIDA);
    expect(preguntas).toHaveLength(1);
    expect(dicho()).toBe('En línea');

    const caida = salud(0);
    await llamada('billing', CAIDA);
    expect(dicho()).toBe('Sin conexión');
    await llamada('billing', null);
    expect(caida.length).toBeGreaterThan(1);
    expect(dicho()).toBe('Sin conexión');
  });

  it('is not what the browser says of its cable: a server on this machine answers without one', async () => {
    const dicho = abrir();
    const preguntas = salud(200);
    act(() => void window.dispatchEvent(new Event('offline')));
    await pasar(50);
    expect(preguntas).toHaveLength(1);
    expect(dicho()).toBe('En línea');

    salud(0);
    act(() => void window.dispatchEvent(new Event('offline')));
    await pasar(50);
    expect(dicho()).toBe('Sin conexión');
  });
});

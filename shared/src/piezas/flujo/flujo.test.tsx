import { useLayoutEffect, useState } from 'react';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { z } from 'zod';

import { fromCall, orderingApi } from '@comanda/shared/api';
import { sesionCerrada } from '@comanda/shared/session';
import { answer, makeUsuario, red, renderScreen } from '@comanda/shared/testing';

import { envelope, type Call } from '../../contracts/defineCall';
import { flujoCalls } from '../../contracts/ventas/flujo';

import { flujo } from './estado';
import { seguirFlujo, useAlCambio, useAlDia, useCada, useDeCuando } from './index';

const EMPRESA = makeUsuario().empresa[0] ?? '';
const CADA_MS = 900;

const listar = {
  method: 'GET',
  path: '/v1/lista_de_prueba',
  acceso: { perfiles: 'sesion', area: null },
  query: z.strictObject({ empresa: z.string() }),
  reply: envelope(z.number()),
} as const satisfies Call;
const { useListarQuery } = orderingApi.injectEndpoints({
  endpoints: (build) => ({ listar: build.query(fromCall(listar)) }),
});

function Lista() {
  const pollingInterval = useCada(CADA_MS);
  const query = useListarQuery({ empresa: EMPRESA }, { pollingInterval });
  useAlCambio('piso', EMPRESA, { query, cadaMs: CADA_MS });
  const { fulfilledTimeStamp = 0, isError } = query;
  const deCuando = useDeCuando(fulfilledTimeStamp, isError);
  const como = isError ? ', sin respuesta' : '';
  return <output>{`cada ${pollingInterval}, de hace ${Date.now() - deCuando}${como}`}</output>;
}

function Cifra() {
  const query = useListarQuery({ empresa: EMPRESA });
  useAlDia('caja', EMPRESA, query);
  return <output>{query.currentData}</output>;
}

/** Asks, once it is let, for what another one has already; something changes between its drawing and its asking. */
function Tardia() {
  const [deja, dejar] = useState(false);
  const query = useListarQuery({ empresa: EMPRESA }, { skip: !deja });
  useAlDia('piso', EMPRESA, query);
  useLayoutEffect(() => {
    if (deja) flujo.decirCambio('piso', EMPRESA);
  }, [deja]);
  return (
    <button type="button" onClick={() => dejar(true)}>
      Ver
    </button>
  );
}

/** The server's end of the streams that the page opens. */
function servir() {
  const letras = new TextEncoder();
  const abiertos: { decir: (texto: string) => void; cortar: () => void }[] = [];
  const pedidos: URL[] = [];
  red.use(
    http.get(`*${flujoCalls.seguirFlujo.path}`, ({ request }) => {
      pedidos.push(new URL(request.url));
      const cuerpo = new ReadableStream<Uint8Array>({
        start(salida) {
          abiertos.push({
            decir: (texto) => salida.enqueue(letras.encode(texto)),
            cortar: () => salida.close(),
          });
          salida.enqueue(letras.encode(':\n\n'));
        },
      });
      return new HttpResponse(cuerpo, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  return { pedidos, abiertos, ultimo: () => abiertos.at(-1) };
}

const pasar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const hecho = (e = EMPRESA, t = 'piso') => `data: ${JSON.stringify({ t, e, v: 1 })}\n\n`;

let parar: () => void = () => undefined;
/** The page's own goes on from one test to the next, and no clock of a page runs back. */
let hastaAhora = 0;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: Math.max(Date.now(), hastaAhora + 1_000) });
});
afterEach(() => {
  parar();
  hastaAhora = Date.now();
  jest.useRealTimers();
});

function abrir(opciones = {}, ui = <Lista />) {
  const leidas = answer(listar, { success: true, data: 1 });
  const { screen, store, unmount } = renderScreen(ui, opciones);
  const alHaberBuilds = jest.fn();
  act(() => void (parar = seguirFlujo(store, { alHaberBuilds })));
  const dicho = () => screen.getAllByRole('status')[0]?.textContent ?? '';
  return {
    leidas,
    alHaberBuilds,
    store,
    unmount,
    dicho,
    vivo: () => waitFor(() => expect(dicho()).toMatch(/^cada 60000/)),
  };
}

describe('a page that the server tells what changes', () => {
  it('asks when it is told, and hardly ever else', async () => {
    const { pedidos, ultimo } = servir();
    const { leidas, vivo } = abrir();
    await vivo();
    expect(pedidos[0]?.searchParams.get('latido')).toBe('cocina');
    await pasar(500);
    const antes = leidas.length;
    for (let latidos = 0; latidos < 10; latidos += 1) {
      await pasar(900);
      ultimo()?.decir(':\n\n');
    }
    expect(leidas.length).toBe(antes);
    ultimo()?.decir(hecho('De otra empresa'));
    await pasar(200);
    expect(leidas.length).toBe(antes);
    ultimo()?.decir(hecho());
    await pasar(200);
    expect(leidas.length).toBe(antes + 1);
  });

  it('hears that other builds are out, and asks for no list because of it', async () => {
    const { ultimo } = servir();
    const { alHaberBuilds, leidas, vivo } = abrir();
    await vivo();
    await pasar(500);
    const antes = leidas.length;
    expect(alHaberBuilds).not.toHaveBeenCalled();
    ultimo()?.decir('data: {"t":"builds"}\n\n');
    await pasar(200);
    expect(alHaberBuilds).toHaveBeenCalledTimes(1);
    expect(leidas.length).toBe(antes);
  });

  it('asks for a figure when it is told, not because it is told from now on, and seldom where much is sold', async () => {
    const { pedidos, ultimo } = servir();
    const { leidas } = abrir({}, <Cifra />);
    await waitFor(() => expect(pedidos).toHaveLength(1));
    await pasar(2_000);
    expect(leidas.length).toBe(1);
    ultimo()?.decir(hecho(EMPRESA, 'caja'));
    await pasar(1_100);
    expect(leidas.length).toBe(2);
    // half of the ten seconds: what the machine takes passes on this clock too
    for (let ventas = 0; ventas < 5; ventas += 1) {
      ultimo()?.decir(hecho(EMPRESA, 'caja'));
      await pasar(1_000);
    }
    expect(leidas.length).toBe(2);
    await pasar(9_000);
    expect(leidas.length).toBe(3); // the last is never left out
    for (let latidos = 0; latidos < 10; latidos += 1) {
      ultimo()?.decir(':\n\n');
      await pasar(4_000);
    }
    ultimo()?.decir('data: {"t":"releer"}\n\n');
    await pasar(100);
    expect(leidas.length).toBe(4);
  });

  it('asks once for all who show it, and again where an answer was on its way', async () => {
    const { ultimo } = servir();
    const { leidas, vivo } = abrir(
      {},
      <>
        <Lista />
        <Lista />
      </>,
    );
    await vivo();
    await pasar(1_000);
    const antes = leidas.length;
    ultimo()?.decir(hecho());
    await pasar(200);
    expect(leidas.length).toBe(antes + 1);

    let soltar: () => void = () => undefined;
    const retenida = new Promise<void>((resolve) => (soltar = resolve));
    let otras = 0;
    answer(listar, async () => {
      otras += 1;
      if (otras === 1) await retenida;
      return { success: true as const, data: otras };
    });
    await pasar(900);
    ultimo()?.decir(hecho());
    await pasar(200);
    ultimo()?.decir(':\n\n');
    await pasar(800);
    ultimo()?.decir(hecho()); // while the first is on its way
    await pasar(200);
    expect(otras).toBe(1);
    soltar();
    await pasar(50);
    expect(otras).toBe(2);
  });

  it('asks no more for a screen that was left while an answer was on its way', async () => {
    const { ultimo } = servir();
    const { vivo, unmount } = abrir();
    await vivo();
    let soltar: () => void = () => undefined;
    const retenida = new Promise<void>((resolve) => (soltar = resolve));
    let otras = 0;
    answer(listar, async () => {
      otras += 1;
      await retenida;
      return { success: true as const, data: 1 };
    });
    await pasar(900);
    ultimo()?.decir(hecho());
    await pasar(900);
    ultimo()?.decir(hecho());
    await pasar(200);
    const fallos: unknown[] = [];
    const anotar = (error: unknown) => void fallos.push(error);
    process.on('unhandledRejection', anotar);
    unmount();
    soltar();
    await pasar(50);
    process.off('unhandledRejection', anotar);
    expect(fallos).toEqual([]);
    expect(otras).toBe(1);
  });

  it('asks as often as ever from the second beat that does not come', async () => {
    const { ultimo } = servir();
    const { leidas, dicho, vivo } = abrir();
    await vivo();
    await pasar(500);
    ultimo()?.decir(':\n\n');
    await pasar(100);
    await pasar(1_700);
    expect(dicho()).toMatch(/^cada 60000/);
    const antes = leidas.length;
    await pasar(300);
    expect(dicho()).toMatch(/^cada 900/);
    expect(leidas.length).toBe(antes + 1); // at once
    await pasar(1_000);
    expect(leidas.length).toBeGreaterThan(antes + 1);
  });

  it('opens it anew where it ended, and asks for what it may have missed', async () => {
    const { pedidos, ultimo } = servir();
    const { leidas, dicho, vivo } = abrir();
    await vivo();
    await pasar(500);
    const antes = leidas.length;
    ultimo()?.cortar();
    await pasar(50);
    expect(dicho()).toMatch(/^cada 900/);
    expect(leidas.length).toBeGreaterThan(antes);
    while (pedidos.length < 2) await pasar(100);
    await vivo();
  });

  it('is of no beat once what it asked for failed, also while it asks again, as often as ever', async () => {
    const { ultimo } = servir();
    const { vivo, dicho } = abrir();
    await vivo();
    await pasar(500);
    const fallidas: number[] = [];
    red.use(
      http.get(`*${listar.path}`, async () => {
        fallidas.push(Date.now());
        await delay(400); // beats come while it is on its way
        return HttpResponse.error();
      }),
    );
    ultimo()?.decir(hecho());
    await waitFor(() => expect(dicho()).toMatch(/sin respuesta$/));
    for (let latidos = 0; latidos < 15; latidos += 1) {
      await pasar(300);
      ultimo()?.decir(':\n\n');
    }
    await pasar(100);
    expect(fallidas.length).toBeGreaterThanOrEqual(4);
    expect(Number(/hace (\d+)/.exec(dicho())?.[1])).toBeGreaterThan(4_000);
  });

  it('asks as ever of a server that has no such call, and asks it for that once', async () => {
    let pedidos = 0;
    red.use(
      http.get(`*${flujoCalls.seguirFlujo.path}`, () => {
        pedidos += 1;
        return HttpResponse.json({ success: false }, { status: 404 });
      }),
    );
    const { dicho } = abrir();
    await pasar(120_000);
    expect(pedidos).toBe(1);
    expect(dicho()).toMatch(/^cada 900/);
  });

  it.each([403, 404])('asks one that answered %d again, minutes later', async (status) => {
    let negadas = 0;
    red.use(
      http.get(`*${flujoCalls.seguirFlujo.path}`, () => {
        negadas += 1;
        return HttpResponse.json({ success: false }, { status });
      }),
    );
    abrir({}, <Cifra />);
    await pasar(240_000);
    expect(negadas).toBe(1);
    const { pedidos } = servir();
    // five minutes, and up to a half more
    for (let segundos = 240; pedidos.length === 0 && segundos < 480; segundos += 1)
      await pasar(1_000);
    expect(flujo.estaVivo()).toBe(true);
    expect(negadas).toBe(1);
  });

  it('comes back when a server that has too many says', async () => {
    let pedidos = 0;
    red.use(
      http.get(`*${flujoCalls.seguirFlujo.path}`, () => {
        pedidos += 1;
        const headers = { 'retry-after': '30' };
        return HttpResponse.json({ success: false }, { status: 503, headers });
      }),
    );
    abrir();
    await pasar(29_000);
    expect(pedidos).toBe(1);
    await pasar(17_000);
    expect(pedidos).toBe(2);
  });

  it('lets go of it with who goes, and has none for who has no kitchen and no till', async () => {
    const { pedidos } = servir();
    const { store, dicho, vivo } = abrir();
    await vivo();
    act(() => void store.dispatch(sesionCerrada()));
    expect(dicho()).toMatch(/^cada 900/);
    parar();
    abrir({ usuario: makeUsuario({ perfil: 'Contador' }) });
    await pasar(5_000);
    expect(pedidos).toHaveLength(1);
  });

  it('asks for a figure again where nobody looked for a moment, in which a change may have gone by', async () => {
    const { pedidos } = servir();
    const { leidas } = abrir({}, <Cifra />);
    await waitFor(() => expect(pedidos).toHaveLength(1));
    await pasar(2_000);
    expect(leidas.length).toBe(1);
    const escondida = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pasar(3_000);
    escondida.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(leidas.length).toBe(2));
  });

  it('asks for no figure of a screen that is left, which ends the stream', async () => {
    const { pedidos, ultimo } = servir();
    const { leidas, unmount } = abrir({}, <Cifra />);
    await waitFor(() => expect(pedidos).toHaveLength(1));
    await pasar(2_000);
    const perdidas = jest.fn();
    process.on('unhandledRejection', perdidas);
    for (let latidos = 0; latidos < 10; latidos += 1) {
      ultimo()?.decir(':\n\n');
      await pasar(4_000);
    }
    const antes = leidas.length;
    unmount();
    await pasar(2_000);
    process.off('unhandledRejection', perdidas);
    expect(perdidas).not.toHaveBeenCalled();
    expect(leidas.length).toBe(antes);
  });

  it('asks with nothing that it does not hold yet', async () => {
    servir();
    const { vivo } = abrir(
      {},
      <>
        <Lista />
        <Tardia />
      </>,
    );
    await vivo();
    const perdidas = jest.fn();
    process.on('unhandledRejection', perdidas);
    fireEvent.click(screen.getByRole('button', { name: 'Ver' }));
    await pasar(500);
    process.off('unhandledRejection', perdidas);
    expect(perdidas).not.toHaveBeenCalled();
  });

  it('has none while nobody looks at it', async () => {
    const { pedidos } = servir();
    const { dicho, vivo } = abrir();
    await vivo();
    const escondida = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(dicho()).toMatch(/^cada 900/);
    escondida.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await vivo();
    expect(pedidos).toHaveLength(2);
  });
});

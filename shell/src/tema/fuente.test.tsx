import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { traerFuenteLuego, usarFuente } from './fuente';

const puestas: unknown[] = [];
const pedidas: (RequestInit | undefined)[] = [];
const deVerdad = globalThis.fetch;

function responder(status: number) {
  globalThis.fetch = (_, init) => {
    pedidas.push(init);
    return Promise.resolve(new Response('letras', { status }));
  };
}

/** As much of the browser's own as a page needs; jsdom has none. */
function FontFace(familia: string, _origen: string, descripcion: FontFaceDescriptors) {
  return { familia, descripcion, load: () => Promise.resolve() };
}

beforeEach(() => {
  document.body.innerHTML = '<div id="esqueleto"></div>';
  jest.useFakeTimers();
  responder(200);
  Object.assign(globalThis, { FontFace });
  Object.assign(document, { fonts: { add: (cara: unknown) => void puestas.push(cara) } });
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = deVerdad;
  Reflect.deleteProperty(globalThis, 'FontFace');
  Reflect.deleteProperty(document, 'fonts');
  localStorage.clear();
  puestas.length = 0;
  pedidas.length = 0;
});

describe('the typeface', () => {
  it('is not asked for by a first visit, nor while its first screen is new', async () => {
    await usarFuente();
    traerFuenteLuego();
    await jest.advanceTimersByTimeAsync(4_000);

    expect(puestas).toEqual([]);
    expect(pedidas).toEqual([]);
  });

  it('comes behind everything else, and the next page uses it and asks no more', async () => {
    traerFuenteLuego();
    await jest.advanceTimersByTimeAsync(6_000);
    expect(pedidas).toHaveLength(1);
    expect(pedidas[0]).toMatchObject({ priority: 'low' });
    expect(puestas).toEqual([]);

    await usarFuente();
    traerFuenteLuego();
    await jest.advanceTimersByTimeAsync(6_000);
    expect(puestas).toEqual([
      expect.objectContaining({
        familia: 'Comanda',
        descripcion: { weight: '400 700', display: 'optional' },
      }),
    ]);
    expect(pedidas).toHaveLength(1);
  });

  it('that comes after the first screen waits for the next page', async () => {
    traerFuenteLuego();
    await jest.advanceTimersByTimeAsync(6_000);
    document.getElementById('esqueleto')?.remove();

    await usarFuente();
    expect(puestas).toEqual([]);
  });

  it('is asked for again by the next page when it did not come', async () => {
    const aviso = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    responder(404);
    traerFuenteLuego();
    await jest.advanceTimersByTimeAsync(6_000);
    expect(aviso).toHaveBeenCalledWith('fuente: did not come', expect.anything());
    aviso.mockRestore();

    await usarFuente();
    expect(puestas).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { traerFuenteLuego, usarFuente } from './fuente';

const puestas: { familia: string; descripcion: FontFaceDescriptors }[] = [];
const pedidas: (RequestInit | undefined)[] = [];
const deVerdad = globalThis.fetch;

function responder(status: number) {
  globalThis.fetch = (_, init) => {
    pedidas.push(init);
    return Promise.resolve(new Response('letras', { status }));
  };
}

/** As much of the browser's own as a page needs; jsdom has none. */
const carasDe = (lista: typeof puestas) =>
  function FontFace(familia: string, _origen: string, descripcion: FontFaceDescriptors) {
    lista.push({ familia, descripcion });
  };

beforeEach(() => {
  jest.useFakeTimers();
  responder(200);
  Object.assign(globalThis, { FontFace: carasDe(puestas) });
  Object.assign(document, { fonts: { add: () => undefined } });
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
    usarFuente();
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

    usarFuente();
    traerFuenteLuego();
    await jest.advanceTimersByTimeAsync(6_000);
    expect(puestas).toEqual([
      { familia: 'Comanda', descripcion: { weight: '400 700', display: 'optional' } },
    ]);
    expect(pedidas).toHaveLength(1);
  });

  it('is asked for again by the next page when it did not come', async () => {
    const aviso = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    responder(404);
    traerFuenteLuego();
    await jest.advanceTimersByTimeAsync(6_000);
    expect(aviso).toHaveBeenCalledWith('fuente: did not come', expect.anything());
    aviso.mockRestore();

    usarFuente();
    expect(puestas).toEqual([]);
  });
});

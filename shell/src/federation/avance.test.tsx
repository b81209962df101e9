import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { makeArea } from '../testing/makeArranque';

import { conAvance, SinAvance } from './avance';
import { permitidos } from './buildsPermitidos';
import { tomarDeOtroOrigen } from './otroOrigen';

let reloj = 0;
const nunca = new Promise<never>(() => undefined);

/** Time passes, and the page looks ten times a second. */
async function pasar(ms: number): Promise<void> {
  for (let i = 0; i < ms; i += 100) {
    reloj += 100;
    await jest.advanceTimersByTimeAsync(100);
  }
}

describe('conAvance', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest.spyOn(performance, 'now').mockImplementation(() => reloj);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('takes what is awaited from another origin for no silence, as long as that may take', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    tomarDeOtroOrigen();
    const area = { ...makeArea('ventas'), origen: 'https://archivos.ejemplo.ec' };
    permitidos.fijarPagina({ origenes: [area.origen] });
    permitidos.permitir([area]);
    document.createElement('script').src = `${area.base}remoteEntry.js`;
    const dicho = jest.fn();
    conAvance(nunca, area.base).catch(dicho);
    await pasar(4_700); // three seconds of the other, and almost the two of a build of which nothing comes
    expect(dicho).not.toHaveBeenCalled();
    await pasar(400);
    expect(dicho).toHaveBeenCalledWith(expect.any(SinAvance));
  });

  it('gives up on a load of which nothing comes', async () => {
    const cargado = conAvance(nunca, '/areas/ventas/uno/');
    const dicho = expect(cargado).rejects.toBeInstanceOf(SinAvance);
    await pasar(2_000);
    await dicho;
  });

  it('does not count how long the page itself had no turn', async () => {
    let llego: (que: string) => void = () => undefined;
    const cargado = conAvance(
      new Promise<string>((resolve) => (llego = resolve)),
      '/areas/ventas/uno/',
    );
    reloj += 60_000; // the lid of the laptop
    await pasar(200);
    llego('pantalla');
    expect(await cargado).toBe('pantalla');
  });
});

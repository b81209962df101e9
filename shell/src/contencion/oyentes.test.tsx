import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { vigilarOyentes } from './oyentes';
import { correrDeBuild } from './testing/deBuild';

let enPantalla: string | null = 'caja';
const oido = jest.fn<(evento?: unknown) => unknown>();

const pulsar = (en: EventTarget = window) => en.dispatchEvent(new Event('keydown'));

beforeAll(() => {
  jest.useFakeTimers();
  vigilarOyentes((area) => area === enPantalla);
});
afterAll(() => {
  jest.useRealTimers();
});

describe('what an area listens to at the page', () => {
  beforeEach(() => {
    enPantalla = 'caja';
    oido.mockReset();
  });

  it.each([
    ['window', 'window.addEventListener("keydown", oido)', window],
    ['this, which is window', 'this.addEventListener("keydown", oido)', window],
    ['document', 'document.addEventListener("keydown", oido, true)', document],
    ['body', 'document.body.addEventListener("keydown", { handleEvent: oido })', document.body],
  ])('at %s is heard while a screen of it is shown, and only then', (_que, texto, en) => {
    const uno = jest.fn();
    correrDeBuild('caja', texto, { oido: uno });
    pulsar(en);
    expect(uno).toHaveBeenCalledTimes(1);
    enPantalla = 'ventas';
    pulsar(en);
    enPantalla = null;
    pulsar(en);
    expect(uno).toHaveBeenCalledTimes(1);
    enPantalla = 'caja';
    pulsar(en);
    expect(uno).toHaveBeenCalledTimes(2);
  });

  it('is added once, removed as it was added, and once where that is asked', () => {
    const texto = 'window.addEventListener("keydown", oido, { capture: true })';
    correrDeBuild('caja', `${texto};${texto}`, { oido });
    pulsar();
    expect(oido).toHaveBeenCalledTimes(1);
    correrDeBuild('caja', 'window.removeEventListener("keydown", oido)', { oido });
    pulsar();
    expect(oido).toHaveBeenCalledTimes(2);
    correrDeBuild('caja', 'window.removeEventListener("keydown", oido, true)', { oido });
    pulsar();
    expect(oido).toHaveBeenCalledTimes(2);

    correrDeBuild('caja', 'window.addEventListener("keydown", oido, { once: true })', { oido });
    pulsar();
    pulsar();
    expect(oido).toHaveBeenCalledTimes(3);
  });

  it('is told the event, with the object it listens at', () => {
    const oye = function (this: unknown, evento: Event) {
      oido([this === window, evento.type]);
    };
    correrDeBuild('caja', 'window.addEventListener("keydown", oye, { once: true })', { oye });
    pulsar();
    expect(oido).toHaveBeenCalledWith([true, 'keydown']);
  });

  it('is heard always where the shell listens, and what nobody gave is no fault', () => {
    enPantalla = null;
    window.addEventListener('keydown', oido, { once: true });
    correrDeBuild(
      'caja',
      'window.addEventListener("keydown", null);window.removeEventListener("keydown", null)',
    );
    pulsar();
    expect(oido).toHaveBeenCalledTimes(1);
  });
});

describe('what an area does every so often', () => {
  beforeEach(() => {
    oido.mockReset();
  });

  it('rests while none of its screens is shown', () => {
    enPantalla = 'caja';
    const reloj = correrDeBuild('caja', 'return window.setInterval(oido, 100, "a")', { oido });
    jest.advanceTimersByTime(250);
    expect(oido.mock.calls).toEqual([['a'], ['a']]);
    enPantalla = 'ventas';
    jest.advanceTimersByTime(300);
    expect(oido).toHaveBeenCalledTimes(2);
    enPantalla = 'caja';
    jest.advanceTimersByTime(100);
    expect(oido).toHaveBeenCalledTimes(3);
    clearInterval(reloj as number);
    jest.advanceTimersByTime(300);
    expect(oido).toHaveBeenCalledTimes(3);
  });

  it('goes on where it is the shell', () => {
    enPantalla = null;
    const reloj = window.setInterval(oido, 100);
    jest.advanceTimersByTime(250);
    expect(oido).toHaveBeenCalledTimes(2);
    clearInterval(reloj);
  });
});

import '@testing-library/jest-dom/jest-globals';

import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';

import { anotarConexion } from '../session/conexion';

import { exigirSilencio, vigilarConsola } from './consola';
import { guardarHojas } from './hojas';
import { red } from './red';

class SinObservar {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

const masTarde = setTimeout;

/** As much of one as React and antd use to put work off; Node's own would keep the process alive. */
class CanalMinimo {
  port1: { onmessage: (() => void) | null } = { onmessage: null };
  port2 = { postMessage: () => void masTarde(() => this.port1.onmessage?.(), 0) };
}

Object.assign(window, {
  MessageChannel: CanalMinimo,
  ResizeObserver: SinObservar,
  IntersectionObserver: SinObservar,
  scrollTo: () => undefined,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});

configure(({ getElementError }) => ({
  asyncUtilTimeout: 90_000, // as long as a busy machine may take to draw what will come
  getElementError: function errorDe(mensaje, donde) {
    if (estaEsperando())
      return Object.defineProperty(new NoHayAun(), 'message', {
        configurable: true,
        get: () => getElementError(mensaje, donde).message,
      });
    const error = getElementError(mensaje, donde);
    Error.captureStackTrace(error, errorDe); // jest shows the line of the test, and not this one
    return error;
  },
}));

/**
 * What is waited for did not come yet. The page is written into it when it is read, which is once nothing came: at each look, that was
 * a fiftieth of what a screen's test worked.
 */
class NoHayAun extends Error {
  override name = 'TestingLibraryElementError';
}
/** Who looks again and again says so here, though not in its type. */
function estaEsperando(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

Element.prototype.scrollIntoView = () => undefined;

const estiloReal = window.getComputedStyle.bind(window);
/** What the browser's own sheet does not show, or shows only sometimes. */
const SIN_VERSE = new Set([
  'head',
  'script',
  'style',
  'template',
  'noscript',
  'dialog',
  'datalist',
]);
const SE_HEREDA = /visibility|pointer-events/;

function dependeDeOtros(elemento: Element): boolean {
  if (elemento.hasAttribute('hidden') || SIN_VERSE.has(elemento.localName)) return true;
  for (let uno: Element | null = elemento; uno; uno = uno.parentElement)
    if (SE_HEREDA.test(uno.getAttribute('style') ?? '')) return true;
  return false;
}

/**
 * A query by role asks whether each element of the page is shown, and jsdom then tries every rule there is on it: a quarter of what a
 * screen's test worked. Style sheets are empty in these tests, so that an element's own style says it, but for those above.
 * jsdom knows no pseudo elements and says so on every call: it is not asked for them.
 */
window.getComputedStyle = (elemento) =>
  elemento instanceof HTMLElement && !dependeDeOtros(elemento)
    ? elemento.style
    : estiloReal(elemento);

const internosDeReact: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
/**
 * The React of development makes an error with each element, whose stack a warning may tell: an eighth of what a screen's test worked.
 * It makes none beyond ten thousand in a second; here that is so from the first. A warning is said all the same, and fails the test.
 */
if (internosDeReact instanceof Object)
  Object.defineProperty(internosDeReact, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });

guardarHojas();
vigilarConsola();
beforeAll(() => red.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  window.dispatchEvent(new Event('pointerdown')); // an Enter of one test closed nothing of the next (ui/segundaVez)
  red.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  anotarConexion(true);
  exigirSilencio();
});
afterAll(() => {
  red.close();
  exigirSilencio();
});

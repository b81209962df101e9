// @ts-nocheck
import '@testing-library/jest-dom/jest-globals';

import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

import { anotarConexion } from '../session/conexion';

import { exigirSilencio, vigilarConsola } from './consola';
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

configure({ asyncUtilTimeout: 10_000 }); // as long as a busy machine may take to draw what will come

Element.prototype.scrollIntoView = () => undefined;

const estiloReal = window.getComputedStyle.bind(window);
// jsdom knows no pseudo elements and says so on every call.
window.getComputedStyle = (elemento) => estiloReal(elemento);

vigilarConsola();
beforeAll(() => red.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
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

import '@testing-library/jest-dom/jest-globals';

import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { cleanup } from '@testing-library/react';

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

Object.assign(window, {
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

const estiloReal = window.getComputedStyle.bind(window);
// jsdom knows no pseudo elements and says so on every call.
window.getComputedStyle = (elemento) => estiloReal(elemento);

beforeAll(() => red.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  red.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => red.close());

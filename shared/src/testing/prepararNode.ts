import { afterAll, afterEach } from '@jest/globals';

import { exigirSilencio, vigilarConsola } from './consola';

/**
 * Fastify asks each plugin for its name, and looks for one that has none among all modules that were loaded: jest answers that so
 * slowly that it was a tenth of what a route's test works. A function's own name is what it would end with.
 */
const NOMBRE = Symbol.for('fastify.display-name');
Object.defineProperty(Function.prototype, NOMBRE, {
  configurable: true,
  get(this: { name: string }) {
    return this.name;
  },
  set(this: object, value: string) {
    Object.defineProperty(this, NOMBRE, { value, configurable: true, writable: true });
  },
});

vigilarConsola();
afterEach(exigirSilencio);
afterAll(exigirSilencio);

import { expect } from '@jest/globals';

/** The first wait of who guessed too often, of which a slow machine may have spent some seconds. */
export const CASI_UN_MINUTO: unknown = expect.stringMatching(
  /^Demasiados intentos\. Espere (1 minuto|[1-5]\d segundos) e intente de nuevo$/,
);

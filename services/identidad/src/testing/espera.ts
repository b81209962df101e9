import { expect } from '@jest/globals';

const con = (espera: string): unknown =>
  expect.stringMatching(
    new RegExp(`^Demasiados intentos\\. Espere (${espera}) e intente de nuevo$`),
  );

/** The first wait of who guessed too often, of which a slow machine may have spent some seconds. */
export const CASI_UN_MINUTO = con('1 minuto|[1-5]\\d segundos');

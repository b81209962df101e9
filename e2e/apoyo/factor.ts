// The second factor of somebody, as the application of their phone has it.
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { cuentaCalls } from '../../shared/src/contracts/auth/cuenta';

import { llamar } from './navegador';

const PASO_MS = 30_000;

/** Of the application of a phone, `pasos` half minutes from now: each code is good once. */
export const codigoDe = (secreto: string, pasos = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secreto) }).generate({
    timestamp: Date.now() + pasos * PASO_MS,
  });

/** Whoever the page belongs to has a second factor from now on, which has used the code of this half minute up; answers its secret. */
export async function ponerFactor(page: Page, password: string): Promise<string> {
  const { secreto } = await llamar(page, cuentaCalls.prepararSegundoFactor, { password });
  await llamar(page, cuentaCalls.activarSegundoFactor, { codigo: codigoDe(secreto) });
  return secreto;
}

import { Secret, TOTP } from 'otpauth';

const PERIODO_S = 30;

/** RFC 6238, as every application knows it. */
export const totpDe = (secreto: string, email = '') =>
  new TOTP({
    issuer: 'Comanda',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIODO_S,
    secret: Secret.fromBase32(secreto),
  });

/** The step of the clock that those six digits are of, now or half a minute before or after; null: of none. */
export function pasoDe(secreto: string, cifras: string, ahora: Date): number | null {
  const timestamp = ahora.getTime();
  const delta = totpDe(secreto).validate({ token: cifras, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIODO_S) + delta;
}

import { randomInt } from 'node:crypto';

/** Eight random digits of an access key, from a source nobody can foresee. */
export const codigoNumerico = (): string => String(randomInt(100_000_000)).padStart(8, '0');

import { DIA_MS } from '@comanda/shared/domain/texto/fecha';

const DE_UTC_MS = 5 * 3_600_000;

/** Of Ecuador, that many days ago, as a call takes it. */
export const diaAtras = (cuantos: number): string =>
  new Date(Date.now() - cuantos * DIA_MS - DE_UTC_MS).toISOString().slice(0, 10);

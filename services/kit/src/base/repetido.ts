import { restriccionDe } from './restriccion';

const UNICO = '23505';

/** Whether a query failed because the row it was to write is there already, by that unique index. */
export function esRepetido(error: unknown, indice: string): boolean {
  const { code } = (error ?? {}) as { code?: unknown }; // whatever was thrown
  return code === UNICO && restriccionDe(error) === indice;
}

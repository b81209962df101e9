const UNICO = '23505';

/** Whether a query failed because the row it was to write is there already, by that unique index. */
export function esRepetido(error: unknown, indice: string): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }; // whatever was thrown
  return code === UNICO && constraint === indice;
}

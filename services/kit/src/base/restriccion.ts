/** What a server of a spread base says: no name apart, and in its words that of a part of the table. */
const EN_SUS_PALABRAS = /constraint "(.+?)(?:_\d{6,})?"/;

/** The constraint or unique index that a query failed by; null: it failed by none. */
export function restriccionDe(error: unknown): string | null {
  const { constraint, message } = (error ?? {}) as { constraint?: unknown; message?: unknown }; // whatever was thrown
  if (typeof constraint === 'string') return constraint;
  return EN_SUS_PALABRAS.exec(String(message))?.[1] ?? null;
}

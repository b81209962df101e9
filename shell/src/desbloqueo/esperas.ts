/** Tries that cost nothing but the time they take. */
export const INTENTOS_LIBRES = 5;
/** After these only the server lets in. */
export const INTENTOS_MAXIMO = 12;

const ESPERAS_MS = [30_000, 60_000, 120_000, 300_000, 600_000, 1_800_000] as const;

/** How long nobody may try after so many wrong ones. */
export function esperaTras(fallidos: number): number {
  if (fallidos < INTENTOS_LIBRES) return 0;
  return ESPERAS_MS[Math.min(fallidos - INTENTOS_LIBRES, ESPERAS_MS.length - 1)] ?? 0;
}

/**
 * How many times a long run goes: `entera` in `npm run noche` (COMANDA_NOCHE), else `breve`, a tenth of it where nothing is said. What
 * counts money goes a hundred times at least.
 */
export const veces = (entera: number, breve = Math.ceil(entera / 10)): number =>
  process.env['COMANDA_NOCHE'] ? entera : breve;

/** How long a test may take that has a limit of its own: all of the night's where it goes at full size, whatever else is busy. */
export const limite = (ms: number): number =>
  process.env['COMANDA_NOCHE'] ? Math.max(ms, 45 * 60_000) : ms;

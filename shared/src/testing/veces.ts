/**
 * How many times a long run goes: `entera` in `npm run noche` (COMANDA_NOCHE), else `breve`, a tenth of it where nothing is said. What
 * counts money goes a hundred times at least.
 */
export const veces = (entera: number, breve = Math.ceil(entera / 10)): number =>
  process.env['COMANDA_NOCHE'] ? entera : breve;

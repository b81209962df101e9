/** Of the server, whichever company was asked for. */
let desfase = 0;

/** `ahora`: an ISO instant of an answer that has just come; a server of before says none. */
export function anotarHora(ahora: string | undefined): void {
  if (ahora !== undefined) desfase = Date.parse(ahora) - Date.now();
}

/** How far the server's clock is ahead of this one, as it said last: milliseconds. */
export const desfaseDelServidor = (): number => desfase;

/** What the server's clock says. */
export const horaDelServidor = (): Date => new Date(Date.now() + desfase);

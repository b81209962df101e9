import { impedimentoSinLinea, type Equipo } from '@comanda/shared/sinLinea';

/** Why this till could not sell if the line went now, in words, or null. A company that issues no invoices gives it no numbers. */
export function siSeVaLaLinea(equipo: Equipo): string | null {
  const conFactura = equipo.arriendo !== null || equipo.contacto === null;
  return impedimentoSinLinea(equipo, conFactura);
}

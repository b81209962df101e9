import type { Decreto } from '@comanda/shared/contracts/admin/ley';

import { rechazoDeComprador } from './comprador';
import { RECEPCION } from './recepcion';
import { SUMAS } from './sumas';
import { tarifaVigente } from './tarifas';
import { examinar, rechazo, si, type RechazoDelSri } from './tabla';

import type { Comprobante } from './comprobante';

/** Of reception: refused at once, before anything is stored. `hoy` is YYYY-MM-DD in Ecuador. */
export const rechazosDeRecepcion = (c: Comprobante, hoy: string): RechazoDelSri[] =>
  examinar({ c, hoy }, RECEPCION);

/** Of authorisation: the document was received and is not authorised. `decretos`: besides those that are known. */
export const rechazosDeAutorizacion = (
  c: Comprobante,
  decretos: readonly Decreto[] = [],
): RechazoDelSri[] =>
  examinar(c, [
    () => si(c.claveAcceso.slice(0, 39) !== c.numero, 'claveAjena'),
    ...SUMAS,
    () => tarifaVigente(c, decretos),
    rechazoDeComprador,
  ]);

/**
 * Of a credit note, against the document it takes back: `sustento`, null when the authority authorised none of that
 * number. `devuelto`: what other notes have taken back of it, in cents.
 */
export function rechazoDeSustento(
  nota: Comprobante,
  sustento: Comprobante | null,
  devuelto: number,
): RechazoDelSri | null {
  if (nota.modificado === null) return null;
  const { codDoc, numero, fecha } = nota.modificado;
  if (codDoc !== '01' || !sustento || sustento.fecha !== fecha)
    return rechazo('sustento', `${codDoc} ${numero} de ${fecha}`);
  if (sustento.comprador.tipo === '07') return rechazo('sustentoFinal', numero);
  if (sustento.comprador.identificacion !== nota.comprador.identificacion)
    return rechazo('sustentoAjeno', numero);
  const queda = sustento.total - (sustento.propina ?? 0) - devuelto;
  return si(nota.total > queda, 'sustentoValor', numero);
}

import { diaDeClave } from '@comanda/shared/domain/fiscal/comprobante';
import { ultimoDiaDeAnulacion } from '@comanda/shared/domain/ley/limites';

/**
 * The last day on which the authority's portal annuls a document, and the last that may be told today. What was asked by then the
 * receiver accepts later.
 */
export function plazoEnSri(clave: string, hoy: string): { plazo: string; ultimo: string } {
  const plazo = ultimoDiaDeAnulacion(diaDeClave(clave));
  return { plazo, ultimo: hoy < plazo ? hoy : plazo };
}

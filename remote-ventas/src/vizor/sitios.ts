import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';

import { tituloDe } from './filas';

const enMedio = (titulo: string) => titulo.replace(/^Mesa /, 'la mesa ');

const dichoDe = (previa: LineaVizor) => enMedio(tituloDe(previa));

/**
 * Orders that stand elsewhere than in the list before, or have what was another's, and from where: what a cook must know before a
 * dish goes to a table that is not its own any more.
 */
export function cambiosDeSitio(
  antes: readonly LineaVizor[],
  ahora: readonly LineaVizor[],
): ReadonlyMap<string, string> {
  const llaveDe = ({ random, linea }: LineaVizor) => `${random} ${linea}`;
  const enSuOrden = new Map(antes.map((linea) => [llaveDe(linea), linea]));
  const porLinea = new Map(antes.map((linea) => [linea.linea, linea]));
  const siguen = new Set(ahora.map(({ random }) => random));
  const dichos = new Map<string, string>();
  for (const linea of ahora) {
    const misma = enSuOrden.get(llaveDe(linea));
    const previa = misma ?? porLinea.get(linea.linea);
    if (!previa || dichos.has(linea.random)) continue;
    if (!misma) dichos.set(linea.random, siguen.has(previa.random) ? trae(previa) : une(previa));
    else if (misma.mesa !== linea.mesa) dichos.set(linea.random, pasa(misma));
  }
  return dichos;
}

const pasa = (previa: LineaVizor) => `Pasó de ${dichoDe(previa)}`;
const une = (previa: LineaVizor) => `Se le unió ${dichoDe(previa)}`;
const trae = (previa: LineaVizor) => `Trae platos de ${dichoDe(previa)}`;

import { DIA_MS } from '@comanda/shared/domain/texto/fecha';

import type { AutoridadRepository } from '../entrega/autoridadRepository';

type Vista = Pick<
  Awaited<ReturnType<AutoridadRepository['leer']>>[number],
  'ambiente' | 'sin_respuesta_desde' | 'desfase_ms' | 'visto'
>;

export type Ausencia = { ambiente: string; desde: Date };

/** An absence is announced after so long; what was seen of a clock counts for a day. */
const AUSENCIA_MS = 5 * 60_000;

/** The ambiente that the authority has been away from for too long, if there is one. */
export function ausenciaDe(vistas: readonly Vista[], ahora: Date): Ausencia | undefined {
  for (const { ambiente, sin_respuesta_desde: desde } of vistas)
    if (desde && ahora.getTime() - desde.getTime() > AUSENCIA_MS) return { ambiente, desde };
  return undefined;
}

/** Milliseconds that the authority's clock was ahead of ours when it was last seen, the largest of its ambientes. */
export function desfaseDeAutoridad(vistas: readonly Vista[], ahora: Date): number {
  return vistas
    .filter(({ visto }) => ahora.getTime() - visto.getTime() < DIA_MS)
    .map(({ desfase_ms: ms }) => ms ?? 0)
    .reduce((mayor, ms) => (Math.abs(ms) > Math.abs(mayor) ? ms : mayor), 0);
}

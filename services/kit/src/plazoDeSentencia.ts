import { ESPERA_MS } from '@comanda/shared/contracts/defineCall';

import { peticionEnCurso } from './peticionEnCurso';

/** Before who waits gives up, so that they are told. */
const ANTES_MS = 1_000;
/** Of a call that may be waited for longer: it is made of many statements. */
const MAXIMO_MS = 60_000;

/** How many milliseconds a statement of the request in hand may take: nobody waits for it longer. Null: it is nobody's. */
export function plazoDeSentencia(): string | null {
  const peticion = peticionEnCurso();
  if (!peticion?.routeOptions) return null;
  const { espera = ESPERA_MS } = peticion.routeOptions.config?.call ?? {};
  return String(Math.min(espera - ANTES_MS, MAXIMO_MS));
}

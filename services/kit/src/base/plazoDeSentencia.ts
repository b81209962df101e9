import { pacienciaMs } from './paciencia';
import { peticionEnCurso } from '../http/peticionEnCurso';

/** It ends before its connection is given up (paciencia), so that the reason is known. */
const ANTES_MS = 1_000;
/** A call that may be waited for longer is made of many statements. */
const MAXIMO_MS = 60_000;

/** How many milliseconds a statement of the request in hand may take: nobody waits for it longer. Null: it is nobody's. */
export function plazoDeSentencia(): string | null {
  if (!peticionEnCurso()?.routeOptions) return null;
  return String(Math.min(pacienciaMs() - ANTES_MS, MAXIMO_MS));
}

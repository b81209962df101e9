import type { FastifyBaseLogger } from 'fastify';

import type { EstadoDeOrigen } from '@comanda/shared/contracts/plataforma/origenes';
import { carpetaEnOrigen } from '@comanda/shared/contracts/plataforma/origen';

import { integridadDe } from '../archivos/huella';
import type { Lanzamiento } from '../lanzamientos/lanzamiento';

const ESPERA_MS = 3_000;
/** No build that passes the gate has a larger entry. */
const ENTRADA_MAX_BYTES = 4 * 1024 * 1024;
const ENTRADA = 'remoteEntry.js';

type Donde = {
  origen: string;
  /** Whose pages would ask for it. */
  producto: string;
  log: Pick<FastifyBaseLogger, 'info'>;
};

/** What another origin gives for a build: its entry stands for the rest. It is not followed elsewhere, and nothing of it is kept. */
export async function estadoEnOrigen(
  { area, build, indice }: Pick<Lanzamiento, 'area' | 'build' | 'indice'>,
  { origen, producto, log }: Donde,
): Promise<EstadoDeOrigen> {
  try {
    const response = await fetch(carpetaEnOrigen(origen, { area, build }) + ENTRADA, {
      redirect: 'error',
      headers: { origin: producto },
      signal: AbortSignal.timeout(ESPERA_MS),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return 'sin-archivos';
    }
    const leido = await leer(response);
    if (!leido || integridadDe(leido) !== indice.integridad[ENTRADA]) return 'otros-archivos';
    const permiso = response.headers.get('access-control-allow-origin');
    return permiso === '*' || permiso === producto ? 'en-orden' : 'sin-permiso';
  } catch (error) {
    log.info({ area, build, origen, motivo: String(error) }, 'other origin did not answer');
    return 'no-responde';
  }
}

/** Its bytes; null where there are more than any entry has. */
async function leer({ body }: Response): Promise<Buffer | null> {
  const trozos: Uint8Array[] = [];
  let bytes = 0;
  for await (const trozo of body ?? []) {
    bytes += trozo.length;
    if (bytes > ENTRADA_MAX_BYTES) return null; // leaving the loop ends the answer
    trozos.push(trozo);
  }
  return Buffer.concat(trozos);
}

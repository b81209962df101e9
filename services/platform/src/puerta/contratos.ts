import type { Acceso, Call } from '@comanda/shared/contracts/defineCall';
import { formaDeServidor, type FormaDeLlamada } from '@comanda/shared/contracts/formas';
import { noCabeLlamada } from '@comanda/shared/contracts/noCabe';
import { todasLasCalls } from '@comanda/shared/contracts/todas';

import type { Llamada } from '../lanzamientos/lanzamiento';

/** A call as the services answer it. */
export type Servida = { acceso: Acceso; forma: () => FormaDeLlamada };
/** 'METHOD path' -> how it is answered. */
export type Servidas = ReadonlyMap<string, Servida>;

export const nombreDeLlamada = ({ method, path }: Pick<Llamada, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** What the services of this process, and of the others of its version, answer. */
export const SERVIDAS: Servidas = new Map(
  Object.values(todasLasCalls)
    .flatMap((calls) => Object.values<Call>(calls))
    .map((call) => [nombreDeLlamada(call), servidaDe(call)]),
);

/** Its schema is worked out when it is asked for: of most calls nobody asks. */
function servidaDe(call: Call): Servida {
  let forma: FormaDeLlamada | null = null;
  return { acceso: call.acceso, forma: () => (forma ??= formaDeServidor(call)) };
}

/**
 * What of the calls of a build would not be understood: by the server what it asks, by it what the server answers. Of a build that
 * was published before its schemas were kept, nobody knows.
 */
export function contratosRotos(llama: readonly Llamada[] | null, servidas: Servidas): string[] {
  return (llama ?? []).flatMap((llamada) => {
    const nombre = nombreDeLlamada(llamada);
    const servida = servidas.get(nombre);
    if (!servida || !llamada.forma) return [];
    return noCabeLlamada(llamada.forma, servida.forma()).map((falta) => `${nombre}: ${falta}`);
  });
}

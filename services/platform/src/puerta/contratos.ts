import { leerCatalogo } from '@comanda/shared/catalogo/catalogo';
import type { Acceso, Call } from '@comanda/shared/contracts/defineCall';
import { formaDeServidor, type FormaDeLlamada } from '@comanda/shared/catalogo/formas';
import { noCabeLlamada } from '@comanda/shared/catalogo/noCabe';

import type { Llamada } from '../lanzamientos/lanzamiento';

/** A call as the services answer it. */
export type Servida = { acceso: Acceso; forma: () => FormaDeLlamada };
/** 'METHOD path' -> how it is answered. */
export type Servidas = ReadonlyMap<string, Servida>;

export const nombreDeLlamada = ({ method, path }: Pick<Llamada, 'method' | 'path'>): string =>
  `${method} ${path}`;

let leidas: Promise<Servidas> | undefined;

/** What the services of this process, and of the others of its version, answer; read once. */
export const llamadasDelProducto = (): Promise<Servidas> => (leidas ??= leerLlamadas());

async function leerLlamadas(): Promise<Servidas> {
  const calls = Object.values(await leerCatalogo()).flatMap((suyas) => Object.values(suyas));
  return new Map(calls.map((call) => [nombreDeLlamada(call), servidaDe(call)]));
}

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

import { z } from 'zod';

import { leerCatalogo } from '@comanda/shared/catalogo/catalogo';
import type { Acceso, Call, Servicio } from '@comanda/shared/contracts/defineCall';
import { formaDeServidor, type FormaDeLlamada } from '@comanda/shared/catalogo/formas';
import { noCabeLlamada } from '@comanda/shared/catalogo/noCabe';

const esquemaJson = z.record(z.string(), z.unknown());

/** The calls of the contracts that a build makes; `forma`: what it writes and reads of each, which older builds do not say. */
const llamadaSchema = z.object({
  method: z.string(),
  path: z.string(),
  perfiles: z.union([z.string(), z.array(z.string())]),
  area: z.union([z.string(), z.array(z.string())]).nullable(),
  forma: z
    .object({
      params: esquemaJson.nullable(),
      query: esquemaJson.nullable(),
      body: esquemaJson.nullable(),
      reply: esquemaJson,
    })
    .optional(),
});
export const llamaSchema = z.array(llamadaSchema);
export type Llamada = z.output<typeof llamadaSchema>;

/** A call as the services answer it. */
type Servida = { servicio: Servicio; acceso: Acceso; forma: () => FormaDeLlamada };
/** 'METHOD path' -> how it is answered. */
export type Servidas = ReadonlyMap<string, Servida>;

export const nombreDeLlamada = ({ method, path }: Pick<Llamada, 'method' | 'path'>): string =>
  `${method} ${path}`;

let leidas: Promise<Servidas> | undefined;

/** What the services of this process, and of the others of its version, answer; read once. */
export const llamadasDelProducto = (): Promise<Servidas> => (leidas ??= leerLlamadas());

async function leerLlamadas(): Promise<Servidas> {
  const catalogo = Object.entries(await leerCatalogo()) as [Servicio, Record<string, Call>][];
  return new Map(
    catalogo.flatMap(([servicio, calls]) =>
      Object.values(calls).map((call): [string, Servida] => [
        nombreDeLlamada(call),
        servidaDe(servicio, call),
      ]),
    ),
  );
}

/** Its schema is worked out when it is asked for: of most calls nobody asks. */
function servidaDe(servicio: Servicio, call: Call): Servida {
  let forma: FormaDeLlamada | null = null;
  return { servicio, acceso: call.acceso, forma: () => (forma ??= formaDeServidor(call)) };
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

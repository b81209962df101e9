import { createHash } from 'node:crypto';

import type { Provee, Toma } from '../lanzamientos/lanzamiento';

/** A name a build takes that the shell does not give, or gives as something else. `hay`: the kind it gives; null: none. */
export type Faltante = { sala: string; nombre: string; espera: string; hay: string | null };

/** What of `toma` does not fit into `provee`. '*' takes the whole of a room, which nobody can hold it to. */
export function faltantes(toma: Toma, provee: Provee): Faltante[] {
  return Object.entries(toma).flatMap(([sala, nombres]) =>
    Object.entries(nombres).flatMap(([nombre, espera]): Faltante[] => {
      const dados = provee[sala]?.nombres ?? {};
      const hay = (Object.hasOwn(dados, nombre) && dados[nombre]) || null;
      return hay === espera ? [] : [{ sala, nombre, espera, hay }];
    }),
  );
}

/** What a room is, by what it exports: changes with a name or a kind, and with nothing else. */
export const versionDeSala = (nombres: Readonly<Record<string, string>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(nombres).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
    .slice(0, 8);

/** `primero`: the shell in which the name first appeared, of those that are kept. */
export function decirFaltante(
  { sala, nombre, espera, hay }: Faltante,
  primero: string | null,
): string {
  if (hay !== null)
    return `${nombre} de ${sala} es ${hay} en el marco, y aquí se usa como ${espera}`;
  const donde = primero ? `apareció en el marco ${primero}` : 'ningún marco publicado lo da';
  return `${nombre} de ${sala} no está en el marco en uso: ${donde}`;
}

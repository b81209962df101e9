import { contratosRotos, llamaSchema } from '@comanda/kit/contratos/llamadas';

import { proveeSchema, tomaSchema, type Provee } from '../lanzamientos/lanzamiento';
import type { ClienteDeBase } from '../publicaciones/canalesRepository';

import { contextoVivo } from './contexto';
import { decirFaltante, faltantes } from './costura';
import type { Viva } from './regla';

/** Why a published build does not fit to what is in use now: names a remote takes and the shell does not give, and what it calls. */
export async function noCombina(
  client: ClienteDeBase,
  area: string,
  build: string,
): Promise<string[]> {
  const { rows } = await client.query<{ toma: unknown; provee: unknown; llama: unknown }>(
    'select toma, provee, llama from plataforma.lanzamientos where area = $1 and build = $2',
    [area, build],
  );
  const toma = tomaSchema.nullable().parse(rows[0]?.toma ?? null);
  const provee = proveeSchema.nullable().parse(rows[0]?.provee ?? null);
  const llama = llamaSchema.nullable().parse(rows[0]?.llama ?? null);
  const { marco, vivas, primero, llamadas } = await contextoVivo(client, area);
  const rotos = contratosRotos(llama, llamadas);
  if (area !== 'shell') {
    const faltan = toma && marco ? faltantes(toma, marco.provee) : []; // published before names were kept: nobody knows
    return [
      ...faltan.map((falta) => decirFaltante(falta, primero(falta.sala, falta.nombre))),
      ...rotos,
    ];
  }
  return [...rotos, ...(provee ? deQuienesToman(vivas, provee) : [])];
}

const deQuienesToman = (vivas: readonly Viva[], provee: Provee): string[] =>
  vivas.flatMap((viva) =>
    faltantes(viva.toma ?? {}, provee).map(
      ({ sala, nombre }) =>
        `${viva.area} ${viva.build} toma ${nombre} de ${sala}, y ese marco no lo da`,
    ),
  );

import { llamaSchema, proveeSchema, tomaSchema, type Provee } from '../lanzamientos/lanzamiento';
import type { ClienteDeBase } from '../publicaciones/canalesRepository';

import { contextoVivo } from './contexto';
import { contratosRotos, llamadasDelProducto, nombreDeLlamada } from './contratos';
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
      ({ sala, nombre }) => `${viva.area} toma ${nombre} de ${sala}, y ese marco no lo da`,
    ),
  );

/**
 * What the builds in use ask of the services that these, as they stand here, do not take or give: who starts them over builds that
 * live is told before anybody's screen is.
 */
export async function vivasQueNoCaben(client: ClienteDeBase): Promise<string[]> {
  const { rows } = await client.query<{ area: string; build: string; llama: unknown }>(
    `select distinct on (l.area, l.build) l.area, l.build, l.llama from plataforma.canales c
       join plataforma.lanzamientos l on l.area = c.area and l.build = c.build
      where l.llama is not null order by l.area, l.build`,
  );
  const servidas = await llamadasDelProducto();
  return rows.flatMap(({ area, build, llama }) => {
    const suyas = llamaSchema.parse(llama);
    const nadie = suyas
      .filter((llamada) => !servidas.has(nombreDeLlamada(llamada)))
      .map((llamada) => `${nombreDeLlamada(llamada)} no se atiende`);
    return [...nadie, ...contratosRotos(suyas, servidas)].map(
      (falta) => `${area} ${build}, que esta en uso: ${falta}`,
    );
  });
}

/** The same in words, for who starts the services; null where all is well. */
export async function impedimentoDeVivas(client: ClienteDeBase): Promise<string | null> {
  const faltas = await vivasQueNoCaben(client);
  if (faltas.length === 0) return null;
  return [
    'Hay builds en uso que estos servicios no entienden:',
    ...faltas.map((falta) => `  ${falta}`),
    'Publique antes esas areas, o encienda con --forzar',
  ].join('\n');
}

import type { ZodType } from 'zod';

import { esEsquema, partesDe } from './partesDe';

/** 'data[].total'; empty: all of it. Only names that the schema declares are said: under any other a record may keep somebody's name. */
export function campoQueNoCupo(reply: ZodType, camino: readonly PropertyKey[]): string {
  const declarados = camposDe(reply);
  return camino
    .map((paso) => {
      if (typeof paso === 'number') return '[]';
      return typeof paso === 'string' && declarados.has(paso) ? `.${paso}` : '.*';
    })
    .join('')
    .replace(/^\./, '');
}

/** The names of fields that a schema declares anywhere in it. What a value has beside them is data, and nobody else's business. */
function camposDe(schema: ZodType): Set<string> {
  const partes = Object.values(partesDe(schema) ?? {});
  return new Set(
    partes.flatMap((parte): string[] => {
      if (esEsquema(parte)) return [...camposDe(parte)];
      if (Array.isArray(parte)) return parte.flatMap((una: ZodType) => [...camposDe(una)]);
      return Object.entries(parte as Record<string, ZodType>).flatMap(([nombre, una]) => [
        nombre,
        ...camposDe(una),
      ]);
    }),
  );
}

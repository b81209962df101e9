import type { ZodType } from 'zod';

import { defDe, esEsquema, partesDe, type Parte } from '../../contracts/partesDe';

/** One step from a schema into a part of it: a field of its shape, the element of its list. */
export type Paso = { parte: string; clave?: string };
export type Lugar = { camino: readonly Paso[]; nodo: ZodType };

/**
 * Every place in a schema where a change shows. Not below a `catch`, whose reader takes anything; nor inside what may be one of
 * several, where another of them may take what this one no longer does; nor in the word that tells such ones apart.
 */
export function lugaresDe(nodo: ZodType, camino: readonly Paso[] = []): Lugar[] {
  const { type } = defDe(nodo);
  if (type === 'catch') return [];
  const aqui: Lugar = { camino, nodo };
  const partes = type === 'union' ? deOpciones(nodo) : (partesDe(nodo) ?? {});
  return [aqui, ...Object.entries(partes).flatMap((una) => dentroDe(una, camino))];
}

function dentroDe([parte, suya]: [string, Parte], camino: readonly Paso[]): Lugar[] {
  if (parte === 'keyType') return [];
  if (esEsquema(suya)) return lugaresDe(suya, [...camino, { parte }]);
  return Object.entries(suya as Record<string, ZodType>).flatMap(([clave, una]) =>
    lugaresDe(una, [...camino, { parte, clave }]),
  );
}

/** The ways of a union that one field tells apart, which is none of their places. */
function deOpciones(nodo: ZodType): Record<string, Parte> {
  const def = defDe(nodo);
  return def.type === 'union' && 'discriminator' in def
    ? { options: def.options as readonly ZodType[] }
    : {};
}

export const enCampo = ({ camino }: Lugar): boolean => camino.at(-1)?.parte === 'shape';

/** Whether it is one of the ways of a union that a field tells apart, or that field: without it there is no such union. */
export const esDistintivo = (raiz: ZodType, { camino }: Lugar): boolean =>
  camino.at(-1)?.parte === 'options' ||
  camino.some((paso, i) => {
    const arriba = camino[i - 1];
    if (paso.parte !== 'shape' || arriba?.parte !== 'options') return false;
    const def = defDe(nodoEn(raiz, camino.slice(0, i - 1)));
    return 'discriminator' in def && def.discriminator === paso.clave;
  });

export const nodoEn = (raiz: ZodType, camino: readonly Paso[]): ZodType =>
  camino.reduce((nodo, paso) => parteDe(nodo, paso), raiz);

/** The part that a step leads to. */
export function parteDe(nodo: ZodType, { parte, clave }: Paso): ZodType {
  const suya = partesDe(nodo)?.[parte];
  const hallada =
    clave === undefined ? suya : (suya as Readonly<Record<string, ZodType>> | undefined)?.[clave];
  if (!hallada || !esEsquema(hallada))
    throw new Error(`no part ${parte} ${clave ?? ''} in a ${defDe(nodo).type}`);
  return hallada;
}

/** The same schema with what is at the end of the way made anew. */
export function conCambio(
  nodo: ZodType,
  [paso, ...resto]: readonly Paso[],
  hacer: (nodo: ZodType) => ZodType,
): ZodType {
  if (!paso) return hacer(nodo);
  const nueva = conCambio(parteDe(nodo, paso), resto, hacer);
  const def = defDe(nodo);
  if (paso.clave === undefined) return clonar(nodo, { ...def, [paso.parte]: nueva });
  const suya = (def as unknown as Record<string, object>)[paso.parte];
  const otra = Array.isArray(suya) ? [...(suya as ZodType[])] : { ...suya };
  Object.assign(otra, { [paso.clave]: nueva });
  return clonar(nodo, { ...def, [paso.parte]: otra });
}

export const clonar = (nodo: ZodType, def: object): ZodType =>
  nodo.clone(def as Parameters<ZodType['clone']>[0]);

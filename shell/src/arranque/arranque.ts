import { useSyncExternalStore } from 'react';

import { z } from 'zod';

import {
  areaArranqueSchema,
  arranqueSchema,
  plataformaCalls,
  type Arranque,
} from '@comanda/shared/contracts/plataforma/plataforma';
import { crearOyentes } from '@comanda/shared/domain/oyentes/oyentes';

import { permitidos } from '../federation/buildsPermitidos';
import { comenzarPagina, conLoDeLaPagina } from '../novedades/novedad';

const documentoSchema = z.looseObject({ areas: z.array(z.unknown()) });

let actual: Arranque | null = null;
/** Of the last answer: where nothing has changed since, the next is empty. */
let marca: string | null = null;
let enCurso: Promise<Arranque> | null = null;
const oyentes = crearOyentes();

/** The boot document the page came with. */
export function leerArranque(texto: string): Arranque {
  const leido = leer(JSON.parse(texto));
  marca = null;
  permitidos.fijarPagina(leido);
  return tomar(comenzarPagina(leido));
}

/** Asks for the boot document anew: after a login other areas may be loaded. Those who ask at once share the answer. */
export function recargarArranque(): Promise<Arranque> {
  enCurso ??= pedirArranque().finally(() => (enCurso = null));
  return enCurso;
}

async function pedirArranque(): Promise<Arranque> {
  const { path } = plataformaCalls.arranque;
  const response = await fetch(path, {
    credentials: 'same-origin',
    ...(marca !== null && { headers: { 'if-none-match': marca } }),
  });
  if (response.status === 304) return arranqueActual();
  if (!response.ok) throw new Error(`arranque: ${path} answered ${response.status}`);
  const { data }: { data?: unknown } = (await response.json()) as object;
  const nuevo = leer(data);
  marca = response.headers.get('etag');
  return tomar(conLoDeLaPagina(nuevo));
}

/** An area that cannot be read is left out: the others open. */
function leer(documento: unknown): Arranque {
  const { areas, ...resto } = documentoSchema.parse(documento);
  const legibles = areas.filter((area) => {
    const { error } = areaArranqueSchema.safeParse(area);
    if (error) console.warn('arranque: an area cannot be read', error);
    return !error;
  });
  return arranqueSchema.parse({ ...resto, areas: legibles });
}

/** The areas this visitor may load, as last told by the platform. */
export function useArranque(): Arranque {
  return useSyncExternalStore(oyentes.oir, arranqueActual);
}

export function arranqueActual(): Arranque {
  if (!actual) throw new Error('arranque: read before leerArranque');
  return actual;
}

function tomar(nuevo: Arranque): Arranque {
  permitidos.permitir(nuevo.areas);
  actual = nuevo;
  oyentes.decir();
  return nuevo;
}

import type { ZodType } from 'zod';

import {
  fichaSchema,
  indiceSchema,
  manifiestoDeBuildSchema,
  type LanzamientoNuevo,
} from '../lanzamientos/lanzamiento';

import { RechazoDePuerta } from './rechazo';

export type Archivos = ReadonlyMap<string, Buffer>;

/** A build that wants to be published: what it says of itself, and its files. */
export type Candidato = { lanzamiento: LanzamientoNuevo; archivos: Archivos };

/** What speaks of a build and is not loaded by pages. */
export const DE_LA_FICHA = ['area.json', 'hashes.json', 'mf-manifest.json', 'esqueleto.html'];

const ARREGLO = 'Construya de nuevo con npm run build y publique esa carpeta sin tocarla';

/** Reads what a build says of itself; one that cannot be read throws a Rechazo, for no rule could look at it. */
export function leerCandidato(archivos: Archivos): Candidato {
  const ficha = leer(archivos, 'area.json', fichaSchema);
  const indice = leer(archivos, 'hashes.json', indiceSchema);
  const manifiesto =
    ficha.area === 'shell' ? null : leer(archivos, 'mf-manifest.json', manifiestoDeBuildSchema);
  return { lanzamiento: { ...ficha, indice, manifiesto }, archivos };
}

function leer<T>(archivos: Archivos, nombre: string, schema: ZodType<T>): T {
  const leido = schema.safeParse(comoJson(archivos, nombre));
  if (leido.success) return leido.data;
  const [problema] = leido.error.issues;
  const campo = problema?.path.join('.') ?? '';
  throw ilegible(nombre, `el campo ${campo || 'entero'} no vale (${problema?.message ?? ''})`);
}

function comoJson(archivos: Archivos, nombre: string): unknown {
  const contenido = archivos.get(nombre);
  if (!contenido) throw ilegible(nombre, 'no está');
  try {
    return JSON.parse(contenido.toString('utf8'));
  } catch (error) {
    throw ilegible(nombre, `no es JSON: ${String(error)}`);
  }
}

const ilegible = (nombre: string, que: string) =>
  new RechazoDePuerta([
    {
      regla: nombre === 'mf-manifest.json' ? 'manifiesto-ilegible' : 'ficha-ilegible',
      motivo: `${nombre}: ${que}`,
      arreglo: ARREGLO,
    },
  ]);

import type { Archivos } from '../puerta/candidato';
import { RechazoDePuerta } from '../puerta/rechazo';

const MAPA = /^mapas\/(?<archivo>[^/]+[.]js)[.]map[.]gz$/;

/** Script of a build -> its source map, compressed. */
export type Mapas = ReadonlyMap<string, Buffer>;

/**
 * The files of a build, and apart from them its source maps: these stay in its archive, are written to no folder that is served, and no
 * rule of the gate takes them for files of pages. A map of nothing throws a Rechazo.
 */
export function separarMapas(desplegado: Archivos): { archivos: Archivos; mapas: Mapas } {
  const archivos = new Map<string, Buffer>();
  const mapas = new Map<string, Buffer>();
  for (const [nombre, contenido] of desplegado) {
    if (!nombre.startsWith('mapas/')) archivos.set(nombre, contenido);
    else mapas.set(archivoDe(nombre, desplegado), contenido);
  }
  return { archivos, mapas };
}

function archivoDe(nombre: string, desplegado: Archivos): string {
  const archivo = MAPA.exec(nombre)?.groups?.['archivo'];
  if (archivo !== undefined && desplegado.has(archivo)) return archivo;
  throw new RechazoDePuerta([
    {
      regla: 'mapa-de-nada',
      motivo: `${nombre} no es el mapa de un archivo del build`,
      arreglo: 'Publique lo que deja la construcción, sin tocarlo',
    },
  ]);
}

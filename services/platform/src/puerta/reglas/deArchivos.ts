import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { DE_LA_FICHA, type Archivos, type Candidato } from '../candidato';
import { enKb } from '../deSuArea';
import { MARCO_MAX_KB } from '../limites';
import type { ReglaDePuerta } from '../regla';

const SERVIDOS = /\.(js|css|svg|woff2|png|webp)$/;
const VARIANTE = /\.(br|gz)$/;
const LICENCIA = /\.LICENSE\.txt$/;
const CON_CODIGO = /<script|\son\w+\s*=|javascript:/i;

const listados = ({ lanzamiento }: Candidato) => Object.entries(lanzamiento.indice.integridad);

/** All that hashes.json knows the content of: what pages load, its compressed forms, the shell's skeleton. */
const conHuella = (candidato: Candidato): [string, string][] => {
  const { variantes = {}, esqueleto } = candidato.lanzamiento.indice;
  return [
    ...listados(candidato),
    ...Object.entries(variantes),
    ...(esqueleto === undefined ? [] : [['esqueleto.html', esqueleto] satisfies [string, string]]),
  ];
};

/** Bytes a page may load of a build, in the smallest form each file has. */
export const bytesDe = ({ lanzamiento, archivos }: Candidato): number =>
  Object.keys(lanzamiento.indice.integridad)
    .map((nombre) => archivos.get(`${nombre}.br`) ?? archivos.get(nombre))
    .reduce((suma, contenido) => suma + (contenido?.length ?? 0), 0);

const igualDesplegado = (archivos: Archivos, variante: string): boolean => {
  const original = archivos.get(variante.replace(VARIANTE, ''));
  const contenido = archivos.get(variante);
  if (!original || !contenido) return false;
  const limite = { maxOutputLength: original.length + 1 }; // what grows beyond its file is not unpacked further
  try {
    const leido = variante.endsWith('.br')
      ? brotliDecompressSync(contenido, limite)
      : gunzipSync(contenido, limite);
    return leido.equals(original);
  } catch {
    return false; // neither is what it says to be
  }
};

export const DE_ARCHIVOS: readonly ReglaDePuerta[] = [
  {
    nombre: 'archivo-faltante',
    arreglo: 'Construya de nuevo y publique la carpeta entera',
    *revisar(candidato) {
      for (const [nombre] of conHuella(candidato))
        if (!candidato.archivos.has(nombre)) yield `hashes.json nombra ${nombre} y no viene`;
    },
  },
  {
    nombre: 'huella-distinta',
    arreglo: 'Construya de nuevo: un archivo cambió después de construido',
    *revisar(candidato) {
      for (const [nombre, integridad] of conHuella(candidato)) {
        const contenido = candidato.archivos.get(nombre);
        if (!contenido) continue;
        const real = `sha384-${createHash('sha384').update(contenido).digest('base64')}`;
        if (real !== integridad) yield `${nombre} no es lo que dice hashes.json`;
      }
    },
  },
  {
    nombre: 'indice-de-mas',
    arreglo:
      'Construya de nuevo: variantes son los .br y .gz de integridad, y esqueleto es del marco',
    *revisar({ lanzamiento: { area, indice }, archivos }) {
      const { integridad, variantes, esqueleto } = indice;
      for (const nombre of Object.keys(variantes ?? {}))
        if (!VARIANTE.test(nombre) || !Object.hasOwn(integridad, nombre.replace(VARIANTE, '')))
          yield `variantes nombra ${nombre}, que no es un .br o .gz de integridad`;
      for (const nombre of variantes ? archivos.keys() : [])
        if (VARIANTE.test(nombre) && !Object.hasOwn(variantes ?? {}, nombre))
          yield `${nombre} viene y variantes no lo nombra`;
      if (area !== 'shell' && esqueleto !== undefined) yield 'esqueleto lo dice un área';
    },
  },
  {
    nombre: 'archivo-sin-listar',
    arreglo: 'Quite el archivo: lo que no nombra hashes.json no se sirve',
    *revisar({ lanzamiento, archivos }) {
      const nombrados = new Set([...Object.keys(lanzamiento.indice.integridad), ...DE_LA_FICHA]);
      for (const nombre of archivos.keys())
        if (!nombrados.has(nombre.replace(VARIANTE, '')) && !LICENCIA.test(nombre))
          yield `${nombre} viene y hashes.json no lo nombra`;
    },
  },
  {
    nombre: 'tipo-no-servido',
    arreglo: 'Un build trae .js, .css, .svg, .woff2, .png y .webp; lo demás va en otro lugar',
    *revisar(candidato) {
      for (const [nombre] of listados(candidato))
        if (!SERVIDOS.test(nombre)) yield `${nombre} no es de un tipo que se sirva`;
    },
  },
  {
    nombre: 'imagen-con-codigo',
    arreglo: 'Exporte el dibujo sin guiones ni eventos',
    *revisar({ archivos }) {
      for (const [nombre, contenido] of archivos)
        if (nombre.endsWith('.svg') && CON_CODIGO.test(contenido.toString()))
          yield `${nombre} trae código`;
    },
  },
  {
    nombre: 'variante-distinta',
    arreglo: 'Construya de nuevo: .br y .gz salen del mismo archivo',
    *revisar({ archivos }) {
      for (const nombre of archivos.keys())
        if (VARIANTE.test(nombre) && !igualDesplegado(archivos, nombre))
          yield `${nombre} no contiene lo mismo que su archivo`;
    },
  },
  {
    nombre: 'indice-apunta-fuera',
    arreglo: 'Construya de nuevo: entrada, trozos y provistas nombran archivos de hashes.json',
    *revisar({ lanzamiento: { indice } }) {
      const grupos = [
        ...Object.values(indice.trozos),
        ...Object.values(indice.provistas),
        (indice.fuentes ?? []).map(({ archivo }) => archivo),
      ];
      for (const nombre of new Set([...indice.entrada, ...grupos.flat()]))
        if (!Object.hasOwn(indice.integridad, nombre))
          yield `${nombre} se pide y hashes.json no lo nombra`;
    },
  },
  {
    nombre: 'presupuesto',
    arreglo: 'Cargue aparte lo que no se usa siempre, o pida al operador más KB para su área',
    *revisar(candidato, { areas }) {
      const { area } = candidato.lanzamiento;
      const kb = enKb(bytesDe(candidato));
      const limite = area === 'shell' ? MARCO_MAX_KB : areas.get(area)?.kb;
      if (limite !== undefined && kb > limite)
        yield `pesa ${kb} KB comprimido y ${area} admite ${limite}`;
    },
  },
];

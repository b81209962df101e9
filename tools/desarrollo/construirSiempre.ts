// The area of this working copy, built again by one webpack that stays: a change is a second, where a build of its own is ten.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { tsImport } from 'tsx/esm/api';
import webpack, { type Stats } from 'webpack';

import { descriptorSchema } from '@comanda/shared/contracts/plataforma/plataforma';
import { mensajeDe, raiz } from '../ejecutar';
import { archivoDe } from '../fallosDeWebpack';
import type { Proyecto } from '../proyecto';
import { EN_DESARROLLO, remoteInDevelopment } from '../webpack.base.cjs';

import { remotoEnCaliente } from './enCaliente.cjs';
import { sha384, type Suplente } from './suplente';

/** A change is often of two files, and an editor writes one twice. */
const REPOSO_MS = 20;

interface Oyente {
  /** A build is there; the first too. */
  alConstruir: (suplente: Suplente, ms: number) => void;
  /** The words of the compiler, with the file and the place. */
  alFallar: (texto: string) => void;
}

interface Encargo extends Oyente {
  proyecto: Proyecto;
  /** Whether a page takes the changes while it is open; else it is loaded again. */
  enCaliente: boolean;
}

/** Watches the sources of an area, and whatever it takes of shared. */
export function construirSiempre({ proyecto, enCaliente, alConstruir, alFallar }: Encargo): void {
  const { area, dir, nombre } = proyecto;
  const carpeta = path.join(raiz, '.cache/desarrollo', nombre);
  const configurar = enCaliente ? remotoEnCaliente : remoteInDevelopment;
  const compilador = webpack(configurar({ area, dir, output: carpeta }));
  // no screen imports it: the boot document brings what it says
  compilador.hooks.afterCompile.tap('comanda-dev', ({ fileDependencies }) => {
    fileDependencies.add(path.join(dir, 'src/area.ts'));
  });
  compilador.watch({ aggregateTimeout: REPOSO_MS }, (error, stats) => {
    const motivo = error ? mensajeDe(error) : faltaDe(stats);
    if (motivo !== null) {
      alFallar(motivo);
      return;
    }
    const ms = (stats?.endTime ?? 0) - (stats?.startTime ?? 0);
    suplenteDe({ area, dir, carpeta, huella: stats?.hash ?? '' }).then(
      (suplente) => alConstruir(suplente, ms),
      (fallo: unknown) => alFallar(mensajeDe(fallo)),
    );
  });
}

/**
 * What does not compile, in one line; null where all does. Its other errors follow from the first, or stand in the terminal: what the
 * compiler has refused, webpack cannot read either, and says so of the text that came out.
 */
function faltaDe(stats: Stats | undefined): string | null {
  const errores = stats?.compilation.errors ?? [];
  const primero = errores.find(({ message }) => message.includes('[tsl]')) ?? errores[0];
  if (!primero) return null;
  const texto = stripVTControlCharacters(primero.message)
    .replace(/^\[tsl\] ERROR in /, '')
    .replaceAll(`${raiz}/`, '')
    .replace(/\s+/g, ' ')
    .trim();
  const donde = path.relative(raiz, archivoDe(primero));
  return texto.includes(donde) ? texto : `${donde}: ${texto}`;
}

type Construido = Record<'area' | 'dir' | 'carpeta' | 'huella', string>;

async function suplenteDe({ area, dir, carpeta, huella }: Construido) {
  const { area: declarada } = (await tsImport(path.join(dir, 'src/area.ts'), import.meta.url)) as {
    area: unknown;
  };
  const descriptor = descriptorSchema.parse(declarada);
  if (descriptor.area !== area) throw new Error(`src/area.ts: area debe ser '${area}'`);
  const leer = (archivo: string) => readFileSync(path.join(carpeta, archivo), 'utf8');
  const entrada = {
    descriptor,
    build: EN_DESARROLLO,
    contenedor: `comanda_${area}_${EN_DESARROLLO}`,
    // the rest webpack's own loader asks for, which no list of the product speaks of
    integridad: { 'remoteEntry.js': sha384(leer('remoteEntry.js')) },
    base: `/areas/${area}/${EN_DESARROLLO}/`,
    manifiesto: JSON.parse(leer('mf-manifest.json')) as Record<string, unknown>,
  };
  return { carpeta, entrada, huella } satisfies Suplente;
}

// What is built, tested and published: a workspace of the house's repository, by its name; in a repository of its own, the folder one stands in.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { instaladas, raiz } from './federation/lugares.cjs';

export interface Proyecto {
  area: string;
  /** As it is called in what is said of it, and of the commands. */
  nombre: string;
  dir: string;
  version: string;
  /** The product that it is published to, where its package.json names one. */
  de: string | undefined;
}

/** What the command is called where it runs. */
export const mandato = (nombre: string, proyecto: string): string =>
  instaladas ? `npx comanda ${nombre}` : `npm run ${nombre} -- ${proyecto}`;

/** How what was published is taken back. */
export const paraVolver = ({ nombre }: Proyecto): string =>
  instaladas ? 'npx comanda volver' : `npm run publicar -- ${nombre} --volver`;

/** For Node: builds it in a process of its own. */
export const argumentosDeConstruir = ({ nombre }: Proyecto): string[] =>
  instaladas
    ? [path.join(import.meta.dirname, 'comanda.mjs'), 'construir']
    : ['tools/comando.mjs', 'build', nombre];

/** Null where there is none of that name, or this folder is no area. */
export function proyectoDe(nombre: string | undefined): Proyecto | null {
  if (instaladas) return nombre === undefined ? elDeEstaCarpeta() : null;
  if (!/^(shell|remote-[a-z]+)$/.test(nombre ?? '')) return null;
  const dir = path.join(raiz, nombre ?? '');
  if (!existsSync(path.join(dir, 'src'))) return null;
  const { version } = paqueteDe(dir);
  return {
    area: (nombre ?? '').replace('remote-', ''),
    nombre: nombre ?? '',
    dir,
    version,
    de: undefined,
  };
}

function elDeEstaCarpeta(): Proyecto | null {
  if (!existsSync(path.join(raiz, 'package.json'))) return null;
  const { version, comanda } = paqueteDe(raiz);
  if (!comanda?.area || !existsSync(path.join(raiz, 'src'))) return null;
  return { area: comanda.area, nombre: comanda.area, dir: raiz, version, de: comanda.de };
}

interface Paquete {
  version: string;
  comanda?: { area: string; de?: string };
}

const paqueteDe = (dir: string) =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Paquete;

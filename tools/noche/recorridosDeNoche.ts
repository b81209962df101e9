// All journeys. A night that is cut off goes on where it was: on the same commit no spec file is walked again, be it green or red.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { HECHOS, type Hecho } from '../../e2e/apoyo/hechos';
import { decir, raiz } from '../ejecutar';
import { type Cuenta, NADA } from '../pasos';
import { recorrer } from '../recorrer';

import { commit } from './anotar';

/** Outside node_modules, which installs empty. */
const CARPETA = path.join(raiz, '.cache/recorridos');

export async function recorridosDeNoche(): Promise<Cuenta> {
  const cual = commit();
  const archivo = path.join(CARPETA, `${cual}.jsonl`);
  mkdirSync(CARPETA, { recursive: true });
  if (cual.endsWith('+')) rmSync(archivo, { force: true }); // two trees with changes are not the same
  const hechos = leer(archivo);
  const faltan = faltanDe(todos(), hechos);
  if (hechos.length > 0)
    decir(`Sigue donde quedó: en este commit ya se recorrieron ${hechos.length} archivos`);
  process.env[HECHOS] = archivo;
  const cuenta = faltan.length === 0 ? NADA : await recorrer(faltan);
  rmSync(archivo, { force: true }); // it came to its end: the next begins anew
  return conHechos(cuenta, hechos);
}

const todos = (): string[] =>
  readdirSync(path.join(raiz, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter((nombre) => nombre.endsWith('.spec.ts'))
    .map((nombre) => `e2e/${nombre}`);

export const faltanDe = (archivos: readonly string[], hechos: readonly Hecho[]): string[] =>
  archivos.filter((uno) => !hechos.some(({ archivo }) => archivo === uno)).toSorted();

export function conHechos(cuenta: Cuenta, hechos: readonly Hecho[]): Cuenta {
  const rojos = hechos.flatMap(({ archivo, rojo }) => (rojo ? [`${archivo}: ${rojo}`] : []));
  return {
    pasadas: hechos.reduce((suma, { pasadas }) => suma + pasadas, cuenta.pasadas),
    falladas: cuenta.falladas + rojos.length,
    saltadas: hechos.reduce((suma, { saltadas }) => suma + saltadas, cuenta.saltadas),
    fallos: [...rojos, ...cuenta.fallos],
  };
}

const leer = (archivo: string): Hecho[] =>
  existsSync(archivo)
    ? readFileSync(archivo, 'utf8')
        .split('\n')
        .filter((linea) => linea !== '')
        .map((linea) => JSON.parse(linea) as Hecho)
    : [];

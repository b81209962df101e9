// All journeys. A night that is cut off goes on where it was: a spec file that was green is not walked again on the same commit.
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
  const archivo = path.join(CARPETA, `${commit()}.jsonl`);
  mkdirSync(CARPETA, { recursive: true });
  const deCambios = path.basename(archivo).includes('+'); // two trees with changes are not the same
  if (deCambios) rmSync(archivo, { force: true });
  const hechos = leer(archivo);
  const faltan = faltanDe(todos(), hechos);
  if (hechos.length > 0)
    decir(`Sigue donde quedó: en este commit ya estaban verdes ${hechos.length} archivos`);
  process.env[HECHOS] = archivo;
  const cuenta = faltan.length === 0 ? NADA : await recorrer(faltan);
  rmSync(archivo, { force: true }); // it came to its end: what was red is not made green by a second try
  return conHechos(cuenta, hechos);
}

const todos = (): string[] =>
  readdirSync(path.join(raiz, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter((nombre) => nombre.endsWith('.spec.ts'))
    .map((nombre) => `e2e/${nombre}`);

export const faltanDe = (archivos: readonly string[], hechos: readonly Hecho[]): string[] =>
  archivos.filter((uno) => !hechos.some(({ archivo }) => archivo === uno)).toSorted();

export const conHechos = (cuenta: Cuenta, hechos: readonly Hecho[]): Cuenta => ({
  ...cuenta,
  pasadas: hechos.reduce((suma, { pasadas }) => suma + pasadas, cuenta.pasadas),
  saltadas: hechos.reduce((suma, { saltadas }) => suma + saltadas, cuenta.saltadas),
});

const leer = (archivo: string): Hecho[] =>
  existsSync(archivo)
    ? readFileSync(archivo, 'utf8')
        .split('\n')
        .filter((linea) => linea !== '')
        .map((linea) => JSON.parse(linea) as Hecho)
    : [];

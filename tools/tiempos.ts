// Where npm test's time goes: the seconds of each step, and the test files that take longest.
import path from 'node:path';

import { raiz } from './ejecutar';

const CUANTOS = 10;

export interface Tiempo {
  nombre: string;
  segundos: number;
}

/** What jest writes of a file, as far as it is read. */
export interface ArchivoDeJest {
  name: string;
  startTime: number;
  endTime: number;
}

/** One line for each step, and the sum. */
export function tablaDePasos(pasos: readonly Tiempo[]): string {
  const total = pasos.reduce((suma, { segundos }) => suma + segundos, 0);
  return tabla('Segundos de cada paso:', [...pasos, { nombre: 'en total', segundos: total }]);
}

export function tablaDeArchivos(archivos: readonly Tiempo[]): string {
  const lentos = archivos.toSorted((a, b) => b.segundos - a.segundos).slice(0, CUANTOS);
  return tabla('Los archivos de prueba que mas tardaron:', lentos);
}

/** What jest writes down of each file, in one of its runs. */
export const tiemposDe = (ejecucion: string, testResults: readonly ArchivoDeJest[]): Tiempo[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    nombre: `${path.relative(raiz, name)} (${ejecucion})`,
    segundos: (endTime - startTime) / 1000,
  }));

const tabla = (titulo: string, filas: readonly Tiempo[]) =>
  [
    titulo,
    ...filas.map(({ nombre, segundos }) => `${segundos.toFixed(1).padStart(7)}  ${nombre}`),
  ].join('\n');

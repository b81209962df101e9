// Where a proof's time goes: the seconds of each step, and the test files that take longest.
import type { Paso } from './pasos';

const CUANTOS = 20;

/** A test file of jest, or a journey. */
export interface Tiempo {
  nombre: string;
  segundos: number;
}

export function tablaDePasos(pasos: readonly Paso[]): string {
  const suma = (cuanto: (paso: Paso) => number) =>
    pasos.reduce((total, paso) => total + cuanto(paso), 0);
  const total = {
    nombre: 'en total',
    segundos: suma(({ segundos }) => segundos),
    cpu: suma(({ cpu }) => cpu ?? 0),
  };
  return [
    'Segundos de cada paso, y de procesador:',
    ...[...pasos, total].map(
      ({ nombre, segundos, cpu }) => `${cifra(segundos)} ${cifra(cpu)}  ${nombre}`,
    ),
  ].join('\n');
}

export function tablaDeArchivos(archivos: readonly Tiempo[]): string {
  const lentos = archivos.toSorted((a, b) => b.segundos - a.segundos).slice(0, CUANTOS);
  return [
    'Los archivos de prueba que más tardaron:',
    ...lentos.map(({ nombre, segundos }) => `${cifra(segundos)}  ${nombre}`),
  ].join('\n');
}

const cifra = (segundos: number | null) => (segundos?.toFixed(1) ?? '-').padStart(7);

// All tests of jest, but for the files that passed before and are still made of the same.
import path from 'node:path';

import { raiz } from '../ejecutar';
import { correrJest } from '../jest';
import { type Cuenta, NADA } from '../pasos';
import type { Tiempo } from '../tiempos';

import { huellasDePruebas } from './huellas';
import { type Corrida, escribirPasadas, leerPasadas, repartir, trasCorrer } from './pasadas';

const MEMORIA = path.join(raiz, '.cache/pruebas/pasadas.json');

interface Opciones {
  env: NodeJS.ProcessEnv;
  archivos: Tiempo[];
  /** All of them, whatever is known. */
  todo: boolean;
  cede: boolean;
}

export async function correrSinRepetir(
  nombre: string,
  { todo, ...opciones }: Opciones,
): Promise<Cuenta> {
  const antes = await huellasCon(opciones.env);
  if (antes === null) return correrJest(nombre, [], opciones);

  const pasadas = todo ? {} : leerPasadas(MEMORIA);
  const { faltan, sabidas } = repartir(raiz, { huellas: antes, pasadas });
  if (sabidas.archivos > 0)
    console.log(
      `  ${sabidas.pruebas} pruebas de ${sabidas.archivos} archivos ya pasaron, y nada de lo que los hace ha cambiado: no se repiten (npm test -- --todo).`,
    );
  if (faltan.length === 0) return NADA;

  const corridas: Corrida[] = [];
  const cuenta = await correrJest(nombre, ['--runTestsByPath', ...faltan], {
    ...opciones,
    corridas,
  });
  const despues = await huellasCon(opciones.env);
  if (despues !== null)
    escribirPasadas(MEMORIA, trasCorrer(raiz, corridas, { antes, despues, pasadas }));
  return cuenta;
}

/** Which tests there are is up to what jest's configuration finds in the environment. */
async function huellasCon(env: NodeJS.ProcessEnv) {
  const propio = process.env;
  process.env = { ...propio, ...env };
  try {
    return await huellasDePruebas(raiz);
  } finally {
    process.env = propio;
  }
}

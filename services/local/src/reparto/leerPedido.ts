import { parseArgs } from 'node:util';

import { Impedimento } from '../impedimento';

import { leerNodos, type Nodo } from './nodos';

export type Pedido = {
  nodos: readonly Nodo[];
  /** As the others find the first; the one of DATABASE_URL where it is not said. */
  coordinador: Nodo | undefined;
  partes: number;
  ensayo: boolean;
};

const PARTES = 32;

export const USO = `Uso: npm run repartir -- --nodos nodo-1,nodo-2 [--coordinador host:puerto] [--partes ${PARTES}] [--hacer]
Sin --hacer dice lo que haría, y no cambia nada. Detenga antes el producto, y tenga un respaldo (docs/operacion/citus.md).`;

export function leerPedido(args: readonly string[]): Pedido {
  const { nodos, coordinador, partes = String(PARTES), hacer = false } = leer(args);
  if (nodos === undefined) throw new Impedimento(USO);
  const cuantas = Number(partes);
  if (!Number.isInteger(cuantas) || cuantas < 1 || cuantas > 1000)
    throw new Impedimento(`--partes: «${partes}» no es un número de 1 a 1000.`);
  return {
    nodos: leerNodos(nodos, '--nodos'),
    coordinador: coordinador === undefined ? undefined : leerNodos(coordinador, '--coordinador')[0],
    partes: cuantas,
    ensayo: !hacer,
  };
}

function leer(args: readonly string[]) {
  const texto = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { nodos: texto, coordinador: texto, partes: texto, hacer: { type: 'boolean' } },
    });
    return values;
  } catch {
    throw new Impedimento(USO);
  }
}

import { describe } from '@jest/globals';

import { enBase, nodosDePrueba } from '@comanda/kit/testing/testDb';

import { conCliente } from '../../postgres/conCliente';
import { nodoDe } from '../nodos';
import { repartir } from '../repartir';

const nodos = nodosDePrueba();

/** Asked where there is Citus (npm run noche -- citus). */
export const dondeHayNodos = nodos.length > 0 ? describe : describe.skip;

/** The same base on each of the servers. */
export const enCadaNodo = (url: string): string[] =>
  nodos.map((nodo) => enBase(nodo, new URL(url).pathname.slice(1)));

export const correr = (
  url: string,
  ensayo: boolean,
  decir: (linea: string) => unknown = () => undefined,
): Promise<number> =>
  conCliente(url, (client) =>
    repartir(
      { client, url, coordinador: nodoDe(url), nodos: nodos.map(nodoDe), partes: 2 },
      { ensayo, decir: (linea) => void decir(linea) },
    ),
  );

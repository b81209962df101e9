// The frame that an area stands in during `npm run dev`: built here where its sources are, else the one of the product that it is shown
// in, else none.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { marcoConstruido, seConstruyeAqui } from './construido';
import { LISTA } from './listaDelMarco';
import { marcoDelProducto } from './marcoDelProducto';

/** Under /areas/, as the policy of scripts asks; not under the shell's own, whose failures the page reports to the product. */
export const BASE_DEL_MARCO = '/areas/marco-de-desarrollo/';

export interface Marco {
  carpeta: string;
  /** The names of the files that a page begins with. */
  entrada: string[];
}

/** `contra`: the product. Null: there is none to be had, which was said. */
export async function abrirMarco(contra: string): Promise<Marco | null> {
  const carpeta = seConstruyeAqui()
    ? await marcoConstruido()
    : await marcoDelProducto({ contra, llave: process.env['COMANDA_LLAVE'] });
  if (carpeta === null) return null;
  const lista = JSON.parse(readFileSync(path.join(carpeta, LISTA), 'utf8')) as Pick<
    Marco,
    'entrada'
  >;
  return { carpeta, entrada: lista.entrada };
}

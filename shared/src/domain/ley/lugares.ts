import { PROVINCIAS, type Lugar } from '../../contracts/admin/ley';

import { normalizar } from '../texto/texto';

const PROVINCIA_DE = new Map(PROVINCIAS.map((provincia) => [normalizar(provincia), provincia]));

/** Cantons as they are typed, one a line ('Pichincha: Cayambe'); or the sentence that says which line is none. */
export function leerCantones(texto: string): { lugares: Lugar[] } | { msg: string } {
  const lineas = texto.split('\n').map((linea) => linea.trim());
  const lugares: Lugar[] = [];
  for (const linea of lineas.filter((una) => una !== '')) {
    const [dicha = '', canton = ''] = linea.split(':').map((parte) => parte.trim());
    const provincia = PROVINCIA_DE.get(normalizar(dicha));
    if (provincia === undefined || canton === '')
      return { msg: `Escriba «${linea}» como Provincia: Cantón` };
    lugares.push({ provincia, canton });
  }
  return { lugares };
}

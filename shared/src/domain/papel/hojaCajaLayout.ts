import type { HojaCaja } from '../../contracts/caja/papel';

import { COLUMNAS_DE_PAPEL, envolver } from './columnas';
import { normal, papelDe, type Papel, type RenglonDeTicket } from './renglones';

type Fila = HojaCaja['secciones'][number]['filas'][number];

/** Room between the last figure and the line to sign on. */
const PARA_FIRMAR = [normal(''), normal(''), normal('')];

/** A paper of the cash drawer: figures in a column at the right edge, and a line to sign on where somebody does. */
export function hojaCajaLayout(hoja: HojaCaja, columnas = COLUMNAS_DE_PAPEL): RenglonDeTicket[] {
  const papel = papelDe(columnas);
  const { alCentro, parrafo, raya } = papel;
  const { empresa, titulo, cabecera, secciones, firma, copia } = hoja;
  return [
    ...alCentro(empresa, 'grande'),
    ...alCentro(titulo, 'grande'),
    ...(copia ? alCentro('*** REIMPRESIÓN ***', 'negrita') : []),
    ...cabecera.flatMap((linea) => parrafo(linea)),
    ...secciones.flatMap(({ titulo: nombre, filas }) => [
      raya(),
      ...parrafo(nombre, 'negrita'),
      ...filas.flatMap((fila) => unaFila(papel, fila)),
    ]),
    raya(),
    ...(firma === null
      ? []
      : [...PARA_FIRMAR, ...alCentro('_'.repeat(Math.min(32, columnas))), ...alCentro(firma)]),
  ];
}

/** A name that does not fit goes on below, beside its figure never into it. */
function unaFila(papel: Papel, { texto, valor, fuerte }: Fila): RenglonDeTicket[] {
  const estilo = fuerte ? 'negrita' : 'normal';
  const [cifra = ''] = envolver(valor, papel.columnas);
  return cifra ? papel.par(texto, cifra, estilo) : papel.parrafo(texto, estilo);
}

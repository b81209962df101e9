import type { HojaCaja } from '@comanda/shared/contracts/ventas/impresion';

import { COLUMNAS_DE_PAPEL, envolver, extremos } from './columnas';
import { alCentro, negrita, normal, raya, type RenglonDeTicket } from './renglones';

type Fila = HojaCaja['secciones'][number]['filas'][number];

/** Room between the last figure and the line to sign on. */
const PARA_FIRMAR = [normal(''), normal(''), normal('')];

/** A paper of the cash drawer: figures in a column at the right edge, and a line to sign on where somebody does. */
export function hojaCajaLayout(hoja: HojaCaja): RenglonDeTicket[] {
  const { empresa, titulo, cabecera, secciones, firma, copia } = hoja;
  return [
    ...alCentro(empresa, 'grande'),
    ...alCentro(titulo, 'grande'),
    ...(copia ? alCentro('*** REIMPRESIÓN ***', 'negrita') : []),
    ...cabecera.flatMap((linea) => envolver(linea, COLUMNAS_DE_PAPEL).map(normal)),
    ...secciones.flatMap(({ titulo: nombre, filas }) => [
      raya(),
      ...envolver(nombre, COLUMNAS_DE_PAPEL).map(negrita),
      ...filas.flatMap(unaFila),
    ]),
    raya(),
    ...(firma === null ? [] : [...PARA_FIRMAR, ...alCentro('_'.repeat(32)), ...alCentro(firma)]),
  ];
}

/** A name that does not fit goes on below, beside its figure never into it. */
function unaFila({ texto, valor, fuerte }: Fila): RenglonDeTicket[] {
  const estilo = fuerte ? negrita : normal;
  const [cifra = ''] = envolver(valor, COLUMNAS_DE_PAPEL);
  const lineas = envolver(texto, cifra ? COLUMNAS_DE_PAPEL - cifra.length - 1 : COLUMNAS_DE_PAPEL);
  return lineas.map((linea, i) =>
    estilo(i === 0 ? extremos(linea, cifra, COLUMNAS_DE_PAPEL) : linea),
  );
}

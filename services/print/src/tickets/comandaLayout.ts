import type { ComandaBody } from '@comanda/shared/contracts/ventas/impresion';
import { CURSOS } from '@comanda/shared/contracts/ventas/ordenes';

import { envolver } from './columnas';
import {
  alCentro,
  anchoDe,
  conRotulo,
  cuanto,
  grande,
  negrita,
  raya,
  type RenglonDeTicket,
} from './renglones';

type Linea = ComandaBody['lineas'][number];

/** Seen from the other side of a kitchen, on paper that has no colour. */
const MARCAS = { AGREGADO: '+++ AGREGADO +++', ANULADO: 'XXXX ANULADO XXXX' } as const;

const SANGRIA = '  ';

/** What a station has to do: all of it large, course after course, and no prices. */
export function comandaLayout(comanda: ComandaBody): RenglonDeTicket[] {
  const { estacion, mesa, orden, mesero, fecha, copia } = comanda;
  return [
    ...alCentro(estacion, 'grande'),
    ...(copia ? alCentro('*** REIMPRESIÓN ***', 'negrita') : []),
    ...(mesa ? alCentro(`MESA ${mesa}`, 'grande') : []),
    ...alCentro(orden, 'grande'),
    ...conRotulo('Mesero', mesero),
    ...conRotulo('Hora', fecha),
    raya(),
    negrita('Cant. Producto'),
    ...[null, ...CURSOS].flatMap((curso) =>
      delCurso(
        curso,
        comanda.lineas.filter((linea) => linea.curso === curso),
      ),
    ),
    raya(),
  ];
}

function delCurso(curso: Linea['curso'], lineas: readonly Linea[]): RenglonDeTicket[] {
  if (lineas.length === 0) return [];
  return [...(curso ? alCentro(`-- ${curso} --`, 'grande') : []), ...lineas.flatMap(unaLinea)];
}

function unaLinea({ cantidad, producto, opt, marca }: Linea): RenglonDeTicket[] {
  return [
    ...(marca ? alCentro(MARCAS[marca], 'grande') : []),
    ...conSangria(`${cuanto(cantidad)}  ${producto}`),
    ...opt
      .split(/\r?\n/)
      .filter((opcion) => opcion.trim())
      .flatMap((opcion) => conSangria(`${SANGRIA}* ${opcion}`)),
  ];
}

/** What does not fit goes on below, further in than it began. */
function conSangria(texto: string): RenglonDeTicket[] {
  const inicio = /^ */.exec(texto)?.[0] ?? '';
  const ancho = anchoDe('grande') - inicio.length - SANGRIA.length;
  return envolver(texto, ancho).map((linea, i) =>
    grande(inicio + (i === 0 ? '' : SANGRIA) + linea),
  );
}

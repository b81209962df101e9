import type { ComandaBody } from '../../contracts/ventas/impresion';
import { CURSOS } from '../../contracts/ventas/ordenes';

import { COLUMNAS_DE_PAPEL, envolver } from './columnas';
import { cuanto, grande, negrita, papelDe, type Papel, type RenglonDeTicket } from './renglones';

type Linea = ComandaBody['lineas'][number];

/** Seen from the other side of a kitchen, on paper that has no colour. */
const MARCAS = { AGREGADO: '+++ AGREGADO +++', ANULADO: 'XXXX ANULADO XXXX' } as const;

const SANGRIA = '  ';

/** What a station has to do: all of it large, course after course, and no prices. */
export function comandaLayout(
  comanda: ComandaBody,
  columnas = COLUMNAS_DE_PAPEL,
): RenglonDeTicket[] {
  const papel = papelDe(columnas);
  const { alCentro, conRotulo, raya } = papel;
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
        papel,
        curso,
        comanda.lineas.filter((linea) => linea.curso === curso),
      ),
    ),
    raya(),
  ];
}

function delCurso(
  papel: Papel,
  curso: Linea['curso'],
  lineas: readonly Linea[],
): RenglonDeTicket[] {
  if (lineas.length === 0) return [];
  return [
    ...(curso ? papel.alCentro(`-- ${curso} --`, 'grande') : []),
    ...lineas.flatMap((linea) => unaLinea(papel, linea)),
  ];
}

function unaLinea(papel: Papel, { cantidad, producto, opt, marca }: Linea): RenglonDeTicket[] {
  return [
    ...(marca ? papel.alCentro(MARCAS[marca], 'grande') : []),
    ...conSangria(papel, `${cuanto(cantidad)}  ${producto}`),
    ...opt
      .split(/\r?\n/)
      .filter((opcion) => opcion.trim())
      .flatMap((opcion) => conSangria(papel, `${SANGRIA}* ${opcion}`)),
  ];
}

/** What does not fit goes on below, further in than it began. */
function conSangria(papel: Papel, texto: string): RenglonDeTicket[] {
  const inicio = /^ */.exec(texto)?.[0] ?? '';
  const ancho = papel.anchoDe('grande') - inicio.length - SANGRIA.length;
  return envolver(texto, ancho).map((linea, i) =>
    grande(inicio + (i === 0 ? '' : SANGRIA) + linea),
  );
}

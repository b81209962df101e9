import { LISTA_MAX_FILAS, type MapaElegido } from '@comanda/shared/contracts/lista';

import { ArchivoInvalido } from './archivoInvalido';
import { buscarColumnas, dice } from './columnas';
import { recortarValor, type Lista, type ListaLeida, type MapaRecordado } from './lista';

/** More than its cells: what somebody said of it, and whether a comma or a semicolon told its cells apart. */
export type DeQueHoja<C extends string, Dicho> = {
  dicho: Dicho;
  deTexto?: boolean;
  mapa?: MapaElegido<C> | undefined;
  recordados?: readonly MapaRecordado<C>[] | undefined;
  /** Of the columns a file has to have, what this one may lack. */
  prescindibles?: readonly C[];
};

/** The things of a sheet, under the row that names the columns. */
export function leerFilas<C extends string, Dicho, Fila>(
  hoja: readonly (readonly string[])[],
  lista: Lista<C, Dicho>,
  { dicho, deTexto = false, ...eleccion }: DeQueHoja<C, Dicho>,
): ListaLeida<C, Fila> {
  const columnas = buscarColumnas(hoja, lista, eleccion);
  if (!columnas) throw new ArchivoInvalido('El archivo está vacío');
  const { leidas, ignoradas, recordable, falta } = columnas;
  const primera = leidas.mapa.fila - 1;
  const titulos = hoja[primera] ?? [];
  const cuerpo = hoja.flatMap((celdas, i) =>
    i > primera && dice(celdas) ? [{ fila: i + 1, celdas }] : [],
  );
  if (cuerpo.length > LISTA_MAX_FILAS)
    throw new ArchivoInvalido(
      `El archivo tiene ${cuerpo.length} ${lista.cosas}, y se importan hasta ${LISTA_MAX_FILAS} a la vez`,
    );
  const leida: ListaLeida<C, Fila> = {
    cuantas: cuerpo.length,
    filas: [],
    errores: [],
    avisos: [],
    porDecir: [],
    ignoradas,
    titulos,
    cuerpo,
    columnas: leidas,
    recordable,
    falta: falta ?? (cuerpo.length === 0 ? `El archivo no tiene ${lista.cosas}` : null),
  };
  if (leida.falta !== null) return leida;
  for (const { fila, celdas } of cuerpo) {
    const sobra = deTexto
      ? celdas.slice(titulos.length).filter((celda) => celda.trim() !== '')
      : [];
    const de = (columna: C) => celdas.at(leidas.mapa.columnas[columna] ?? celdas.length) ?? '';
    if (sobra.length > 0)
      leida.errores.push({ ...lista.deMas, fila, valor: recortarValor(sobra.join(' ')) });
    else leerFila({ fila, de, dicho }, lista, leida);
  }
  return leida;
}

type UnaFila<C, Dicho> = { fila: number; de: (columna: C) => string; dicho: Dicho };

function leerFila<C extends string, Dicho, Fila>(
  { fila, de, dicho }: UnaFila<C, Dicho>,
  { columnas, declaracion }: Lista<C, Dicho>,
  leida: ListaLeida<C, Fila>,
): void {
  const antes = leida.errores.length;
  const celdas = columnas.map((columna) => {
    const { campo, leer } = declaracion(columna);
    const celda = leer(de(columna), dicho);
    const donde = { fila, columna, valor: recortarValor(de(columna)) };
    if ('valor' in celda) {
      if (celda.aviso !== undefined) leida.avisos.push({ ...donde, msg: celda.aviso });
      return [campo, celda.valor];
    }
    leida.errores.push({ ...donde, msg: celda.msg });
    if (celda.porDecir !== undefined && !leida.porDecir.includes(donde.valor))
      leida.porDecir.push(donde.valor);
    return [campo, undefined];
  });
  // each field as its own reader read it
  if (leida.errores.length === antes)
    leida.filas.push({ fila, ...Object.fromEntries(celdas) } as Fila);
}

import { createHash } from 'node:crypto';

import type { ColumnasLeidas, MapaDeLista, MapaElegido } from '@comanda/shared/contracts/lista';
import { normalizar } from '@comanda/shared/domain/texto/texto';

import { recortarValor, type Lista, type MapaRecordado } from './lista';

type Hoja = readonly (readonly string[])[];

const clave = (titulo: string) => normalizar(titulo).replace(/[^a-z0-9]/g, '');

/** Which of our columns a heading names, in whatever spelling. */
function porClave<C extends string>(lista: Lista<C, never>): ReadonlyMap<string, C> {
  return new Map(
    lista.columnas.flatMap((columna) =>
      [clave(columna), ...(lista.declaracion(columna).sinonimos ?? [])].map(
        (una) => [una, columna] as const,
      ),
    ),
  );
}

/** A heading stands among these first rows that say anything: over it are a title, a date, the name of a business. */
const FILAS_SOBRE_TITULOS = 30;
const CONOCIDAS_AL_MENOS = 2;

export const dice = (fila: readonly string[]) => fila.some((celda) => celda.trim() !== '');

/** Places of the rows that may be the heading. */
const candidatasDe = (hoja: Hoja): number[] =>
  hoja.flatMap((fila, i) => (dice(fila) ? [i] : [])).slice(0, FILAS_SOBRE_TITULOS);

/** The row that names the columns: the first of those that name most; where none names two, the first that says anything. -1: none. */
function filaDeTitulos<C extends string>(hoja: Hoja, claves: ReadonlyMap<string, C>): number {
  const candidatas = candidatasDe(hoja);
  const conocidas = candidatas.map((i) => ({
    i,
    cuantas: new Set(hoja[i]?.flatMap((titulo) => claves.get(clave(titulo)) ?? [])).size,
  }));
  const mejor = conocidas.reduce((una, otra) => (otra.cuantas > una.cuantas ? otra : una), {
    i: candidatas[0] ?? -1,
    cuantas: CONOCIDAS_AL_MENOS - 1,
  });
  return mejor.i;
}

export type Columnas<C extends string> = {
  leidas: ColumnasLeidas<C>;
  /** Headings that are not imported. */
  ignoradas: string[];
  /** How this file is read, as it is found again for one with the same headings. */
  recordable: MapaRecordado<C>;
  /** Why nothing can be read yet, in a sentence. */
  falta: string | null;
};

type Eleccion<C extends string> = {
  /** As somebody said it; it is taken as it is. */
  mapa?: MapaElegido<C> | undefined;
  recordados?: readonly MapaRecordado<C>[] | undefined;
  /** Of those a file has to have, what this one may lack. */
  prescindibles?: readonly C[] | undefined;
};

/**
 * Which column is which, in whatever order and spelling; or as somebody said it, of this file or of one with the same headings. Null
 * where the file says nothing at all.
 */
export function buscarColumnas<C extends string>(
  hoja: Hoja,
  lista: Lista<C, never>,
  eleccion: Eleccion<C> = {},
): Columnas<C> | null {
  const claves = porClave(lista);
  const adivinada = filaDeTitulos(hoja, claves);
  if (adivinada === -1) return null;
  const huella = huellaDe(hoja[adivinada] ?? []);
  const { dicho, recordado } = comoSeDijo(eleccion, { huella, adivinada });
  const lugarDeTitulos = dicho ? dicho.fila - 1 : adivinada;
  const titulos = hoja[lugarDeTitulos] ?? [];
  const lugares = dicho?.columnas ? deMapa(dicho.columnas) : adivinar(titulos, claves);
  const faltan = faltanDe(lista, lugares, eleccion.prescindibles ?? []);
  const leidas: ColumnasLeidas<C> = {
    mapa: {
      fila: lugarDeTitulos + 1,
      columnas: Object.fromEntries(lugares.lugares) as Partial<Record<C, number>>, // keys of the map
    },
    recordado,
    filas: filasParaElegir(hoja),
    titulos: titulosConEjemplos(hoja, lugarDeTitulos),
    dudas: [...lugares.dobles.keys()],
    faltan,
  };
  const ignoradas = ignoradasDe(titulos, new Set(lugares.lugares.values()));
  const falta = faltaDe(lista, { ...lugares, faltan });
  const recordable = { titulos: huella, mapa: desdeFila(leidas.mapa, -(adivinada + 1)) };
  return { leidas, ignoradas, recordable, falta };
}

type Dicho<C extends string> = { dicho?: MapaElegido<C>; recordado: boolean };

/** What somebody chose for this file; else for one with the same headings. */
function comoSeDijo<C extends string>(
  { mapa, recordados = [] }: Eleccion<C>,
  { huella, adivinada }: { huella: string; adivinada: number },
): Dicho<C> {
  if (mapa) return { dicho: mapa, recordado: false };
  const suyo = recordados.find(({ titulos }) => titulos === huella);
  if (!suyo) return { recordado: false };
  return { dicho: desdeFila(suyo.mapa, adivinada + 1), recordado: true };
}

/** A map is kept with its row counted from the one that is found, or one more title over it would move it. */
const desdeFila = <C extends string>(mapa: MapaDeLista<C>, fila: number): MapaDeLista<C> => ({
  ...mapa,
  fila: mapa.fila + fila,
});

const ignoradasDe = (titulos: readonly string[], suyos: ReadonlySet<number>): string[] =>
  titulos
    .flatMap((titulo, lugar) =>
      titulo.trim() === '' || suyos.has(lugar) ? [] : [recortarValor(titulo)],
    )
    .slice(0, TITULOS_NOMBRADOS);

const faltanDe = <C extends string>(
  { columnas, declaracion }: Lista<C, never>,
  { lugares }: Lugares<C>,
  prescindibles: readonly C[],
): C[] =>
  columnas.filter(
    (columna) =>
      declaracion(columna).requerida && !lugares.has(columna) && !prescindibles.includes(columna),
  );

type Lugares<C> = { lugares: Map<C, number>; dobles: Map<C, string[]> };

const deMapa = <C extends string>(columnas: MapaDeLista<C>['columnas']): Lugares<C> => ({
  lugares: new Map(Object.entries(columnas) as [C, number][]), // keys of the map
  dobles: new Map(),
});

function adivinar<C extends string>(
  titulos: readonly string[],
  claves: ReadonlyMap<string, C>,
): Lugares<C> {
  const todos = new Map<C, number[]>();
  titulos.forEach((titulo, lugar) => {
    const columna = claves.get(clave(titulo));
    if (columna !== undefined) todos.set(columna, [...(todos.get(columna) ?? []), lugar]);
  });
  const lugares = new Map<C, number>();
  const dobles = new Map<C, string[]>();
  for (const [columna, unos] of todos) {
    const [uno = 0] = unos;
    if (unos.length === 1) lugares.set(columna, uno);
    else
      dobles.set(
        columna,
        unos.map((lugar) => recortarValor(titulos[lugar] ?? '')),
      );
  }
  return { lugares, dobles };
}

function faltaDe<C extends string>(
  { encabezados }: Lista<C, never>,
  { dobles, lugares, faltan }: Lugares<C> & { faltan: readonly C[] },
): string | null {
  const [doble] = dobles;
  if (doble)
    return `El archivo tiene dos columnas de ${doble[0]}: «${doble[1].join('» y «')}». Deje una sola`;
  if (lugares.size === 0)
    return `El archivo no tiene encabezados. Su primera fila debe decir ${encabezados}`;
  if (faltan.length === 0) return null;
  return `${faltan.length === 1 ? 'Falta la columna' : 'Faltan las columnas'} ${faltan.join(', ')}`;
}

const filasParaElegir = (hoja: Hoja) =>
  candidatasDe(hoja)
    .slice(0, FILAS_PARA_ELEGIR)
    .map((i) => ({
      fila: i + 1,
      dice: (hoja[i] ?? [])
        .map((celda) => celda.trim())
        .filter((celda) => celda !== '')
        .join(' · ')
        .slice(0, LARGO_DE_FILA),
    }));

function titulosConEjemplos(hoja: Hoja, titulo: number): ColumnasLeidas<never>['titulos'] {
  const muestra = hoja.slice(titulo + 1, titulo + 1 + FILAS_DE_MUESTRA);
  const ancho = Math.max(hoja[titulo]?.length ?? 0, ...muestra.map(({ length }) => length));
  return Array.from({ length: Math.min(ancho, TITULOS_NOMBRADOS) }, (_, lugar) => ({
    lugar,
    titulo: recortarValor(hoja[titulo]?.[lugar] ?? ''),
    ejemplos: muestra
      .map((celdas) => (celdas[lugar] ?? '').trim().slice(0, LARGO_DE_EJEMPLO))
      .filter((celda) => celda !== '')
      .slice(0, EJEMPLOS_DE_COLUMNA),
  })).filter(({ titulo: dicho, ejemplos }) => dicho !== '' || ejemplos.length > 0);
}

const huellaDe = (titulos: readonly string[]): string =>
  createHash('sha256').update(titulos.map(clave).join('|').replace(/\|+$/, '')).digest('hex');

const FILAS_PARA_ELEGIR = 12;
const LARGO_DE_FILA = 80;
const FILAS_DE_MUESTRA = 30;
const EJEMPLOS_DE_COLUMNA = 3;
const LARGO_DE_EJEMPLO = 40;
const TITULOS_NOMBRADOS = 50;

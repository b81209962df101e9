import type { CSSProperties } from 'react';

import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import type { OrdenVizor } from '@comanda/shared/domain/orden/vizor';

import { filasDe, marcasDe, tituloDe, type FilaDeOrden } from './filas';
import type { CartaMedida } from './reparto';
import { renglones } from './renglones';

/** In pixels: what there is for the cards. */
export type Caja = { ancho: number; alto: number };

export type Medidas = {
  columnas: number;
  /** In pixels: of a card, of a column, between cards. */
  ancho: number;
  alto: number;
  hueco: number;
  /** Of a dish, of what is said under it, and of whose it is. */
  letra: number;
  nota: number;
  dato: number;
};

/** What can be read at three metres, on a screen of 14 inches and on one that hangs on a wall. */
const DE_MESA = { letra: 24, nota: 18, dato: 16, anchoMinimo: 320 };
const DE_PARED = { letra: 32, nota: 24, dato: 20, anchoMinimo: 372 };
const HUECO = 12;

export function medidasDe({ ancho, alto }: Caja, esPared: boolean): Medidas {
  const { anchoMinimo, ...letras } = esPared ? DE_PARED : DE_MESA;
  const columnas = Math.max(1, Math.floor((ancho + HUECO) / (anchoMinimo + HUECO)));
  const deCarta = Math.floor((ancho - HUECO * (columnas - 1)) / columnas);
  return { columnas, ancho: deCarta, alto, hueco: HUECO, ...letras };
}

const ALTO_DE_RENGLON = 1.25;
const alto = (letra: number, cuantos = 1) => Math.ceil(letra * ALTO_DE_RENGLON) * cuantos;

/** The row is the button of a wet hand. */
const FILA_MINIMA = 44;
const FILA_AIRE = 4;
const RAYA = 1;
const CABEZA_MARGEN = 4;
const ENCABEZADO = 20;
const ESPERA = 36;
const HECHAS = 28;
const PIE = 64;
const SIGUE = 32;

const anchoDeCantidad = (letra: number) => Math.round(letra * 2.25);
const LISTO = 32;
const LADO = 12;
/** Minutes and their word, beside the name. */
const anchoDeEspera = (letra: number) => Math.round(letra * 5.5);
const altoDeMinutos = (letra: number) => Math.round(letra * 1.5);
const PALABRA = 20;

/** The same numbers for the sheets: what is drawn is as high as what was reckoned. */
export const variablesDe = ({ columnas, letra, nota, dato }: Medidas) =>
  ({
    '--vizor-columnas': columnas,
    '--vizor-letra': `${letra}px`,
    '--vizor-nota': `${nota}px`,
    '--vizor-fila': `${FILA_MINIMA}px`,
    '--vizor-dato': `${dato}px`,
    '--vizor-cantidad': `${anchoDeCantidad(letra)}px`,
    '--vizor-minutos': `${altoDeMinutos(letra)}px`,
  }) as CSSProperties; // which knows no variables of ours

export function altoDeLinea(linea: LineaVizor, { ancho, letra, nota }: Medidas): number {
  const dentro = ancho - anchoDeCantidad(letra) - LISTO - LADO;
  const notas = [linea.opt, marcasDe(linea).join('    ')].filter((texto) => texto !== '');
  const plato = Math.max(FILA_MINIMA, alto(letra, renglones(linea.producto, dentro, letra)));
  const dicho = notas.reduce((suma, una) => suma + alto(nota, renglones(una, dentro, nota)), 0);
  const aire = dicho > 0 || plato > FILA_MINIMA ? FILA_AIRE : 0;
  return RAYA + plato + dicho + aire;
}

const altoDeFila = (fila: FilaDeOrden, medidas: Medidas): number => {
  if (fila.tipo === 'linea') return altoDeLinea(fila.linea, medidas);
  return fila.tipo === 'espera' ? ESPERA : HECHAS;
};

export function altoDeCabeza(orden: OrdenVizor, { ancho, letra, dato }: Medidas): number {
  const dentro = ancho - anchoDeEspera(letra) - 2 * LADO;
  const nombres = alto(letra, renglones(tituloDe(orden), dentro, letra)) + alto(dato);
  return Math.max(nombres, altoDeMinutos(letra) + PALABRA) + 2 * CABEZA_MARGEN;
}

/** What its head, its rows and its buttons take. Nothing of it depends on what is ready. */
export function medirOrden(orden: OrdenVizor, medidas: Medidas): CartaMedida {
  const { ancho, letra } = medidas;
  const titulo = renglones(`${tituloDe(orden)} · sigue`, ancho - 2 * LADO, letra);
  return {
    clave: orden.random,
    cabeza: altoDeCabeza(orden, medidas) + ENCABEZADO,
    cabezaSigue: alto(letra, titulo) + 2 * CABEZA_MARGEN,
    filas: filasDe(orden).map((fila) => altoDeFila(fila, medidas)),
    pie: PIE,
    pieSigue: SIGUE,
  };
}

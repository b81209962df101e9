import { useSyncExternalStore } from 'react';

import { crearOyentes } from '../domain/oyentes/oyentes';
import { decirCuantos } from '../domain/sinLinea/actosSinLinea';

import { abrirCanal, type Canal } from '../equipo';

import { enAlmacen, hayAlmacen } from './almacen';
import { dichoDe } from './actos';
import {
  esActo,
  esVenta,
  sinEnviar,
  type ActoEnSalida,
  type Equipo,
  type FilaDeSalida,
  type VentaEnSalida,
} from './modelo';

/** What this browser keeps, as it was last read. */
export type Foto = {
  /** False: whoever listens next reads it. */
  leida: boolean;
  equipos: readonly Equipo[];
  /** Sales. */
  salida: readonly VentaEnSalida[];
  /** All else that it has done. */
  actos: readonly ActoEnSalida[];
};

const CANAL = 'comanda.sinLinea';
/** A base that did not answer may do so later (docs/adr/0068). */
const OTRA_VEZ_MS = 5_000;

const NADA = { equipos: [], salida: [], actos: [] };
let foto: Foto = { leida: false, ...NADA };
const oyentes = crearOyentes();
let cuantosOyen = 0;
let otraVez: ReturnType<typeof setTimeout> | undefined;

function revelar(otra: Foto): void {
  foto = otra;
  oyentes.decir();
}

/** Reads all of it; a browser that keeps nothing has nothing. */
export async function releer(): Promise<Foto> {
  if (!hayAlmacen()) revelar({ leida: true, ...NADA });
  else {
    const [equipos, todas] = await enAlmacen('readonly', ({ equipos: todos, filas }) =>
      Promise.all([todos(), filas()]),
    );
    revelar({ leida: true, equipos, salida: todas.filter(esVenta), actos: todas.filter(esActo) });
  }
  olvidarOtraVez();
  return foto;
}

let canal: Canal | null = null;

const conOtras = (): Canal => (canal ??= abrirCanal(CANAL, () => void releer().catch(noSeLeyo)));

/** Reads again what was changed here, and has other tabs do so. What was done is done whether it can be read or not. */
export async function contarCambio(): Promise<void> {
  await releer().catch(noSeLeyo);
  conOtras().decir('cambio');
}

/** Updates one row, without reading all the others. */
export function revelarFila(fila: FilaDeSalida): void {
  const puesta = <Fila extends FilaDeSalida>(filas: readonly Fila[], una: Fila) =>
    filas.map((otra) => (otra.orden === una.orden ? una : otra));
  if (esVenta(fila)) revelar({ ...foto, salida: puesta(foto.salida, fila) });
  else revelar({ ...foto, actos: puesta(foto.actos, fila) });
}

const noSeLeyo = (error: unknown): void => {
  console.error(error);
  leerOtraVez();
};

/** Reads until it succeeds or nobody listens: a registered till would otherwise be none until its next sale. */
function leerOtraVez(): void {
  const oyen = cuantosOyen > 0;
  if (foto.leida !== oyen) revelar({ ...foto, leida: oyen });
  if (!oyen) return;
  otraVez ??= setTimeout(() => {
    otraVez = undefined;
    void releer().catch(leerOtraVez); // why was said the first time
  }, OTRA_VEZ_MS);
}

function olvidarOtraVez(): void {
  clearTimeout(otraVez);
  otraVez = undefined;
}

function suscribir(oyente: () => void): () => void {
  const soltar = oyentes.oir(oyente);
  cuantosOyen += 1;
  if (!foto.leida) {
    if (hayAlmacen()) conOtras();
    void releer().catch(noSeLeyo);
  }
  return () => {
    soltar();
    cuantosOyen -= 1;
    if (cuantosOyen > 0 || otraVez === undefined) return;
    olvidarOtraVez();
    foto = { ...foto, leida: false }; // whoever listens next reads
  };
}

/** What of this browser the server does not have, of whatever company: how many, and in words. */
export async function contarSinEnviar(): Promise<{ cuantos: number; dicho: string }> {
  const { salida, actos } = await releer();
  const filas = [...salida, ...actos].filter(sinEnviar);
  return { cuantos: filas.length, dicho: decirCuantos(filas.map(dichoDe)) };
}

/** The same as `useSinLinea`, for who draws nothing: as it was read last. */
export const leerFoto = (): Foto => foto;

/** The tills that this browser is, and what it has sold. */
export const useSinLinea = (): Foto => useSyncExternalStore(suscribir, leerFoto);

/** This browser as a till of a company, or null. */
export const useEquipo = (empresa: string): Equipo | null =>
  useSinLinea().equipos.find((uno) => uno.empresa === empresa) ?? null;

/** Nothing of it is of the next test. */
export const olvidarFoto = (): void => revelar({ leida: false, ...NADA });

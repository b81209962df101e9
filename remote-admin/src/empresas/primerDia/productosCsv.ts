import { COLUMNAS_PRODUCTO } from '@comanda/shared/contracts/inventario/importaciones';
import { celdaNumero, celdaTexto, escribirCsv } from '@comanda/shared/domain/hojas/csv';
import { aDolares, parseMonto } from '@comanda/shared/domain/dinero/dinero';

import { ivaDeHoy } from '../opciones';

import { primerDiaMensajes } from './primerDiaMensajes';

const mensajes = primerDiaMensajes.productos;

/** A product as it is typed on the first day. */
export type Escrito = { producto: string; categoria: string; precio: string; iva: string };

/** What most menus and shelves are told apart by; more are made in Categorías. */
export const CATEGORIAS_USUALES = [
  'General',
  'Entradas',
  'Platos fuertes',
  'Bebidas',
  'Postres',
  'Abarrotes',
] as const;
const [LA_DE_TODO] = CATEGORIAS_USUALES;

export const CUANTOS_PRODUCTOS = 12;
export const enBlanco = (): Escrito => ({
  producto: '',
  categoria: LA_DE_TODO,
  precio: '',
  iva: ivaDeHoy(),
});

const RENGLONES_AL_COMENZAR = 4;

/** How many are shown: one more than were begun, so that a phone has no empty page before the button. */
export function renglonesDe(escritos: readonly Escrito[]): number {
  const ultimo = escritos.findLastIndex(({ producto, precio }) => producto !== '' || precio !== '');
  return Math.min(CUANTOS_PRODUCTOS, Math.max(RENGLONES_AL_COMENZAR, ultimo + 2));
}

/** What keeps them from being saved; null: nothing. */
export function faltaDeProductos(escritos: readonly Escrito[]): string | null {
  const suyos = escritos.filter(({ producto }) => producto.trim() !== '');
  const sinNombre = escritos.find(
    ({ producto, precio }) => producto.trim() === '' && precio.trim() !== '',
  );
  if (sinNombre) return mensajes.sinNombre(sinNombre.precio.trim());
  const [sinPrecio] = suyos.filter(({ precio }) => parseMonto(precio) === null);
  if (sinPrecio) return mensajes.sinPrecio(sinPrecio.producto.trim());
  return suyos.length === 0 ? mensajes.ninguno : null;
}

/** Those that were typed, as the import takes a list. */
export function productosCsv(escritos: readonly Escrito[]): string {
  const filas = escritos.flatMap(({ producto, categoria, precio, iva }) => {
    const monto = parseMonto(precio);
    if (producto.trim() === '' || monto === null) return [];
    const celdas: Partial<Record<(typeof COLUMNAS_PRODUCTO)[number], string>> = {
      Producto: celdaTexto(producto.trim()),
      Categoria: celdaTexto(categoria),
      Precio: celdaNumero(aDolares(monto)),
      IVA: iva,
    };
    return [COLUMNAS_PRODUCTO.map((columna) => celdas[columna] ?? '')];
  });
  return escribirCsv([[...COLUMNAS_PRODUCTO], ...filas]);
}

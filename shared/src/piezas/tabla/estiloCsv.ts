import { useSyncExternalStore } from 'react';

import { useUsuario } from '@comanda/shared/session';

import { crearOyentes } from '../../domain/oyentes/oyentes';
import type { FormatoDeTabla } from '../../domain/hojas/hoja';
import { almacenDe } from '../almacen';

export type FormatoCsv = Exclude<FormatoDeTabla, 'xlsx'>;

const OTRO_PAIS = 'csv_coma';
/** By person, and kept when they go out: it says nothing of anybody. */
const almacen = almacenDe('tablas', 'csv.');
const oyentes = crearOyentes();

/** How this person's spreadsheet opens a CSV, and how to say that it opens it otherwise. */
export function useFormatoCsv(): [FormatoCsv, (formato: FormatoCsv) => void] {
  const llave = useUsuario()?.id ?? '';
  const leer = () => (almacen.leer(llave) === OTRO_PAIS ? OTRO_PAIS : 'csv');
  const elegir = (formato: FormatoCsv) => {
    almacen.guardar(llave, formato === OTRO_PAIS ? OTRO_PAIS : null);
    oyentes.decir();
  };
  return [useSyncExternalStore(oyentes.oir, leer), elegir];
}

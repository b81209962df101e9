import { useSyncExternalStore } from 'react';

import { deMaquina } from '@comanda/shared/session';

import { crearOyentes } from '../../domain/oyentes/oyentes';

import { useMedia } from '../vista';
import type { Accion } from './columna';

const CLAVE = 'comanda.tablas.densidad';
const APRETADA = 'apretada';

const oyentes = crearOyentes();

const leer = () => deMaquina.leer(CLAVE);

/** How high the rows of tables are on this machine: 'apretada', or as the page says. */
export const useDensidad = (): string | undefined =>
  useSyncExternalStore(oyentes.oir, leer) === APRETADA ? APRETADA : undefined;

/** Rows for a finger stay as high as one. */
const DE_RATON = '(min-width: 768px) and (not (any-pointer: coarse))';

/** The act that changes it, where there is something to change. */
export function useCambioDeDensidad(): readonly Accion[] {
  const seCambia = useMedia(DE_RATON);
  const apretada = useDensidad() === APRETADA;
  if (!seCambia) return [];
  const onElegir = () => {
    deMaquina.guardar(CLAVE, apretada ? null : APRETADA);
    oyentes.decir();
  };
  return [{ texto: apretada ? 'Filas más altas' : 'Filas más bajas', onElegir }];
}

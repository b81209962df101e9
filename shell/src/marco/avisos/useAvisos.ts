import type { AvisoDePantalla } from '@comanda/shared/contracts/admin/avisos';
import { useSiSeDice } from '@comanda/shared/piezas/flujo';

import type { RutaHallada } from '../../rutas/buscarRuta';
import { useCalma } from '../useCalma';
import { useSondeo } from '../useSondeo';

import { useConsultarAvisosQuery } from './avisosApi';

const NINGUNO: readonly AvisoDePantalla[] = [];

/** What waits behind a screen, by its path; asked for only where the areas of this user say that something may. */
export function useAvisos(
  rutas: readonly RutaHallada[],
): (path: string) => readonly AvisoDePantalla[] {
  const calma = useCalma();
  const avisan = rutas.some(({ ruta }) => ruta.avisa);
  const sondeo = useSondeo();
  const query = useConsultarAvisosQuery({}, { ...sondeo, skip: !calma || !avisan });
  useSiSeDice('documentos', null, query);
  const avisos = query.currentData ?? NINGUNO;
  return (path) => avisos.filter(({ ruta }) => ruta === path);
}

/** Whether somebody has to do something about it; what only counts what is open does not. */
export const pideAlgo = ({ clase }: Pick<AvisoDePantalla, 'clase'>): boolean => clase !== 'cuenta';

/** How many in all, in all companies. */
export const cuantosDe = (avisos: readonly AvisoDePantalla[]): number =>
  avisos.reduce((suma, { cuantos }) => suma + cuantos, 0);

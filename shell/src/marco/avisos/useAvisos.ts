import { useSelector } from 'react-redux';

import type { AvisoDePantalla } from '@comanda/shared/contracts/admin/avisos';
import { empresaEnUso, empresasDeArea } from '@comanda/shared/domain/empresa/empresasDeArea';
import { useSiSeDice } from '@comanda/shared/piezas/flujo';
import { selectEmpresa, useEmpresaActiva, useUsuario } from '@comanda/shared/session';

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
  useSiSeDice('documentos', useSelector(selectEmpresa), query); // of the others, when it asks again anyway
  const avisos = query.currentData ?? NINGUNO;
  const suya = useEmpresaDe(rutas);
  return (path) => {
    const sola = suya(path);
    return avisos.filter(({ ruta, empresa }) => ruta === path && (sola ?? empresa) === empresa);
  };
}

/** The one company that a screen is of, for who picks none: they cannot go to another's. Null for those who pick. */
function useEmpresaDe(rutas: readonly RutaHallada[]): (path: string) => string | null {
  const usuario = useUsuario();
  const elegida = useSelector(selectEmpresa);
  const { puedeElegir } = useEmpresaActiva();
  return (path) => {
    const area = rutas.find(({ ruta }) => ruta.path === path)?.area.descriptor.area;
    if (!usuario || puedeElegir || area === undefined) return null;
    return empresaEnUso(elegida, empresasDeArea(usuario, area), false);
  };
}

/** Whether somebody has to do something about it; what only counts what is open does not. */
export const pideAlgo = ({ clase }: Pick<AvisoDePantalla, 'clase'>): boolean => clase !== 'cuenta';

/** How many in all, in all companies. */
export const cuantosDe = (avisos: readonly AvisoDePantalla[]): number =>
  avisos.reduce((suma, { cuantos }) => suma + cuantos, 0);

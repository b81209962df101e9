import { skipToken } from '@reduxjs/toolkit/query/react';

import { useUltimaLeida } from '@comanda/shared/piezas/vista';

import { useReporteVentasQuery } from '../cifras/ventasApi';
import { entradaDeReporte, faltaDeReporte, type FiltroReporte } from './useFiltroReporte';

const AL_DIA = { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true };

/**
 * The report that is asked for. While it is on its way, the one before it stays, which says itself of which days it is
 * (`atrasado`); the screen is keyed by company, so it is never another company's.
 */
export function useReporteDeVentas(empresa: string, filtro: FiltroReporte) {
  const entrada = entradaDeReporte(empresa, filtro);
  const falta = faltaDeReporte(entrada);
  const consulta = useReporteVentasQuery(falta === null ? entrada : skipToken, AL_DIA);
  const leido = consulta.currentData;
  const { vigente } = useUltimaLeida(consulta);
  return {
    falta,
    leido,
    atrasado: vigente !== leido,
    consulta: { ...consulta, currentData: vigente },
  };
}

import type { Emision } from '@comanda/shared/contracts/documentos';

import { estaEnCamino } from './estados';
import { facturasApi } from './facturasApi';

const { useQueryState, useQuerySubscription } = facturasApi.endpoints.consultarEmisiones;

/** The authority mostly answers at once; what it has not answered in a minute is looked at less often. */
const REFRESCO_MS = { reciente: 3_000, anterior: 15_000 };
const RECIENTE_MS = 60_000;

export type Filtro = { empresa: string; ruc: string };

/** The documents of one search; never those of the search before. While one is on its way it asks again by itself. */
export function useFacturas(filtro: Filtro) {
  const estado = useQueryState(filtro);
  const intervalo = intervaloDe(estado.currentData ?? [], estado.fulfilledTimeStamp ?? 0);
  const { refetch } = useQuerySubscription(filtro, {
    pollingInterval: intervalo,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  return { ...estado, refetch, intervalo };
}

/** 0: nothing of the list changes by itself. */
function intervaloDe(emisiones: readonly Emision[], leida: number): number {
  const enCamino = emisiones.filter(estaEnCamino);
  if (enCamino.length === 0) return 0;
  const esReciente = ({ fechaCreacion }: Emision) =>
    Math.abs(leida - Date.parse(fechaCreacion)) < RECIENTE_MS;
  return enCamino.some(esReciente) ? REFRESCO_MS.reciente : REFRESCO_MS.anterior;
}

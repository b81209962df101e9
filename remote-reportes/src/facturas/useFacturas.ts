import { estaEnCamino } from './estados';
import { facturasApi } from './facturasApi';

const { useQueryState, useQuerySubscription } = facturasApi.endpoints.consultarEmisiones;

const REFRESCO_MS = 15_000;

export type Filtro = { empresa: string; ruc: string };

/** The documents of one search; never those of the search before. While one is on its way it asks again by itself. */
export function useFacturas(filtro: Filtro) {
  const { currentData, ...estado } = useQueryState(filtro);
  const enCamino = currentData?.some(estaEnCamino) ?? false;
  const intervalo = enCamino ? REFRESCO_MS : 0;
  const { refetch } = useQuerySubscription(filtro, {
    pollingInterval: intervalo,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  return { ...estado, data: currentData, refetch, intervalo };
}

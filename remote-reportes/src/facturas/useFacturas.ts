import type { Emision } from '@comanda/shared/contracts/facturacion/documentos';
import type { PaginaDeEmisiones } from '@comanda/shared/contracts/facturacion/emisiones';
import { useAlDia } from '@comanda/shared/piezas/flujo';
import { useUltimaLeida } from '@comanda/shared/piezas/vista';

import { estaEnCamino, estadoEnCamino } from './estados';
import { facturasApi } from './facturasApi';
import { entradaDeFacturas, type FiltroFacturas } from './useFiltroDeFacturas';

const { useQueryState, useQuerySubscription } = facturasApi.endpoints.consultarEmisiones;

/** The authority mostly answers at once; what it has not answered in a minute is looked at less often. */
const REFRESCO_MS = { reciente: 3_000, anterior: 15_000 };
const RECIENTE_MS = 60_000;

export type ListaDeFacturas = ReturnType<typeof useFacturas>;

/** One page of what is looked for; never of what was before. While a document is on its way it asks again by itself. */
export function useFacturas(empresa: string, filtro: FiltroFacturas) {
  const { pagina, filas, orden } = filtro.mano.pedido;
  const entrada = {
    ...entradaDeFacturas(empresa, filtro),
    pagina,
    filas,
    ...(orden && { orden: ordenDe(orden.columna), desc: orden.desc }),
  };
  const estado = useQueryState(entrada);
  const leida = estado.currentData;
  const intervalo = leida ? intervaloDe(leida, estado.fulfilledTimeStamp ?? 0) : 0;
  const { refetch } = useQuerySubscription(entrada, {
    pollingInterval: intervalo,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  const lista = { ...estado, refetch };
  useAlDia('documentos', empresa, lista);
  return { ...lista, intervalo, sumas: useUltimaLeida(lista).vigente };
}

/** Which of the two columns that the server sorts by. */
const ordenDe = (columna: string): 'fecha' | 'total' => (columna === 'total' ? 'total' : 'fecha');

/** 0: nothing of the list changes by itself. */
function intervaloDe({ filas, estados }: PaginaDeEmisiones, leida: number): number {
  const enCamino = filas.filter(estaEnCamino);
  const esReciente = ({ fechaCreacion }: Emision) =>
    Math.abs(leida - Date.parse(fechaCreacion)) < RECIENTE_MS;
  if (enCamino.some(esReciente)) return REFRESCO_MS.reciente;
  // of other pages too: what is counted changes
  const hay = enCamino.length > 0 || estados.some(({ estado }) => estadoEnCamino(estado));
  return hay ? REFRESCO_MS.anterior : 0;
}

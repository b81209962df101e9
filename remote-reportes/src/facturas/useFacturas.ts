import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';

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
/** To add up more than so many takes the server a while: then it is done once a minute, and the page is asked for without its sums. */
const MUCHAS = 20_000;
/** Also where nothing is on its way: another till issues, and the server may not be able to tell of it. */
const SUMAS_MS = 60_000;
const AL_VOLVER = { skipPollingIfUnfocused: true, refetchOnFocus: true, refetchOnReconnect: true };

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
  const entera = useQueryState(entrada);
  const sonMuchas = (entera.currentData?.estados ?? []).reduce(contar, 0) > MUCHAS;
  const sinSumas = sonMuchas ? { ...entrada, sin_sumas: true } : skipToken;
  const suelta = useQueryState(sinSumas);
  const conSumas = useConSumas(entera, suelta);
  const estado = conSumas ? { ...suelta, currentData: conSumas, data: conSumas } : entera;
  const leida = estado.currentData;
  const intervalo = leida ? intervaloDe(leida, estado.fulfilledTimeStamp ?? 0) : 0;
  const { refetch } = useQuerySubscription(entrada, {
    ...AL_VOLVER,
    pollingInterval: sonMuchas ? SUMAS_MS : intervalo || SUMAS_MS,
    refetchOnMountOrArgChange: true,
  });
  const { refetch: sinSumar } = useQuerySubscription(sinSumas, {
    ...AL_VOLVER,
    pollingInterval: intervalo,
  });
  useAlDia(
    'documentos',
    empresa,
    sonMuchas ? { ...suelta, refetch: sinSumar } : { ...entera, refetch },
  );
  return { ...estado, refetch, intervalo, sumas: useUltimaLeida(entera).vigente };
}

const contar = (suma: number, { cuantos }: { cuantos: number }) => suma + cuantos;

type Leida = { currentData?: PaginaDeEmisiones | undefined; fulfilledTimeStamp?: number };

/** The page as it was read later than all of it, with the sums as they were; undefined: it was not. */
function useConSumas(entera: Leida, suelta: Leida): PaginaDeEmisiones | undefined {
  const { currentData: sumada, fulfilledTimeStamp: antes = 0 } = entera;
  const { currentData: pagina, fulfilledTimeStamp: luego = 0 } = suelta;
  const deLuego = luego > antes ? pagina : undefined;
  return useMemo(
    () => (sumada && deLuego ? { ...sumada, filas: deLuego.filas } : undefined),
    [sumada, deLuego],
  );
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

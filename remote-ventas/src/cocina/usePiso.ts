import { useMemo } from 'react';

import { pisoConAnotado } from '@comanda/shared/domain/sinLinea/ordenSinLinea';
import { useAlCambio, useCada } from '@comanda/shared/piezas/flujo';

import { useListarMesasQuery } from './pisoApi';
import { useAbiertas } from './useAbiertas';
import { useAnotado } from './useAnotado';

/** Ours: the specification polls the kitchen only. What did not change is not sent again. */
export const PISO_MS = 1_500;

export const useSondeoDePiso = () => ({
  refetchOnMountOrArgChange: true,
  pollingInterval: useCada(PISO_MS),
});

/** The company's floor, read anew every moment, as this till knows it: with what it did that the server does not have yet. */
export function usePiso(empresa: string) {
  const query = useListarMesasQuery({ empresa }, useSondeoDePiso());
  useAlCambio('piso', empresa, { query, cadaMs: PISO_MS });
  const { currentData: leido, fulfilledTimeStamp = 0 } = query;
  const abiertas = useAbiertas(empresa)?.ordenes;
  const anotado = useAnotado(empresa, leido?.de ?? fulfilledTimeStamp);
  const currentData = useMemo(
    () => leido && pisoConAnotado(leido, abiertas ?? [], anotado),
    [leido, abiertas, anotado],
  );
  return { ...query, currentData };
}

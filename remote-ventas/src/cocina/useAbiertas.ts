import { useAlCambio, useCada } from '@comanda/shared/piezas/flujo';
import { useEquipo } from '@comanda/shared/sinLinea';

import { useListarOrdenesQuery, type Abiertas } from './pisoApi';

const CADA_MS = 5_000;

/** Every open order of the company, of a till that goes on with them without a line; undefined where this is none. */
export function useAbiertas(empresa: string): Abiertas | undefined {
  const skip = useEquipo(empresa) === null;
  const pollingInterval = useCada(CADA_MS);
  const sondeo = { refetchOnMountOrArgChange: true, pollingInterval, skip };
  const query = useListarOrdenesQuery({ empresa }, sondeo);
  useAlCambio('piso', empresa, { query, cadaMs: CADA_MS });
  return query.currentData;
}

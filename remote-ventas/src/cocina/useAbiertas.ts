import { useEquipo } from '@comanda/shared/sinLinea';

import { useListarOrdenesQuery, type Abiertas } from './pisoApi';

const SONDEO = { refetchOnMountOrArgChange: true, pollingInterval: 5_000 } as const;

/** Every open order of the company, of a till that goes on with them without a line; undefined where this is none. */
export function useAbiertas(empresa: string): Abiertas | undefined {
  const skip = useEquipo(empresa) === null;
  return useListarOrdenesQuery({ empresa }, { ...SONDEO, skip }).currentData;
}

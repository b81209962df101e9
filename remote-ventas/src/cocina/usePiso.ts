import { useListarMesasQuery } from './pisoApi';

/** Ours: the specification polls the kitchen only. What did not change is not sent again. */
export const SONDEO = { refetchOnMountOrArgChange: true, pollingInterval: 1_500 } as const;

/** The company's floor, read anew every moment. */
export const usePiso = (empresa: string) => useListarMesasQuery({ empresa }, SONDEO);

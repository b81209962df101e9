// @ts-nocheck
import type { AppDispatch } from '../api/store';

import { retratarMesas, retratarOrdenes } from './sinLineaApi';

/** Of a question nobody else waits for. */
const SOLA = { subscribe: false, forceRefetch: true } as const;

/** The floor as it is now is kept for when there is no line, whatever screen is open; what did not change is not sent again. */
export async function retratarPiso(dispatch: AppDispatch, empresa: string): Promise<void> {
  await dispatch(retratarMesas.initiate({ empresa }, SOLA));
  await dispatch(retratarOrdenes.initiate({ empresa }, SOLA));
}

import { useEffect } from 'react';

import { useAlCambio } from '@comanda/shared/piezas/flujo';

import { useListarMesasQuery } from './pisoApi';
import { prepararSonido } from './sonido';
import { PISO_MS, useSondeoDePiso } from './usePiso';

type Leida = { isUninitialized: boolean; isError: boolean };
const comoVa = ({ isUninitialized, isError }: Leida) => ({ isUninitialized, isError });

/** On any screen of a waiter's phone: reads the floor, so that he is told (listas.ts), and draws nothing anew. */
export function useListas(empresa: string): void {
  const sondeo = useSondeoDePiso();
  const query = useListarMesasQuery({ empresa }, { ...sondeo, selectFromResult: comoVa });
  useAlCambio('piso', empresa, { query, cadaMs: PISO_MS });
  useEffect(() => prepararSonido(), []);
}

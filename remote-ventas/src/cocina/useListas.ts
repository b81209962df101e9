import { useEffect } from 'react';

import { useListarMesasQuery } from './pisoApi';
import { prepararSonido } from './sonido';
import { SONDEO } from './usePiso';

const NADA = {};

/** On any screen of a waiter's phone: reads the floor, so that he is told (listas.ts), and draws nothing anew. */
export function useListas(empresa: string): void {
  useListarMesasQuery({ empresa }, { ...SONDEO, selectFromResult: () => NADA });
  useEffect(() => prepararSonido(), []);
}

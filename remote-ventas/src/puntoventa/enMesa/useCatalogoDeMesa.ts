import { useMemo } from 'react';

import type { Canal } from '@comanda/shared/contracts/ventas/canales';

import { useCatalogo } from '../catalogo/useCatalogo';
import { useMasVendidosQuery } from '../puntoventaApi';
import { masVendidosAntes } from './masVendidosAntes';

const NINGUNO: readonly string[] = [];

/** What the company sells, what is asked for most first; it comes once both are known, so that nothing moves under a finger. */
export function useCatalogoDeMesa(empresa: string, canal: Canal | undefined) {
  const { currentData, ...catalogo } = useCatalogo(empresa, canal);
  const { currentData: vendidos = NINGUNO, isLoading } = useMasVendidosQuery({ empresa });
  const ordenados = useMemo(
    () => currentData && masVendidosAntes(currentData, vendidos),
    [currentData, vendidos],
  );
  return { ...catalogo, currentData: isLoading ? undefined : ordenados };
}

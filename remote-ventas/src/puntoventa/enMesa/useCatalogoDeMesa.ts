import { useMemo } from 'react';

import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';

import type { VentaAbierta } from '../../carrito/ventaAbierta';
import { useCanal } from '../catalogo/useCanal';
import { useCatalogo } from '../catalogo/useCatalogo';
import { useConCanales } from '../catalogo/useTarifas';
import { useMasVendidosQuery } from '../puntoventaApi';
import { masVendidosAntes } from './masVendidosAntes';

const NINGUNO: readonly string[] = [];

type DeMesa = {
  /** Of what is not sent yet. */
  clave: string;
  nuevo: VentaAbierta;
  orden: Orden | null | undefined;
  enMesa: boolean;
};

/**
 * What the company sells where an order goes, what is asked for most first; it comes once both are known, so that nothing moves under
 * a finger. `onCanal`: null of a table, of what went out once, and where no tarifa is of a channel.
 */
export function useCatalogoDeMesa(empresa: string, { clave, nuevo, orden, enMesa }: DeMesa) {
  const { currentData, paraCarritos, ...catalogo } = useCatalogo(empresa, nuevo.canal);
  const { currentData: vendidos = NINGUNO, isLoading } = useMasVendidosQuery({ empresa });
  const ordenados = useMemo(
    () => currentData && masVendidosAntes(currentData, vendidos),
    [currentData, vendidos],
  );
  const fijo = enMesa ? 'SALON' : (orden?.canal ?? null);
  const elegirCanal = useCanal({
    clave,
    venta: nuevo,
    leido: paraCarritos,
    deSuyo: 'LLEVAR',
    fijo,
  });
  const conCanales = useConCanales(empresa);
  const onCanal = conCanales && fijo === null ? elegirCanal : null;
  return { ...catalogo, currentData: isLoading ? undefined : ordenados, onCanal };
}

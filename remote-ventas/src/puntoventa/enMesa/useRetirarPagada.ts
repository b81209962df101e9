import { useEffect, useEffectEvent } from 'react';

import { hayConexion } from '@comanda/shared/session';

import { estaVacia, type VentaAbierta } from '../../carrito/ventaAbierta';
import { useEliminarItemMutation } from '../../cocina/pisoApi';
import type { OrdenBuscada, OrdenDeMesa } from './useOrdenDeMesa';

type Retirar = {
  empresa: string;
  cual: OrdenBuscada;
  leida: Pick<OrdenDeMesa, 'orden' | 'random'>;
  cuenta: VentaAbierta;
};

/**
 * Once all of a table's order is paid it leaves the kitchen's list (spec section 7, after payment). One without a table stays
 * there until it is ready.
 */
export function useRetirarPagada({ empresa, cual, leida, cuenta }: Retirar): void {
  const { orden, random } = leida;
  const deMesa = 'mesa' in cual || (orden?.mesa ?? '') !== '';
  const [eliminarItem] = useEliminarItemMutation();
  const vendida = estaVacia(cuenta) ? cuenta.hecha?.venta.id : undefined;
  const abierta = orden?.estado === 'ABIERTA' && orden.random === random;

  const retirar = useEffectEvent(() => {
    if (random !== null && deMesa && hayConexion()) void eliminarItem({ empresa, random });
  });
  useEffect(() => {
    if (vendida !== undefined && !abierta) retirar();
  }, [vendida, abierta]);
}

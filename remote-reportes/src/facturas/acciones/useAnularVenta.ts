import { useDispatch } from 'react-redux';

import { billingApi, type AppDispatch } from '@comanda/shared/api';

import { useActualizarEstadoMutation } from '../facturasApi';

type Pedido = Parameters<ReturnType<typeof useActualizarEstadoMutation>[0]>[0];

/** Ordering takes the sale back and billing its invoice: what was read of either is read again. */
export function useAnularVenta() {
  const dispatch = useDispatch<AppDispatch>();
  const [actualizarEstado] = useActualizarEstadoMutation();
  return async (pedido: Pedido) => {
    const venta = await actualizarEstado(pedido).unwrap();
    dispatch(billingApi.util.invalidateTags(['Comprobante']));
    return venta;
  };
}

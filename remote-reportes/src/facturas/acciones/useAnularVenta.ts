import { useDispatch } from 'react-redux';

import { billingApi, type AppDispatch } from '@comanda/shared/api';

import { useActualizarEstadoMutation } from '../facturasApi';

type Pedido = { empresa: string; clave: string; motivo: string };

/** Ordering takes the sale back and billing its invoice: what was read of either is read again. */
export function useAnularVenta() {
  const dispatch = useDispatch<AppDispatch>();
  const [actualizarEstado] = useActualizarEstadoMutation();
  return async ({ empresa, clave, motivo }: Pedido) => {
    const datos = { empresa, editar: clave, estado: 'ANULADO' as const };
    const venta = await actualizarEstado({ ...datos, ...(motivo && { motivo }) }).unwrap();
    dispatch(billingApi.util.invalidateTags(['Comprobante']));
    return venta;
  };
}

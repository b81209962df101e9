import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useSinLinea } from '@comanda/shared/sinLinea';

import { selectVentas, ventaLlegada, type EstadoConCarrito } from '../../carrito/carritoSlice';

/** The card of a sale that was made without a line follows it to the server, whichever tab is open. */
export default function SeguirSalida() {
  const dispatch = useDispatch();
  const ventas = useSelector((state: EstadoConCarrito) => selectVentas(state));
  const { salida } = useSinLinea();
  useEffect(() => {
    const enviadas = salida.filter(({ estado }) => estado === 'ENVIADA');
    for (const [clave, { hecha }] of Object.entries(ventas)) {
      const suya = enviadas.find(({ idempotencia }) => idempotencia === hecha?.pendiente);
      if (suya) dispatch(ventaLlegada({ clave, pendiente: suya.idempotencia, venta: suya.venta }));
    }
  }, [dispatch, ventas, salida]);
  return null;
}

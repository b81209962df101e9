import { useMemo } from 'react';

import { useSelector } from 'react-redux';

import { selectVentas } from '../carritoSlice';
import { claveDeTienda, hayPorEnviar } from '../ventaAbierta';

/** Tables, and orders without one, that this browser has something for which the kitchen does not have: typed, or on its way. */
export function usePorEnviar(empresa: string): ReadonlySet<string> {
  const ventas = useSelector(selectVentas);
  return useMemo(() => {
    const prefijo = claveDeTienda(empresa, '');
    const suyas = Object.entries(ventas).filter(
      ([clave, venta]) =>
        clave.startsWith(prefijo) && (venta.carrito.length > 0 || hayPorEnviar(venta)),
    );
    return new Set(suyas.map(([clave]) => clave.slice(prefijo.length)));
  }, [ventas, empresa]);
}

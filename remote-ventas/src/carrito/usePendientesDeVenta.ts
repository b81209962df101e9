import { useEffect } from 'react';

import { useSelector } from 'react-redux';

import { anotarPendientes } from '@comanda/shared/session';

import { selectVentas } from './carritoSlice';
import type { VentaAbierta } from './ventaAbierta';

/** Tells the header how many tickets and invoices of this till are not where they should be. */
export function usePendientesDeVenta(): void {
  const ventas = useSelector(selectVentas);
  const cuantos = Object.values(ventas).reduce((suma, venta) => suma + pendientesDe(venta), 0);
  useEffect(() => anotarPendientes('ventas', cuantos), [cuantos]);
}

function pendientesDe({ hecha }: VentaAbierta): number {
  if (!hecha) return 0;
  const { impresion, comprobante } = hecha;
  const factura = comprobante !== null && comprobante !== 'AUTORIZADO';
  return Number(impresion === 'fallo') + Number(factura);
}

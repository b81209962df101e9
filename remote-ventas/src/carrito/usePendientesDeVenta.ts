import { useEffect, useEffectEvent } from 'react';

import { useSelector } from 'react-redux';

import { anotarPendientes } from '@comanda/shared/session';

import { selectVentas } from './carritoSlice';
import { enCamino, requiereAtencion } from './comprobantes';
import type { VentaAbierta, VentaHecha } from './ventaAbierta';

/**
 * Tells the header how many tickets and invoices of this till are not where they should be. Once the till is gone
 * nobody asks for what is on its way: only what failed still counts.
 */
export function usePendientesDeVenta(): void {
  const ventas = Object.values(useSelector(selectVentas));
  const fallidos = sumar(ventas, requiereAtencion);
  const cuantos = fallidos + sumar(ventas, enCamino);
  const alSalir = useEffectEvent(() => anotarPendientes('ventas', fallidos));
  useEffect(() => anotarPendientes('ventas', cuantos), [cuantos]);
  useEffect(() => () => alSalir(), []);
}

const sumar = (ventas: readonly VentaAbierta[], cuantosDe: (hecha: VentaHecha) => number) =>
  ventas.reduce((suma, { hecha }) => suma + (hecha ? cuantosDe(hecha) : 0), 0);

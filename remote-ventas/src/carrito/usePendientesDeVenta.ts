import { useEffect } from 'react';

import { useSelector } from 'react-redux';

import { anotarPendientes } from '@comanda/shared/session';

import { selectVentas } from './carritoSlice';
import { comprobanteFallo, enCamino } from './comprobantes';
import type { VentaAbierta, VentaHecha } from './ventaAbierta';

/**
 * Tells the header how many tickets and invoices of this till are not where they should be. Once the till is gone
 * nobody asks for what is on its way: only what failed still counts.
 */
export function usePendientesDeVenta(): void {
  const ventas = Object.values(useSelector(selectVentas));
  useAnotados('tickets', contar(ventas, sinTicket));
  useAnotados('facturasFallidas', contar(ventas, comprobanteFallo));
  useAnotados(
    'facturas',
    contar(ventas, (hecha) => enCamino(hecha) > 0),
  );
  useEffect(() => () => anotarPendientes('facturas', 0), []);
}

function useAnotados(clase: string, cuantos: number): void {
  useEffect(() => anotarPendientes(clase, cuantos), [clase, cuantos]);
}

const sinTicket = ({ impresion }: VentaHecha): boolean => impresion === 'fallo';

const contar = (ventas: readonly VentaAbierta[], es: (hecha: VentaHecha) => boolean) =>
  ventas.filter(({ hecha }) => hecha && es(hecha)).length;

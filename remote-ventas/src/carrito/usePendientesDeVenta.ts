import { useEffect } from 'react';

import { useSelector } from 'react-redux';

import { anotarPendientes } from '@comanda/shared/session';

import { selectCarritos, selectVentas } from './carritoSlice';
import { comprobanteFallo, enCamino } from './comprobantes';
import { abonosDe, hayPorEnviar, type VentaAbierta, type VentaHecha } from './ventaAbierta';

/**
 * Tells the header how many bills of this till are half paid, what is on its way to the kitchen, and how many of its tickets and invoices are not where they should be.
 * Once the till is gone nobody asks for what is on its way: only what failed, or was begun, still counts.
 */
export function usePendientesDeVenta(): void {
  const ventas = Object.values(useSelector(selectVentas));
  useAnotados('cobros', ventas.filter((abierta) => abonosDe(abierta).length > 0).length);
  useAnotados('tickets', contar(ventas, sinTicket));
  useAnotados('facturasFallidas', contar(ventas, comprobanteFallo));
  useAnotados(
    'facturas',
    contar(ventas, (hecha) => enCamino(hecha) > 0),
  );
  useEffect(() => () => anotarPendientes('facturas', 0), []);
  useEnviosPendientes();
}

/** Of how many tables something is on its way to the kitchen. */
export function useEnviosPendientes(): void {
  useAnotados('envios', Object.values(useSelector(selectVentas)).filter(hayPorEnviar).length);
}

/** Again for the next person of this page, also where they have as many. */
function useAnotados(clase: string, cuantos: number): void {
  const { usuario } = useSelector(selectCarritos);
  useEffect(() => anotarPendientes(clase, cuantos), [clase, cuantos, usuario]);
}

const sinTicket = ({ impresion }: VentaHecha): boolean => impresion === 'fallo';

const contar = (ventas: readonly VentaAbierta[], es: (hecha: VentaHecha) => boolean) =>
  ventas.filter(({ hecha }) => hecha && es(hecha)).length;

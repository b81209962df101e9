import { useEffect } from 'react';

import { useDispatch } from 'react-redux';

import { llevaServicio } from '@comanda/shared/domain/dinero/servicio';

import { servicioFijado } from '../../carrito/carritoSlice';
import type { VentaAbierta } from '../../carrito/ventaAbierta';
import { useListarProductosQuery } from '../puntoventaApi';

type DeVenta = { empresa: string; clave: string; venta: VentaAbierta; enMesa: boolean };

/** An open sale bears the servicio as its company says of a table, or of anything; the server checks it. */
export function useServicio({ empresa, clave, venta, enMesa }: DeVenta): void {
  const dispatch = useDispatch();
  const { currentData } = useListarProductosQuery({ empresa });
  const { conServicio = false } = venta;
  const lleva = currentData ? llevaServicio(currentData.ley?.servicio, enMesa) : conServicio;
  useEffect(() => {
    if (lleva !== conServicio) dispatch(servicioFijado({ clave, conServicio: lleva }));
  }, [dispatch, clave, lleva, conServicio]);
}

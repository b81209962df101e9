import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';

import type { Canal } from '@comanda/shared/contracts/ventas/canales';

import type { CatalogoLeido } from '../../carrito/cambiosDeVenta';
import { canalFijado } from '../../carrito/carritoSlice';
import type { VentaAbierta } from '../../carrito/ventaAbierta';

type DeVenta = {
  clave: string;
  venta: VentaAbierta;
  leido: CatalogoLeido | null;
  /** What it is until somebody says another; the salón where nothing is said. */
  deSuyo?: Canal;
  /** What it is and stays: that of its table, or of its order. */
  fijo?: Canal | null;
};

/** A sale of a company with tarifas has a channel; where there are no tarifas it says none. */
export function useCanal({ clave, venta, leido, deSuyo = 'SALON', fijo = null }: DeVenta) {
  const dispatch = useDispatch();
  const { canal } = venta;
  const debido = leido?.porCanal ? (fijo ?? canal ?? deSuyo) : canal;
  useEffect(() => {
    if (leido && debido && debido !== canal)
      dispatch(canalFijado({ clave, canal: debido, leido, callado: false }));
  }, [dispatch, clave, canal, debido, leido]);
  return useCallback(
    (elegido: Canal) => {
      if (leido) dispatch(canalFijado({ clave, canal: elegido, leido, callado: true }));
    },
    [dispatch, clave, leido],
  );
}

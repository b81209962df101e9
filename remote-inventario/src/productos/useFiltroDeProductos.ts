import { useState } from 'react';

import {
  PRODUCTOS_POR_PAGINA,
  type ESTADOS_PRODUCTO,
} from '@comanda/shared/contracts/inventario/productos';
import { usePedido } from '@comanda/shared/piezas/tabla';

export type EstadoProducto = (typeof ESTADOS_PRODUCTO)[number];
/** Null: whichever. */
export type FiltrosDeProductos = {
  id_categoria: string | null;
  porcentaje_iva: number | null;
  estado: EstadoProducto | null;
};

const NINGUNO: FiltrosDeProductos = { id_categoria: null, porcentaje_iva: null, estado: null };

/** Which products are shown: those of these filters, and what of them is searched for, in which order, which page. */
export function useFiltroDeProductos() {
  const [filtros, setFiltros] = useState(NINGUNO);
  const mano = usePedido(PRODUCTOS_POR_PAGINA);
  return {
    filtros,
    mano,
    hayAlguno: Object.values(filtros).some((valor) => valor !== null),
    elegir: (elegido: Partial<FiltrosDeProductos>) => {
      setFiltros((antes) => ({ ...antes, ...elegido }));
      mano.irA(1);
    },
    quitarTodos: () => {
      setFiltros(NINGUNO);
      mano.irA(1);
    },
  };
}

export type FiltroProductos = ReturnType<typeof useFiltroDeProductos>;

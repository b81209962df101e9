import type { OrdenDeTabla } from '@comanda/shared/piezas/tabla';

import { useConsultarProductosQuery } from './productosApi';
import type { FiltroProductos } from './useFiltroDeProductos';

/** As much of a search as the call takes. */
const LARGO_DE_BUSQUEDA = 100;

/** One page of what is looked for, as its server has it. */
export function useProductos(empresa: string, { filtros, mano }: FiltroProductos) {
  const { pagina, filas, busqueda, orden } = mano.pedido;
  return useConsultarProductosQuery(
    {
      empresa,
      pagina,
      filas,
      ...ordenDe(orden),
      busqueda: busqueda.trim().slice(0, LARGO_DE_BUSQUEDA),
      id_categoria: filtros.id_categoria ?? undefined,
      porcentaje_iva: filtros.porcentaje_iva ?? undefined,
      estado: filtros.estado ?? undefined,
    },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
}

function ordenDe(orden: OrdenDeTabla | null) {
  const columna = orden?.columna;
  if (columna !== 'producto' && columna !== 'categoria' && columna !== 'precio') return {};
  return { orden: columna, desc: orden?.desc } as const;
}

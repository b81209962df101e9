import { useState } from 'react';

import type { OrdenDeTabla, PedidoDeTabla } from './columna';

/** Which page of which search in which order is shown, `buscada` to begin with. A new search or order starts at page one (spec section 5). */
export function usePedido(filas: number, buscada = '') {
  const [pedido, setPedido] = useState<PedidoDeTabla>({
    pagina: 1,
    filas,
    busqueda: buscada,
    orden: null,
  });
  return {
    pedido: { ...pedido, filas },
    buscar: (busqueda: string) =>
      setPedido((antes) =>
        // told once more what it looks for already, it stays where it is
        antes.busqueda === busqueda ? antes : { ...antes, busqueda, pagina: 1 },
      ),
    ordenar: (orden: OrdenDeTabla | null) => setPedido((antes) => ({ ...antes, orden, pagina: 1 })),
    irA: (pagina: number) => setPedido((antes) => ({ ...antes, pagina })),
  };
}

export type ManoDePedido = ReturnType<typeof usePedido>;

import { useState } from 'react';

import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import { EMISIONES_POR_PAGINA } from '@comanda/shared/contracts/facturacion/emisiones';
import type { Rango } from '@comanda/shared/piezas/fechas';
import { usePedido } from '@comanda/shared/piezas/tabla';
import { useSearchParams } from '@comanda/shared/router';

/** Which documents are shown: their state, their days, and what of those is searched for, in which order, which page. */
export function useFiltroDeFacturas() {
  const [estado, setEstado] = useState<EstadoComprobante | null>(null);
  const [rango, setRango] = useState<Rango | null>(null);
  /** Whoever comes from a sale looks for its document: /admin/facturas?buscar. */
  const [parametros] = useSearchParams();
  const mano = usePedido(EMISIONES_POR_PAGINA, parametros.get('buscar') ?? '');
  return {
    estado,
    rango,
    mano,
    elegirEstado: (elegido: EstadoComprobante | null) => {
      setEstado(elegido);
      mano.irA(1);
    },
    elegirRango: (elegido: Rango | null) => {
      setRango(elegido);
      mano.irA(1);
    },
  };
}

export type FiltroFacturas = ReturnType<typeof useFiltroDeFacturas>;

/** As the calls take it. */
export function entradaDeFacturas(empresa: string, { estado, rango, mano }: FiltroFacturas) {
  return {
    empresa,
    ruc: mano.pedido.busqueda.trim(),
    ...(estado !== null && { estado }),
    ...(rango !== null && rango),
  };
}

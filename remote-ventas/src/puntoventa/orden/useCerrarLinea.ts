import type { Linea } from '@comanda/shared/domain/orden/carrito';
import { useCerrarConCuidado } from '@comanda/shared/piezas/formulario';

type LineaEscrita = {
  linea: Linea;
  /** Other things are chosen with it than it has. */
  otros: boolean;
  nota: string;
  cantidad?: string;
};

/** Closes the dialog of a line, and asks first where what was typed of it would be lost. */
export function useCerrarLinea(onCerrar: () => void, escrita: LineaEscrita): () => Promise<void> {
  const { linea, otros, nota, cantidad = String(linea.cantidad) } = escrita;
  const otraNota = nota !== (linea.opciones ?? '');
  const sucio = otros || otraNota || cantidad !== String(linea.cantidad);
  return useCerrarConCuidado(onCerrar, { sucio, enviando: false }).cerrar;
}

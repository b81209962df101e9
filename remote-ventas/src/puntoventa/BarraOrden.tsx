import { unidadesDe } from '@comanda/shared/domain/carrito';
import { formatCentavos } from '@comanda/shared/domain/dinero';

import { porCobrar, todasLasLineas, type VentaAbierta } from '../carrito/ventaAbierta';

type BarraOrdenProps = { abierta: VentaAbierta; enOrden: boolean; onCambiar: () => void };

/** On a small screen catalogue and order are two panes: this goes from one to the other. */
export function BarraOrden({ abierta, enOrden, onCambiar }: BarraOrdenProps) {
  const unidades = unidadesDe(todasLasLineas(abierta));
  return (
    <button type="button" className="ventas-barra" onClick={onCambiar}>
      <span>{enOrden ? 'Seguir agregando' : `Ver orden · ${unidades}`}</span>
      <strong className="cifra">{formatCentavos(porCobrar(abierta))}</strong>
    </button>
  );
}

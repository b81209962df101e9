import { formatCentavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';

type BarraOrdenProps = {
  unidades: number;
  total: Centavos;
  enOrden: boolean;
  onCambiar: () => void;
};

/** On a small screen catalogue and order are two panes: this goes from one to the other. */
export function BarraOrden({ unidades, total, enOrden, onCambiar }: BarraOrdenProps) {
  return (
    <button type="button" className="ventas-barra" onClick={onCambiar}>
      <span>{enOrden ? 'Seguir agregando' : `Ver orden · ${unidades}`}</span>
      <strong className="cifra">{formatCentavos(total)}</strong>
    </button>
  );
}

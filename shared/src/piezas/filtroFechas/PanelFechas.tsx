import { fechaNegocio } from '../../domain/fecha';
import { RangoFechas, type Rango } from '../fechas';
import { useAhora } from '../vista';

export type PanelFechasProps = {
  /** Null: any day. */
  rango: Rango | null;
  /** What any day is called, where it may be chosen. */
  todas?: string;
  onCambio: (rango: Rango | null) => void;
};

export default function PanelFechas({ rango, todas, onCambio }: PanelFechasProps) {
  const hoy = fechaNegocio(useAhora());
  return (
    <RangoFechas
      valor={rango}
      hoy={hoy}
      {...(todas !== undefined && { todas: { texto: todas, onElegir: () => onCambio(null) } })}
      onCambio={onCambio}
    />
  );
}

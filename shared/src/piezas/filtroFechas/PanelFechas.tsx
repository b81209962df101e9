import { fechaNegocio } from '../../domain/texto/fecha';
import { RangoFechas, type Rango, type RangoLargo } from '../fechas';
import { useAhora } from '../vista';

export type PanelFechasProps = {
  /** Null: any day. */
  rango: Rango | null;
  /** The company's business day, where it is not the calendar's. */
  hoy?: string;
  /** What any day is called, where it may be chosen. */
  todas?: string;
  /** The longest range that may be chosen. */
  largo?: RangoLargo;
  onCambio: (rango: Rango | null) => void;
};

export default function PanelFechas({ rango, hoy, todas, largo, onCambio }: PanelFechasProps) {
  const calendario = fechaNegocio(useAhora());
  return (
    <RangoFechas
      valor={rango}
      hoy={hoy ?? calendario}
      {...(largo && { largo })}
      {...(todas !== undefined && { todas: { texto: todas, onElegir: () => onCambio(null) } })}
      onCambio={onCambio}
    />
  );
}

import { fechaNegocio } from '@comanda/shared/domain/fecha';
import { RangoFechas, type Rango } from '@comanda/shared/piezas/fechas';
import { useAhora } from '@comanda/shared/piezas/vista';

import { facturasMensajes as mensajes } from '../facturasMensajes';

export type FechasPanelProps = { rango: Rango | null; onCambio: (rango: Rango | null) => void };

export default function FechasPanel({ rango, onCambio }: FechasPanelProps) {
  const hoy = fechaNegocio(useAhora());
  const todas = { texto: mensajes.todasLasFechas, onElegir: () => onCambio(null) };
  return <RangoFechas valor={rango} hoy={hoy} todas={todas} onCambio={onCambio} />;
}

import { Diferida } from '@comanda/shared/piezas/vista';

import { ActualizarModal } from './ActualizarModal';
import { cajaMensajes } from './cajaMensajes';
import { MovimientoModal } from './MovimientoModal';
import { PARTES, type DialogoProps } from './partes';

/** What is open over the screen. */
export type Abierto = 'movimiento' | 'actualizar' | keyof typeof PARTES;

type DialogoCajaProps = DialogoProps & {
  que: Abierto;
  /** Of the form, once it was sent. */
  onHecho: () => void;
};

export function DialogoCaja({ que, onHecho, ...props }: DialogoCajaProps) {
  if (que === 'movimiento') return <MovimientoModal {...props} onHecho={onHecho} />;
  if (que === 'actualizar') return <ActualizarModal {...props} onHecho={onHecho} />;
  const { titulo } = cajaMensajes;
  return <Diferida de={PARTES[que]} props={props} titulo={titulo} onFallo={props.onCerrar} />;
}

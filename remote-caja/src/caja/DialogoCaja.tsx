import type { Caja } from '@comanda/shared/contracts/caja';
import { Diferida, diferir } from '@comanda/shared/piezas/vista';

import { ActualizarModal } from './ActualizarModal';
import { cajaMensajes } from './cajaMensajes';
import { MovimientoModal } from './MovimientoModal';

/** What is open over the screen. */
export type Abierto = 'movimiento' | 'actualizar' | keyof typeof PARTES;

type DialogoProps = { empresa: string; caja: Caja; onCerrar: () => void };

/** What most days on the screen do without. */
const PARTES = {
  anticipo: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-anticipo" */ './anticipo/AnticipoModal'),
  ),
  cuadre: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-cuadre" */ './cuadre/CuadreModal'),
  ),
  informe: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-informe" */ './cuadre/InformeModal'),
  ),
  cajas: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-cajas" */ './administrar/CajasModal'),
  ),
  ajustes: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-ajustes" */ './administrar/AjustesModal'),
  ),
  cajon: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-cajon" */ './administrar/CajonModal'),
  ),
  historial: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-historial" */ './administrar/HistorialModal'),
  ),
};

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

import type { Caja } from '@comanda/shared/contracts/caja/caja';
import { diferir } from '@comanda/shared/piezas/vista';

import type { MovimientosProps } from './Movimientos';

type DialogoProps = {
  empresa: string;
  caja: Caja;
  /** Of a form, once it was sent. */
  onHecho: () => void;
  onCerrar: () => void;
};

/** Tables are heavy, and what there is to do stands above it. */
export const movimientos = diferir<MovimientosProps>(
  () => import(/* webpackChunkName: "caja-tablas" */ './Movimientos'),
);

/** What is opened over the screen. Those that are made of the same pieces share a file. */
export const PARTES = {
  movimiento: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-formularios" */ './MovimientoModal'),
  ),
  actualizar: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-formularios" */ './ActualizarModal'),
  ),
  anticipo: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-formularios" */ './anticipo/AnticipoModal'),
  ),
  cuadre: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-cuadre" */ './cuadre/CuadreModal'),
  ),
  informe: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-cuadre" */ './cuadre/InformeModal'),
  ),
  cajas: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-formularios" */ './administrar/CajasModal'),
  ),
  ajustes: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-formularios" */ './administrar/AjustesCajaModal'),
  ),
  cajon: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-formularios" */ './administrar/CajonModal'),
  ),
  impresoras: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-impresoras" */ './administrar/ImpresorasModal'),
  ),
  historial: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-tablas" */ './administrar/HistorialModal'),
  ),
};

/** What also a till without a line does: it is here before the line goes. */
export const PARTES_SIN_LINEA = [PARTES.movimiento, PARTES.anticipo, PARTES.cajon];

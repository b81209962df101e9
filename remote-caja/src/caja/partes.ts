import type { Caja } from '@comanda/shared/contracts/caja/caja';
import { diferir } from '@comanda/shared/piezas/vista';

export type DialogoProps = { empresa: string; caja: Caja; onCerrar: () => void };

/** What most days on the screen do without. */
export const PARTES = {
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
    () => import(/* webpackChunkName: "caja-ajustes" */ './administrar/AjustesCajaModal'),
  ),
  cajon: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-cajon" */ './administrar/CajonModal'),
  ),
  impresora: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-impresora" */ './administrar/ImpresoraModal'),
  ),
  historial: diferir<DialogoProps>(
    () => import(/* webpackChunkName: "caja-historial" */ './administrar/HistorialModal'),
  ),
};

/** What also a till without a line does: it is here before the line goes. */
export const PARTES_SIN_LINEA = [PARTES.anticipo, PARTES.cajon];

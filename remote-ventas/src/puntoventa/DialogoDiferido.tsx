import { Diferida, diferir } from '@comanda/shared/piezas/vista';

import type { DialogoVentaProps } from './dialogo';
import { DIFERIDOS } from './diferidos';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';

const dialogo = diferir<DialogoVentaProps>(
  () => import(/* webpackChunkName: "dialogos" */ './DialogoVenta'),
);

/** What a till opens over its tiles, with the payment: it is here as soon as they show, line or no line. */
export const PARTES_DE_VENTA = [dialogo, ...DIFERIDOS];

export function DialogoDiferido(props: DialogoVentaProps) {
  return <Diferida de={dialogo} props={props} titulo={mensajes.titulo} onFallo={props.onCerrar} />;
}

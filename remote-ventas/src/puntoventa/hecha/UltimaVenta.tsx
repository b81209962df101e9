import { Diferida, diferir } from '@comanda/shared/piezas/vista';

import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';

import type { VentaHechaCardProps } from './VentaHechaCard';

/** With the payment, without which there is no sale to show. */
export const ultimaVenta = diferir<VentaHechaCardProps>(
  () => import(/* webpackChunkName: "dialogos" */ './VentaHechaCard'),
);

export const UltimaVenta = (props: VentaHechaCardProps) => (
  <Diferida de={ultimaVenta} props={props} titulo={mensajes.titulo} />
);

import { useDispatch } from 'react-redux';

import { totalesDeCuenta } from '@comanda/shared/domain/carrito';
import { diferir, Diferida } from '@comanda/shared/piezas/vista';

import { descuentoAprobado } from '../carrito/carritoSlice';
import { cuentaDe, type CuentaId, type VentaAbierta } from '../carrito/ventaAbierta';
import type { AjustesModalProps } from './AjustesModal';
import type { ClienteModalProps } from './ClienteModal';
import type { DescuentoModalProps } from './DescuentoModal';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';

/** Each brings what it needs with it: after the till's first screen. */
const cliente = diferir<ClienteModalProps>(() => import('./ClienteModal'));
const descuento = diferir<DescuentoModalProps>(() => import('./DescuentoModal'));
const ajustes = diferir<AjustesModalProps>(() => import('./AjustesModal'));
export const DIFERIDOS = [cliente, descuento];

type De = { empresa: string; abierta: VentaAbierta };

type ClienteDeVentaProps = De & { cuenta: CuentaId } & Pick<
    ClienteModalProps,
    'razon' | 'onElegir' | 'onCerrar'
  >;

/** Who one bill of a sale is made out to. */
export function ClienteDeVenta({ empresa, abierta, cuenta, ...suyo }: ClienteDeVentaProps) {
  const { total } = totalesDeCuenta(cuentaDe(abierta, cuenta));
  return (
    <Diferida
      de={cliente}
      titulo={mensajes.titulo}
      onFallo={suyo.onCerrar}
      props={{ empresa, inicial: abierta.cliente, total, ...suyo }}
    />
  );
}

type DescuentoDeVentaProps = De & { clave: string } & Omit<
    DescuentoModalProps,
    'empresa' | 'aprobacion' | 'onAprobado'
  >;

/** What is taken off a line or a bill; an approval is kept with the sale. */
export function DescuentoDeVenta({ empresa, abierta, clave, ...suyo }: DescuentoDeVentaProps) {
  const dispatch = useDispatch();
  return (
    <Diferida
      de={descuento}
      titulo={mensajes.titulo}
      onFallo={suyo.onCerrar}
      props={{
        ...{ empresa, aprobacion: abierta.aprobacion },
        onAprobado: (aprobacion) => dispatch(descuentoAprobado({ clave, aprobacion })),
        ...suyo,
      }}
    />
  );
}

/** An Administrador's; fetched when it is asked for. */
export function AjustesDeVenta(suyo: AjustesModalProps) {
  return <Diferida de={ajustes} titulo={mensajes.titulo} onFallo={suyo.onCerrar} props={suyo} />;
}

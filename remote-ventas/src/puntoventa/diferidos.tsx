import { useDispatch } from 'react-redux';

import { aCentavos } from '@comanda/shared/domain/dinero/dinero';
import { Diferida, diferir } from '@comanda/shared/piezas/vista';
import { useUsuario } from '@comanda/shared/session';

import { descuentoAprobado } from '../carrito/carritoSlice';
import {
  cuentaDeVenta,
  totalACobrar,
  type Cobrado,
  type CuentaId,
  type VentaAbierta,
} from '../carrito/ventaAbierta';
import type { AjustesVentaModalProps } from './AjustesVentaModal';
import type { ClienteModalProps } from './cliente/ClienteModal';
import type { DescuentoModalProps } from './orden/DescuentoModal';
import type { ProgramarModalProps } from './pago/ProgramarModal';
import { ultimaVenta } from './hecha/UltimaVenta';
import { solicitudDeCuenta } from './pago/solicitudDeCuenta';
import { useProgramando } from './pago/useProgramando';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';

/** Each brings what it needs with it: after the till's first screen. */
const cliente = diferir<ClienteModalProps>(() => import('./cliente/ClienteModal'));
const descuento = diferir<DescuentoModalProps>(() => import('./orden/DescuentoModal'));
const ajustes = diferir<AjustesVentaModalProps>(
  () => import(/* webpackChunkName: "ajustes" */ './AjustesVentaModal'),
);
/** Comes when it is wanted: its calendar is heavy, and few orders are scheduled. */
const programar = diferir<ProgramarModalProps>(() => import('./pago/ProgramarModal'));
export const DIFERIDOS = [cliente, descuento, ultimaVenta];

type De = { empresa: string; abierta: VentaAbierta };

type ClienteDeVentaProps = De & { cuenta: CuentaId } & Pick<
    ClienteModalProps,
    'razon' | 'onElegir' | 'onCerrar'
  >;

/** Who one bill of a sale is made out to. */
export function ClienteDeVenta({ empresa, abierta, cuenta, ...suyo }: ClienteDeVentaProps) {
  const total = totalACobrar(abierta, cuenta);
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
        empresa,
        aprobacion: abierta.aprobacion,
        onAprobado: (aprobacion) => dispatch(descuentoAprobado({ clave, aprobacion })),
        ...suyo,
      }}
    />
  );
}

/** An Administrador's; fetched when it is asked for. */
export function AjustesDeVenta(suyo: AjustesVentaModalProps) {
  return <Diferida de={ajustes} titulo={mensajes.titulo} onFallo={suyo.onCerrar} props={suyo} />;
}

type ProgramarVentaProps = De & { clave: string; cuenta: CuentaId; cobro: Cobrado } & Pick<
    ProgramarModalProps,
    'onHecho' | 'onCerrar'
  >;

/** When a bill is issued by itself, and how it is paid then. */
export function ProgramarVenta(props: ProgramarVentaProps) {
  const { clave, empresa, abierta, cuenta, cobro, onHecho, onCerrar } = props;
  const usuario = useUsuario();
  const { llave, enviar, olvidar } = useProgramando(clave, abierta);
  const venta = solicitudDeCuenta(cuentaDeVenta(abierta, cuenta), abierta, cobro);
  const caja_usuario = usuario?.nombreCompleto ?? '';
  return (
    <Diferida
      de={programar}
      titulo={mensajes.titulo}
      onFallo={onCerrar}
      props={{
        empresa,
        cliente: abierta.cliente,
        total: aCentavos(venta.total),
        venta: { ...venta, empresa, caja_usuario },
        llave,
        enviar,
        onCerrar,
        onHecho: () => {
          olvidar();
          onHecho();
        },
      }}
    />
  );
}

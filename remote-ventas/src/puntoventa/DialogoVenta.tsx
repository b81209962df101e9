import { useState } from 'react';

import { useDispatch } from 'react-redux';

import type { Ajustes } from '@comanda/shared/contracts/ajustes';
import type { Cliente } from '@comanda/shared/contracts/clientes';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion';
import type { LineaSinVenta } from '@comanda/shared/domain/cambiosDePrecio';
import {
  claveDeLinea,
  totalesDe,
  totalesDeCuenta,
  type Catalogo,
  type Linea,
} from '@comanda/shared/domain/carrito';
import { aCentavos } from '@comanda/shared/domain/dinero';
import type { Rebaja } from '@comanda/shared/domain/rebaja';
import { diferir, Diferida } from '@comanda/shared/piezas/vista';

import {
  abonoAgregado,
  abonoQuitado,
  clienteElegido,
  cobroAcordado,
  cuentaRebajada,
  descuentoAprobado,
  lineaFijada,
  ventaNombrada,
} from '../carrito/carritoSlice';
import { cuentaDe, PRINCIPAL, type CuentaId, type VentaAbierta } from '../carrito/ventaAbierta';
import { CantidadModal } from './CantidadModal';
import type { ClienteModalProps } from './ClienteModal';
import type { DescuentoModalProps } from './DescuentoModal';
import { DividirCuentaModal } from './DividirCuentaModal';
import { NombreModal } from './NombreModal';
import { PagoModal, type Cobro } from './PagoModal';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';
import type { Pago } from './usePago';

/** Brings the tier of forms with it: after the till's first screen. */
export const clienteDiferido = diferir<ClienteModalProps>(() => import('./ClienteModal'));

export const descuentoDiferido = diferir<DescuentoModalProps>(() => import('./DescuentoModal'));

/** What stands over the till: one dialog at a time. `pagar`: the bill to charge once the customer is known. */
export type Dialogo =
  | { tipo: 'cliente'; pagar: CuentaId | null }
  | { tipo: 'dividir' }
  | { tipo: 'nombre' }
  | { tipo: 'pago'; cuenta: CuentaId }
  | { tipo: 'cantidad'; id: string }
  | { tipo: 'descuento'; id: string };

type DialogoVentaProps = {
  clave: string;
  empresa: string;
  datosEmpresa: EmpresaFacturacion | undefined;
  abierta: VentaAbierta;
  dialogo: Dialogo;
  cobro: Cobro;
  sinVenta: readonly LineaSinVenta[];
  onQuitar: (id: string) => void;
  onCobrar: (pago: Pago) => Promise<void>;
  catalogo: Catalogo;
  ajustes: Ajustes;
  onDescuento: (linea: Linea) => void;
  onPagar: (cuenta: CuentaId) => void;
  onIniciarPago: (cuenta: CuentaId) => void;
  onCerrar: () => void;
};

export function DialogoVenta(props: DialogoVentaProps) {
  const { clave, empresa, abierta, dialogo, onPagar, onIniciarPago, onCerrar } = props;
  const [cambiandoCliente, setCambiandoCliente] = useState(false);
  const [rebajando, setRebajando] = useState(false);
  const dispatch = useDispatch();
  const elegir = (cliente: Cliente | null) => dispatch(clienteElegido({ clave, cliente }));

  const datosDelCliente = (
    cuenta: CuentaId | null,
    suyo: Pick<ClienteModalProps, 'razon' | 'onElegir' | 'onCerrar'>,
  ) => (
    <Diferida
      de={clienteDiferido}
      titulo={mensajes.titulo}
      onFallo={suyo.onCerrar}
      props={{
        empresa,
        inicial: abierta.cliente,
        total: totalesDeCuenta(cuentaDe(abierta, cuenta ?? PRINCIPAL)).total,
        ...suyo,
      }}
    />
  );

  const descuento = (
    suyo: Pick<DescuentoModalProps, 'titulo' | 'bruto' | 'inicial' | 'onRebajar' | 'onCerrar'>,
  ) => (
    <Diferida
      de={descuentoDiferido}
      titulo={mensajes.titulo}
      onFallo={suyo.onCerrar}
      props={{
        empresa,
        maximo: props.ajustes.descuento_maximo,
        aprobacion: abierta.aprobacion,
        onAprobado: (aprobacion) => dispatch(descuentoAprobado({ clave, aprobacion })),
        ...suyo,
      }}
    />
  );

  switch (dialogo.tipo) {
    case 'cantidad': {
      const linea = abierta.carrito.find((una) => claveDeLinea(una) === dialogo.id);
      return (
        linea && (
          <CantidadModal
            empresa={empresa}
            linea={linea}
            producto={props.catalogo.productos.get(linea.id)}
            modificadores={elegiblesCon(linea, props.catalogo)}
            onFijar={(fijada) => dispatch(lineaFijada({ clave, id: dialogo.id, fijada }))}
            onDescuento={() => props.onDescuento(linea)}
            onQuitar={() => props.onQuitar(dialogo.id)}
            onCerrar={onCerrar}
          />
        )
      );
    }
    case 'descuento': {
      const linea = abierta.carrito.find((una) => claveDeLinea(una) === dialogo.id);
      if (!linea) return null;
      const { cantidad, opciones = '' } = linea;
      return descuento({
        titulo: linea.producto,
        bruto: aCentavos(linea.subtota),
        inicial: linea.rebaja,
        onRebajar: (rebaja) =>
          dispatch(lineaFijada({ clave, id: dialogo.id, fijada: { cantidad, opciones, rebaja } })),
        onCerrar,
      });
    }
    case 'nombre':
      return (
        <NombreModal
          nombre={abierta.nombre ?? ''}
          onNombrar={(nombre) => dispatch(ventaNombrada({ clave, nombre }))}
          onCerrar={onCerrar}
        />
      );
    case 'cliente':
      return datosDelCliente(dialogo.pagar, {
        razon: dialogo.pagar && mensajes.identificarCliente,
        onCerrar,
        onElegir: (cliente) => {
          elegir(cliente);
          if (cliente && dialogo.pagar) onIniciarPago(dialogo.pagar);
          else onCerrar();
        },
      });
    case 'dividir':
      return (
        <DividirCuentaModal clave={clave} abierta={abierta} onPagar={onPagar} onCerrar={onCerrar} />
      );
    case 'pago':
      return (
        <>
          <PagoModal
            abierta={abierta}
            cuenta={dialogo.cuenta}
            empresa={props.datosEmpresa}
            cobro={props.cobro}
            sinVenta={props.sinVenta}
            onCerrar={onCerrar}
            onCobrar={(pago) => void props.onCobrar(pago)}
            onAbonar={(abono) => dispatch(abonoAgregado({ clave, abono }))}
            onQuitarAbono={(lugar) => dispatch(abonoQuitado({ clave, lugar }))}
            onAcordar={(acuerdo) => dispatch(cobroAcordado({ clave, ...acuerdo }))}
            onDescuento={() => setRebajando(true)}
            onCambiarCliente={() => setCambiandoCliente(true)}
            onConsumidorFinal={() => elegir(null)}
          />
          {rebajando &&
            descuento({
              titulo: 'toda la venta',
              bruto: totalesDe(cuentaDe(abierta, dialogo.cuenta).carrito).total,
              inicial: cuentaDe(abierta, dialogo.cuenta).rebaja,
              onRebajar: (rebaja: Rebaja | null) =>
                dispatch(cuentaRebajada({ clave, cuenta: dialogo.cuenta, rebaja })),
              onCerrar: () => setRebajando(false),
            })}
          {cambiandoCliente &&
            datosDelCliente(dialogo.cuenta, {
              razon: null,
              onCerrar: () => setCambiandoCliente(false),
              onElegir: (cliente) => {
                elegir(cliente);
                setCambiandoCliente(false);
              },
            })}
        </>
      );
  }
}

/** What the company offers with the product of a line, or with its category. */
const elegiblesCon = ({ id, id_categoria }: Linea, { modificadores }: Catalogo) =>
  [...modificadores.values()].filter(
    (uno) => uno.id_producto === id || uno.id_categoria === id_categoria,
  );

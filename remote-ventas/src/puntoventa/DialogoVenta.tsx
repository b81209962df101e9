import { useState } from 'react';

import { useDispatch } from 'react-redux';

import type { Cliente } from '@comanda/shared/contracts/clientes';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion';
import type { LineaSinVenta } from '@comanda/shared/domain/cambiosDePrecio';
import { totalesDe } from '@comanda/shared/domain/carrito';
import { diferir, Diferida } from '@comanda/shared/piezas/vista';

import { clienteElegido, lineaFijada, ventaNombrada } from '../carrito/carritoSlice';
import type { Cuenta, VentaAbierta } from '../carrito/ventaAbierta';
import { CantidadModal } from './CantidadModal';
import type { ClienteModalProps } from './ClienteModal';
import { DividirCuentaModal } from './DividirCuentaModal';
import { NombreModal } from './NombreModal';
import { PagoModal, type Cobro } from './PagoModal';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';
import type { Pago } from './usePago';

/** Brings the tier of forms with it: after the till's first screen. */
export const clienteDiferido = diferir<ClienteModalProps>(() => import('./ClienteModal'));

/** What stands over the till: one dialog at a time. `pagar`: the bill to charge once the customer is known. */
export type Dialogo =
  | { tipo: 'cliente'; pagar: Cuenta | null }
  | { tipo: 'dividir' }
  | { tipo: 'nombre' }
  | { tipo: 'pago'; cuenta: Cuenta }
  | { tipo: 'cantidad'; id: string };

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
  onPagar: (cuenta: Cuenta) => void;
  onIniciarPago: (cuenta: Cuenta) => void;
  onCerrar: () => void;
};

export function DialogoVenta(props: DialogoVentaProps) {
  const { clave, empresa, abierta, dialogo, onPagar, onIniciarPago, onCerrar } = props;
  const [cambiandoCliente, setCambiandoCliente] = useState(false);
  const dispatch = useDispatch();
  const elegir = (cliente: Cliente | null) => dispatch(clienteElegido({ clave, cliente }));

  const datosDelCliente = (
    cuenta: Cuenta | null,
    suyo: Pick<ClienteModalProps, 'razon' | 'onElegir' | 'onCerrar'>,
  ) => (
    <Diferida
      de={clienteDiferido}
      titulo={mensajes.titulo}
      onFallo={suyo.onCerrar}
      props={{
        empresa,
        inicial: abierta.cliente,
        total: totalesDe(cuenta === 'dividida' ? abierta.dividida : abierta.carrito).total,
        ...suyo,
      }}
    />
  );

  switch (dialogo.tipo) {
    case 'cantidad': {
      const linea = abierta.carrito.find(({ id }) => id === dialogo.id);
      return (
        linea && (
          <CantidadModal
            linea={linea}
            onFijar={(fijada) => dispatch(lineaFijada({ clave, id: linea.id, ...fijada }))}
            onQuitar={() => props.onQuitar(linea.id)}
            onCerrar={onCerrar}
          />
        )
      );
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
            onCambiarCliente={() => setCambiandoCliente(true)}
            onConsumidorFinal={() => elegir(null)}
          />
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

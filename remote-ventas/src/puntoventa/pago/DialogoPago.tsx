import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { porcentajeDeCuenta, rebajableDeCarrito } from '@comanda/shared/domain/orden/carrito';

import {
  abonoAgregado,
  abonoQuitado,
  clienteElegido,
  cobroAcordado,
  cuentaRebajada,
} from '../../carrito/carritoSlice';
import { cuentaDeVenta, type Cobrado, type CuentaId } from '../../carrito/ventaAbierta';
import type { DialogoVentaProps } from '../dialogo';
import { ClienteDeVenta, DescuentoDeVenta, ProgramarVenta } from '../diferidos';
import { PagoModal } from './PagoModal';
import { siNoSeProgramo } from './useProgramando';

type DialogoPagoProps = Omit<DialogoVentaProps, 'dialogo'> & { cuenta: CuentaId };

/** The payment of a bill, and what can be opened over it: another customer, a discount, its time. */
export function DialogoPago({ cuenta, ...props }: DialogoPagoProps) {
  const { clave, empresa, abierta, onCerrar } = props;
  const [encima, setEncima] = useState<'cliente' | 'descuento' | null>(null);
  const [programando, setProgramando] = useState<Cobrado | null>(null);
  const dispatch = useDispatch();
  const cerrar = () => setEncima(null);
  const { carrito, rebaja } = cuentaDeVenta(abierta, cuenta);

  return (
    <>
      <PagoModal
        abierta={abierta}
        cuenta={cuenta}
        empresa={props.datosEmpresa}
        documentos={props.documentos}
        cobro={props.cobro}
        ajustes={props.ajustes}
        sinVenta={props.sinVenta}
        onCerrar={onCerrar}
        onCobrar={(pago) => void siNoSeProgramo(abierta, () => void props.onCobrar(pago))}
        onAbonar={(abono) => dispatch(abonoAgregado({ clave, abono }))}
        onQuitarAbono={(lugar) => dispatch(abonoQuitado({ clave, lugar }))}
        onAcordar={(acuerdo) => dispatch(cobroAcordado({ clave, ...acuerdo }))}
        onDescuento={() => setEncima('descuento')}
        onProgramar={setProgramando}
        onCambiarCliente={() => setEncima('cliente')}
        onConsumidorFinal={() => dispatch(clienteElegido({ clave, cliente: null }))}
      />
      {encima === 'descuento' && (
        <DescuentoDeVenta
          empresa={empresa}
          abierta={abierta}
          clave={clave}
          titulo="toda la venta"
          bruto={rebajableDeCarrito(carrito)}
          porcentajeCon={(otra) => porcentajeDeCuenta({ carrito, rebaja: otra })}
          inicial={rebaja}
          maximo={props.ajustes.descuento_maximo}
          onRebajar={(otra) => dispatch(cuentaRebajada({ clave, cuenta, rebaja: otra }))}
          onCerrar={cerrar}
        />
      )}
      {programando && (
        <ProgramarVenta
          clave={clave}
          empresa={empresa}
          abierta={abierta}
          cuenta={cuenta}
          cobro={programando}
          onHecho={props.onProgramada}
          onCerrar={() => setProgramando(null)}
        />
      )}
      {encima === 'cliente' && (
        <ClienteDeVenta
          empresa={empresa}
          abierta={abierta}
          cuenta={cuenta}
          razon={null}
          onCerrar={cerrar}
          onElegir={(cliente) => {
            dispatch(clienteElegido({ clave, cliente }));
            cerrar();
          }}
        />
      )}
    </>
  );
}

import { useDispatch } from 'react-redux';

import { clienteElegido, ventaNombrada } from '../carrito/carritoSlice';
import { PRINCIPAL } from '../carrito/ventaAbierta';
import { AtajosModal } from './AtajosModal';
import type { DialogoVentaProps } from './dialogo';
import { AjustesDeVenta, ClienteDeVenta } from './diferidos';
import { DividirCuentaModal } from './division/DividirCuentaModal';
import { DialogoLinea } from './orden/DialogoLinea';
import { NombreModal } from './orden/NombreModal';
import { OpcionesModal } from './orden/OpcionesModal';
import { DialogoPago } from './pago/DialogoPago';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';

const NINGUNO: never[] = [];

export default function DialogoVenta(props: DialogoVentaProps) {
  const { clave, empresa, abierta, dialogo, onPagar, onIniciarPago, onCerrar } = props;
  const dispatch = useDispatch();

  if ('id' in dialogo) return <DialogoLinea {...props} {...dialogo} />;
  switch (dialogo.tipo) {
    case 'nombre':
      return (
        <NombreModal
          nombre={abierta.nombre ?? ''}
          onNombrar={(nombre) => dispatch(ventaNombrada({ clave, nombre }))}
          onCerrar={onCerrar}
        />
      );
    case 'ajustes':
      return <AjustesDeVenta empresa={empresa} onCerrar={onCerrar} ajustes={props.ajustes} />;
    case 'cliente':
      return (
        <ClienteDeVenta
          empresa={empresa}
          abierta={abierta}
          onCerrar={onCerrar}
          cuenta={dialogo.pagar ?? PRINCIPAL}
          razon={dialogo.pagar && mensajes.identificarCliente}
          onElegir={(cliente) => {
            dispatch(clienteElegido({ clave, cliente }));
            if (cliente && dialogo.pagar) onIniciarPago(dialogo.pagar);
            else onCerrar();
          }}
        />
      );
    case 'dividir':
      return (
        <DividirCuentaModal
          clave={clave}
          abierta={abierta}
          documentos={props.documentos}
          onPagar={onPagar}
          onCerrar={onCerrar}
        />
      );
    case 'elegir':
      return (
        <OpcionesModal
          key={dialogo.vuelta}
          producto={dialogo.producto}
          catalogo={props.catalogo}
          inicial={NINGUNO}
          boton="Agregar"
          onElegir={(elegidos) => props.onElegida(dialogo, elegidos)}
          onCerrar={onCerrar}
        />
      );
    case 'atajos':
      return <AtajosModal onCerrar={onCerrar} />;
    case 'pago':
      return <DialogoPago {...props} cuenta={dialogo.cuenta} />;
  }
}

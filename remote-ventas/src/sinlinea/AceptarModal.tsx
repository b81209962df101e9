import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import { sinLineaCalls } from '@comanda/shared/contracts/sinLinea';
import { pideOtroNumero } from '@comanda/shared/domain/sinLinea';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { aceptarVenta, faltaOrden, type VentaEnSalida } from '@comanda/shared/sinLinea';
import { Alert } from '@comanda/shared/ui/core';

import { motivoDeSalida, sinlineaMensajes as mensajes } from './sinlineaMensajes';

type AceptarModalProps = { venta: VentaEnSalida; onCerrar: () => void };

const { body, idempotente: _, ...llamada } = sinLineaCalls.aceptarVenta;
/** All else of it is the sale as it was made. */
const MOTIVO = { ...llamada, body: body.pick({ motivo: true }) };

/** An Administrador takes a sale that the server did not, and says why. */
export function AceptarModal({ venta, onCerrar }: AceptarModalProps) {
  const store = useStore() as AppStore; // the page has one
  const { orden } = venta;
  return (
    <FormModal
      titulo={`Aceptar ${venta.venta.secuencia}`}
      call={MOTIVO}
      inicial={{}}
      enviar={({ motivo }) => aceptarVenta(store, { orden, motivo })}
      mensajes={mensajes.aceptar}
      boton="Aceptar la venta"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Ancho>
        <Alert
          type="warning"
          showIcon
          title={motivoDeSalida(venta)}
          description={comoSeRegistra(venta)}
        />
      </Ancho>
      <Campo.Texto nombre="motivo" etiqueta="Motivo" filas={2} ancho autoFocus />
    </FormModal>
  );
}

function comoSeRegistra(venta: VentaEnSalida): string {
  if (pideOtroNumero(venta.fallo?.code ?? ''))
    return 'Se registrara con el siguiente numero de este equipo y la fecha de hoy en la factura.';
  return faltaOrden(venta)
    ? 'Se registrara con su numero y su fecha, sin la orden. Lo que de ella siga por pagar anulelo en su mesa.'
    : 'Se registrara como se vendio, con su numero y su fecha.';
}

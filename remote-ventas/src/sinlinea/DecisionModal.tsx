import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { sinLineaCalls } from '@comanda/shared/contracts/ventas/sinLinea';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import {
  aceptarVenta,
  descartarActo,
  esVenta,
  faltaNumero,
  faltaOrden,
  reenviarConNombre,
  type FilaDeSalida,
  type OrdenEnSalida,
  type VentaEnSalida,
} from '@comanda/shared/sinLinea';
import { Alert } from '@comanda/shared/ui/core';

import { nombreDeSalida } from './salidaColumns';
import { motivoDeSalida, sinlineaMensajes as mensajes } from './sinlineaMensajes';

/** What is done about a row that the server did not take. */
export type DecisionDeFila =
  | { que: 'aceptar'; venta: VentaEnSalida }
  | { que: 'descartar'; fila: FilaDeSalida }
  | { que: 'reenviar'; orden: OrdenEnSalida };

// Of each call only what is written here: all else is the row as it was made.
const { body: aceptada, idempotente: _, ...aceptar } = sinLineaCalls.aceptarVenta;
const ACEPTAR = { ...aceptar, body: aceptada.pick({ motivo: true }) };
const { body: descartada, ...descartar } = sinLineaCalls.descartarActoSinLinea;
const DESCARTAR = { ...descartar, body: descartada.pick({ motivo: true }) };
const { body: orden, ...reenviar } = mesasCalls.registrarOrden;
const REENVIAR = {
  ...reenviar,
  body: orden
    .pick({ orden: true })
    .extend({ orden: orden.shape.orden.min(1, 'Escriba un nombre') }),
};

type DecisionModalProps = { decision: DecisionDeFila; onCerrar: () => void };

/**
 * An Administrador takes what the server did not, or gives it up, and says why; or what a table's order did not take goes
 * to the kitchen as an order of its own.
 */
export function DecisionModal({ decision, onCerrar }: DecisionModalProps) {
  const store = useStore() as AppStore; // the page has one
  const alTerminar = { onHecho: onCerrar, onCerrar };
  switch (decision.que) {
    case 'aceptar': {
      const { venta } = decision;
      return (
        <FormModal
          titulo={`Aceptar ${venta.venta.secuencia}`}
          call={ACEPTAR}
          inicial={{}}
          enviar={({ motivo }) => aceptarVenta(store, { orden: venta.orden, motivo })}
          mensajes={mensajes.aceptar}
          boton="Aceptar la venta"
          {...alTerminar}
        >
          <PorQueNo titulo={motivoDeSalida(venta)} queSera={comoSeRegistra(venta)} />
          <Motivo />
        </FormModal>
      );
    }
    case 'descartar': {
      const { fila } = decision;
      return (
        <FormModal
          titulo="Descartar"
          call={DESCARTAR}
          inicial={{}}
          enviar={({ motivo }) => descartarActo(store, { orden: fila.orden, motivo })}
          mensajes={mensajes.descartar}
          boton="Descartar"
          {...alTerminar}
        >
          <PorQueNo
            titulo={dichoYMotivo(fila)}
            queSera={esVenta(fila) ? mensajes.alDescartarVenta : mensajes.alDescartar}
          />
          <Motivo />
        </FormModal>
      );
    }
    case 'reenviar': {
      const { orden: fila } = decision;
      return (
        <FormModal
          titulo="Enviar con nombre"
          call={REENVIAR}
          inicial={{ orden: fila.dicho }}
          enviar={({ orden: nombre }) => reenviarConNombre(store, { orden: fila.orden, nombre })}
          mensajes={mensajes.reenviar}
          boton="Enviar"
          {...alTerminar}
        >
          <PorQueNo titulo={dichoYMotivo(fila)} queSera={mensajes.alReenviar} />
          <Campo.Texto nombre="orden" etiqueta="Nombre de la orden" ancho autoFocus />
        </FormModal>
      );
    }
  }
}

const dichoYMotivo = (fila: FilaDeSalida) =>
  `${nombreDeSalida(fila)}. ${motivoDeSalida(fila) ?? ''}`;

function PorQueNo({ titulo, queSera }: { titulo: string | undefined; queSera: string }) {
  return (
    <Ancho>
      <Alert type="warning" showIcon title={titulo} description={queSera} />
    </Ancho>
  );
}

const Motivo = () => <Campo.Texto nombre="motivo" etiqueta="Motivo" filas={2} ancho autoFocus />;

function comoSeRegistra(venta: VentaEnSalida): string {
  const conOtro = faltaNumero(venta);
  const como = conOtro
    ? 'con otro número y la fecha de hoy en la factura'
    : 'con su número y su fecha';
  if (faltaOrden(venta))
    return `Se registrará ${como}, sin la orden. Lo que de ella siga por pagar anúlelo en su mesa.`;
  return conOtro ? `Se registrará ${como}.` : `Se registrará como se vendió, ${como}.`;
}

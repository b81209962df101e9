import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import { mesasCalls } from '@comanda/shared/contracts/mesas';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { reenviarConNombre, type OrdenEnSalida } from '@comanda/shared/sinLinea';
import { Alert } from '@comanda/shared/ui/core';

import { motivoDeSalida, sinlineaMensajes as mensajes } from './sinlineaMensajes';

type ReenviarModalProps = { orden: OrdenEnSalida; onCerrar: () => void };

const { body, ...llamada } = mesasCalls.registrarOrden;
/** All else of it is as it was taken down. */
const NOMBRE = {
  ...llamada,
  body: body.pick({ orden: true }).extend({ orden: body.shape.orden.min(1, 'Escriba un nombre') }),
};

/** What a table's order did not take goes to the kitchen as an order of its own. */
export function ReenviarModal({ orden, onCerrar }: ReenviarModalProps) {
  const store = useStore() as AppStore; // the page has one
  const { dicho } = orden;
  return (
    <FormModal
      titulo="Enviar con nombre"
      call={NOMBRE}
      inicial={{ orden: dicho }}
      enviar={({ orden: nombre }) => reenviarConNombre(store, { orden: orden.orden, nombre })}
      mensajes={mensajes.reenviar}
      boton="Enviar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Ancho>
        <Alert
          type="warning"
          showIcon
          title={`${dicho}. ${motivoDeSalida(orden) ?? ''}`}
          description={mensajes.alReenviar}
        />
      </Ancho>
      <Campo.Texto nombre="orden" etiqueta="Nombre de la orden" ancho autoFocus />
    </FormModal>
  );
}

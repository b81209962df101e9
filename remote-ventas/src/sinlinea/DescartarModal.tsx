import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import { sinLineaCalls } from '@comanda/shared/contracts/sinLinea';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { descartarActo, type ActoEnSalida } from '@comanda/shared/sinLinea';
import { Alert } from '@comanda/shared/ui/core';

import { motivoDeSalida, sinlineaMensajes as mensajes } from './sinlineaMensajes';

type DescartarModalProps = { acto: ActoEnSalida; onCerrar: () => void };

const { body, ...llamada } = sinLineaCalls.descartarActoSinLinea;
/** All else of it is the act as it was done. */
const MOTIVO = { ...llamada, body: body.pick({ motivo: true }) };

/** An Administrador gives up what the server did not take, and says why. */
export function DescartarModal({ acto, onCerrar }: DescartarModalProps) {
  const store = useStore() as AppStore; // the page has one
  const { orden, dicho } = acto;
  return (
    <FormModal
      titulo="Descartar"
      call={MOTIVO}
      inicial={{}}
      enviar={({ motivo }) => descartarActo(store, { orden, motivo })}
      mensajes={mensajes.descartar}
      boton="Descartar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Ancho>
        <Alert
          type="warning"
          showIcon
          title={`${dicho}. ${motivoDeSalida(acto) ?? ''}`}
          description={mensajes.alDescartar}
        />
      </Ancho>
      <Campo.Texto nombre="motivo" etiqueta="Motivo" filas={2} ancho autoFocus />
    </FormModal>
  );
}

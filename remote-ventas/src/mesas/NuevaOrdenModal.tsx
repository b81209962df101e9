import { useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import { mesasCalls as calls } from '@comanda/shared/contracts/mesas';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { useNavigate } from '@comanda/shared/router';

import { useSentarMutation } from '../cocina/pisoApi';
import { mesasMensajes as mensajes } from './mesasMensajes';
import { sinNombre } from './sinNombre';

type NuevaOrdenModalProps = { empresa: string; onCerrar: () => void };

/** To take away, or at the counter: a name stands for the table, and the till opens on it. */
export function NuevaOrdenModal({ empresa, onCerrar }: NuevaOrdenModalProps) {
  const [random] = useState(nuevoUuid);
  const [sentar] = useSentarMutation();
  const navegar = useNavigate();
  return (
    <FormModal
      titulo="Nueva orden"
      ancho={480}
      call={calls.sentar}
      inicial={{}}
      fijos={{ empresa, random, mesa: '' }}
      enviar={(entrada) => sentar(entrada).unwrap()}
      revisar={sinNombre}
      mensajes={mensajes.atender}
      boton="Abrir orden"
      onHecho={() => {
        onCerrar();
        void navegar(`/admin/puntoventa?orden=${random}`);
      }}
      onCerrar={onCerrar}
    >
      <Campo.Texto nombre="orden" etiqueta="Nombre" ancho requerido autoFocus />
    </FormModal>
  );
}

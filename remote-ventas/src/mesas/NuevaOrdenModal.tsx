import { useRef, useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { useNavigate } from '@comanda/shared/router';
import { hayConexion } from '@comanda/shared/session';

import { useSentarMutation } from '../cocina/pisoApi';
import { mesasMensajes as mensajes } from './mesasMensajes';
import { sinNombre } from './sinNombre';

type NuevaOrdenModalProps = { empresa: string; onCerrar: () => void };

/**
 * To take away, or at the counter: a name stands for the table, and the till opens on it. Without a line it begins with what is
 * sent of it.
 */
export function NuevaOrdenModal({ empresa, onCerrar }: NuevaOrdenModalProps) {
  const [random] = useState(nuevoUuid);
  const nombre = useRef('');
  const [sentar] = useSentarMutation();
  const navegar = useNavigate();
  return (
    <FormModal
      titulo="Nueva orden"
      ancho={480}
      call={calls.sentar}
      inicial={{}}
      fijos={{ empresa, random, mesa: '' }}
      enviar={async (entrada) => {
        nombre.current = entrada.orden ?? '';
        if (hayConexion()) await sentar(entrada).unwrap();
      }}
      revisar={sinNombre}
      mensajes={mensajes.atender}
      boton="Abrir orden"
      onHecho={() => {
        onCerrar();
        const sinAbrir = hayConexion() ? '' : `&nombre=${encodeURIComponent(nombre.current)}`;
        void navegar(`/admin/puntoventa?orden=${random}${sinAbrir}`);
      }}
      onCerrar={onCerrar}
    >
      <Campo.Texto nombre="orden" etiqueta="Nombre" ancho requerido autoFocus />
    </FormModal>
  );
}

import { useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { useNavigate } from '@comanda/shared/router';

import { useSentarMutation } from '../cocina/pisoApi';
import { mesasMensajes as mensajes } from './mesasMensajes';
import type { Puesto } from './puestos';
import { sinNombre } from './sinNombre';

type SentarModalProps = { empresa: string; puesto: Puesto; onCerrar: () => void };

/** Who sits at a table, or whose order it is: when they come, and when there are more of them. */
export function SentarModal({ empresa, puesto, onCerrar }: SentarModalProps) {
  const { mesa, nombre, numero, cliente, comensales, busqueda } = puesto;
  const [random] = useState(() => puesto.random ?? nuevoUuid());
  const [sentar] = useSentarMutation();
  const navegar = useNavigate();
  const llega = puesto.random === null;
  const pedir = () => {
    onCerrar();
    void navegar(`/admin/puntoventa?${busqueda}`);
  };
  return (
    <FormModal
      titulo={llega ? `Sentar en ${nombre}` : nombre}
      ancho={480}
      call={calls.sentar}
      inicial={{ cliente, comensales, ...(!mesa && { orden: nombre }) }}
      fijos={{ empresa, random, mesa: numero }}
      enviar={(entrada) => sentar(entrada).unwrap()}
      revisar={sinNombre}
      mensajes={mensajes.atender}
      boton={llega ? 'Sentar' : 'Guardar'}
      otro={llega ? { texto: 'Sentar y pedir', onHecho: pedir } : undefined}
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      {mesa ? (
        <>
          <Campo.Numero nombre="comensales" etiqueta="Comensales" cifras={3} autoFocus />
          <Campo.Texto nombre="cliente" etiqueta="Cliente" />
        </>
      ) : (
        <Campo.Texto nombre="orden" etiqueta="Nombre" ancho requerido autoFocus />
      )}
    </FormModal>
  );
}

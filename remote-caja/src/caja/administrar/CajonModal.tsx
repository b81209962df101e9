import { useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import type { Caja } from '@comanda/shared/contracts/caja';
import { cajasCalls } from '@comanda/shared/contracts/cajas';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { avisar } from '@comanda/shared/ui/core';

import { useAbrirCajonMutation, useAnotarAperturaMutation } from '../cajaApi';
import { cajaMensajes } from '../cajaMensajes';
import { useActo } from '../useActo';

import { administrarMensajes as mensajes } from './administrarMensajes';

type CajonModalProps = { empresa: string; caja: Caja; onCerrar: () => void };

/** Opens the drawer without a sale: who and why is written down first, whether it opens or not. */
export default function CajonModal({ empresa, caja, onCerrar }: CajonModalProps) {
  const [anotar] = useAnotarAperturaMutation();
  const [abrirCajon] = useAbrirCajonMutation();
  const hacer = useActo();
  const [idempotencia] = useState(nuevoUuid);
  const { titulo } = cajaMensajes;
  const onAnotado = async () => {
    onCerrar();
    const { error } = await abrirCajon({ empresa });
    if (error) avisar({ tipo: 'error', titulo, texto: mensajes.sinCajon });
    else avisar({ tipo: 'success', titulo, texto: mensajes.cajonAbierto });
  };
  return (
    <FormModal
      titulo="Abrir cajon"
      call={cajasCalls.anotarApertura}
      inicial={{}}
      fijos={{ empresa, caja: caja.id }}
      enviar={(entrada) =>
        hacer(
          {
            tipo: 'apertura',
            idempotencia,
            empresa,
            cuerpo: entrada,
            monto: null,
            dicho: `Cajon abierto: ${entrada.motivo}`,
          },
          () => anotar(entrada).unwrap(),
        )
      }
      mensajes={{ titulo }}
      boton="Abrir cajon"
      onHecho={() => void onAnotado()}
      onCerrar={onCerrar}
    >
      <Ancho>
        Se abre el cajon conectado a la impresora de este equipo. Queda en el historial de{' '}
        <strong>{caja.nombre}</strong> quien lo abrio y por que.
      </Ancho>
      <Campo.Texto nombre="motivo" etiqueta="Motivo" filas={2} ancho autoFocus />
    </FormModal>
  );
}

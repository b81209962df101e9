import {
  prospectosCalls as calls,
  type Prospecto,
} from '@comanda/shared/contracts/admin/prospectos';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { useDescartarProspectoMutation } from '../prospectosApi';
import { prospectosMensajes as mensajes } from '../prospectosMensajes';

type DescartarModalProps = { prospecto: Prospecto; onCerrar: () => void };

/** The operator lets one go, and says why. */
export function DescartarModal({ prospecto: { id, nombre }, onCerrar }: DescartarModalProps) {
  const [descartar] = useDescartarProspectoMutation();
  return (
    <FormModal
      titulo={`Descartar a ${nombre}`}
      call={calls.descartarProspecto}
      inicial={{}}
      fijos={{ id }}
      enviar={(entrada) => descartar(entrada).unwrap()}
      mensajes={mensajes.descartar}
      boton="Descartar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campo.Texto
        nombre="motivo"
        etiqueta="Motivo"
        ayuda={mensajes.ayudaMotivo}
        filas={2}
        ancho
        autoFocus
      />
    </FormModal>
  );
}

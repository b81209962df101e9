import { cajaCalls, type Caja } from '@comanda/shared/contracts/caja/caja';
import { aCentavos, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { useActualizarCajaMutation } from './cajaApi';
import { cajaMensajes as mensajes } from './cajaMensajes';
import { montoCierto } from './montoCierto';

type ActualizarModalProps = {
  empresa: string;
  caja: Caja;
  onHecho: () => void;
  onCerrar: () => void;
};

/** What the open period began with (spec section 2, Cash screen); what it was stays in the history. */
export default function ActualizarModal({
  empresa,
  caja,
  onHecho,
  onCerrar,
}: ActualizarModalProps) {
  const [actualizar] = useActualizarCajaMutation();
  return (
    <FormModal
      titulo={`Actualizar ${caja.nombre}`}
      call={cajaCalls.actualizarCaja}
      inicial={{}}
      fijos={{ empresa, caja: caja.id, periodo: caja.periodo }}
      enviar={(entrada) => actualizar(entrada).unwrap()}
      confirmar={({ cantidad }) => montoCierto(aCentavos(cantidad))}
      mensajes={mensajes.actualizar}
      boton="Actualizar"
      onHecho={onHecho}
      onCerrar={onCerrar}
    >
      <Ancho>
        {caja.nombre} comenzó el periodo con <strong>{formatMonto(caja.cuadre_total)}</strong>. La
        cantidad que escriba toma su lugar y queda en el historial con su nombre.
      </Ancho>
      <Campo.Dinero nombre="cantidad" etiqueta="Cantidad" autoFocus />
    </FormModal>
  );
}

import { cajaCalls, type Caja } from '@comanda/shared/contracts/caja/caja';
import { aCentavos, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { useEmpresaActiva } from '@comanda/shared/session';

import { useActualizarCajaMutation } from './cajaApi';
import { cajaMensajes as mensajes } from './cajaMensajes';
import { EmpresaCampo } from './EmpresaCampo';
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
  const { elegir } = useEmpresaActiva();
  const [actualizar] = useActualizarCajaMutation();
  return (
    <FormModal
      titulo={`Actualizar ${caja.nombre}`}
      call={cajaCalls.actualizarCaja}
      inicial={{ empresa }}
      enviar={(entrada) =>
        actualizar({
          ...entrada,
          ...(entrada.empresa === empresa && { caja: caja.id, periodo: caja.periodo }),
        }).unwrap()
      }
      confirmar={({ cantidad }) => montoCierto(aCentavos(cantidad))}
      mensajes={mensajes.actualizar}
      boton="Actualizar"
      onHecho={(_, { empresa: suya }) => {
        onHecho();
        elegir(suya);
      }}
      onCerrar={onCerrar}
    >
      <Ancho>
        {caja.nombre} comenzó el periodo con <strong>{formatMonto(caja.cuadre_total)}</strong>. La
        cantidad que escriba toma su lugar y queda en el historial con su nombre.
      </Ancho>
      <EmpresaCampo />
      <Campo.Dinero nombre="cantidad" etiqueta="Cantidad" autoFocus />
    </FormModal>
  );
}

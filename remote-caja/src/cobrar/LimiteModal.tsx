import { cuentasCalls, type CreditoDeCliente } from '@comanda/shared/contracts/caja/cuentas';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { useGuardarLimiteCreditoMutation } from './cobrarApi';
import { cobrarMensajes as mensajes } from './cobrarMensajes';

type LimiteModalProps = {
  empresa: string;
  cedula: string;
  credito: CreditoDeCliente;
  onCerrar: () => void;
};

/** How much one customer may owe; nothing is as much as anybody. */
export function LimiteModal({ empresa, cedula, credito, onCerrar }: LimiteModalProps) {
  const [guardar] = useGuardarLimiteCreditoMutation();
  return (
    <FormModal
      titulo="Límite de crédito"
      call={cuentasCalls.guardarLimiteCredito}
      inicial={{ limite: credito.propio ? credito.limite : null }}
      fijos={{ empresa, cedula }}
      enviar={(entrada) => guardar(entrada).unwrap()}
      mensajes={mensajes.limite}
      boton="Guardar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campo.Dinero
        nombre="limite"
        etiqueta="Límite"
        ayuda="Déjelo vacío para que sea el de todos"
        requerido={false}
        autoFocus
      />
    </FormModal>
  );
}

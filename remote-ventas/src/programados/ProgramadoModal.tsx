import {
  programadosCalls as calls,
  type Programado,
} from '@comanda/shared/contracts/ventas/programados';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Ancho, FormModal, useLeido } from '@comanda/shared/piezas/formulario';
import { Datos } from '@comanda/shared/piezas/vista';

import { CuandoCampos } from '../carrito/CuandoCampos';
import { useActualizarProgramadoMutation } from './programadosApi';
import { programadosMensajes as mensajes } from './programadosMensajes';

type ProgramadoModalProps = { empresa: string; programado: Programado; onCerrar: () => void };

/** When it is issued; who to and for how much is only shown (spec section 5, Scheduled send). */
export function ProgramadoModal({ empresa, programado, onCerrar }: ProgramadoModalProps) {
  const [actualizar] = useActualizarProgramadoMutation();
  const { cliente, valor } = programado;
  const conLeido = useLeido(programado);
  return (
    <FormModal
      forma="hoja"
      titulo="Editar programado"
      call={calls.actualizarProgramado}
      inicial={programado}
      fijos={{ empresa }}
      enviar={(entrada) => conLeido((antes) => actualizar({ ...entrada, antes }).unwrap())}
      mensajes={mensajes.actualizar}
      boton="Guardar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Ancho>
        <Datos
          datos={[
            ['Cliente', cliente],
            ['Valor', formatMonto(valor)],
          ]}
        />
      </Ancho>
      <CuandoCampos />
    </FormModal>
  );
}

import { useState } from 'react';

import { esApiError, nuevoUuid } from '@comanda/shared/api';
import {
  bodegaCalls as calls,
  type MateriaPrima,
} from '@comanda/shared/contracts/inventario/bodega';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { sumarPesos } from '@comanda/shared/domain/producto/medidas';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { useActualizarMateriaPrimaMutation, useLazyListarMateriasPrimasQuery } from './bodegaApi';
import { bodegaMensajes as mensajes } from './bodegaMensajes';
import { MateriaCampos, PESO } from './MateriaCampos';

type EditarModalProps = { empresa: string; materia: MateriaPrima; onCerrar: () => void };

/** The modal of spec section 2 in its mode Editar: what came in is added by the server to what there is by then. */
export function EditarModal({ empresa, materia, onCerrar }: EditarModalProps) {
  const [editar] = useActualizarMateriaPrimaMutation();
  const [releer] = useLazyListarMateriasPrimasQuery();
  const [base, setBase] = useState(materia);
  const [ingreso_id] = useState(nuevoUuid);

  const enviar = async (entrada: CallInput<typeof calls.actualizarMateriaPrima>) => {
    const peso_actual = sumarPesos(base.peso_actual, entrada.nuevo_ingreso ?? 0);
    try {
      return await editar({ ...entrada, peso_actual }).unwrap();
    } catch (error) {
      if (esApiError(error) && error.code === 'MATERIA_CAMBIADA') await ponerAlDia();
      throw error;
    }
  };
  /** The form is about what is there now: what was typed stays, the rest shows what somebody else saved. */
  const ponerAlDia = async () => {
    const { data = [] } = await releer({ empresa });
    setBase((antes) => data.find(({ id }) => id === materia.id) ?? antes);
  };
  const { materi_prima, peso_inicial, peso_actual, peso_concurrente, cantidad_alerta } = base;
  const { medida_entrada, medida_salida } = base;
  return (
    <FormModal
      forma="hoja"
      titulo="Editar Materia Prima"
      call={calls.actualizarMateriaPrima}
      inicial={{
        materi_prima,
        peso_inicial,
        peso_actual,
        peso_concurrente,
        cantidad_alerta,
        medida_entrada,
        medida_salida,
      }}
      fijos={{ empresa, id: base.id, version: base.version, ingreso_id }}
      enviar={enviar}
      mensajes={mensajes.editar}
      boton="Editar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <MateriaCampos entrada={medida_entrada} />
      <Campo.Numero
        nombre="nuevo_ingreso"
        etiqueta="Nuevo Ingreso"
        {...PESO}
        ayuda={`Lo que entra ahora, en ${medida_entrada}`}
      />
      <Campo.Dinero nombre="costo" etiqueta="Costo del ingreso" />
    </FormModal>
  );
}

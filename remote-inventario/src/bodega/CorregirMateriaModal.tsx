import { useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import {
  bodegaCalls as calls,
  type MateriaPrima,
} from '@comanda/shared/contracts/inventario/bodega';
import { formatPeso } from '@comanda/shared/domain/producto/medidas';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { QueryView } from '@comanda/shared/piezas/vista';

import {
  EXISTENCIA_AL_DIA,
  useCorregirMateriaPrimaMutation,
  useListarMateriasPrimasQuery,
} from './bodegaApi';
import { bodegaMensajes as mensajes } from './bodegaMensajes';

type CorregirMateriaModalProps = { empresa: string; materia: MateriaPrima; onCerrar: () => void };

/** What was counted takes the place of what the ledger says; the difference stays written. */
export function CorregirMateriaModal({ empresa, materia, onCerrar }: CorregirMateriaModalProps) {
  const { id, materi_prima, medida_entrada } = materia;
  const materias = useListarMateriasPrimasQuery({ empresa }, EXISTENCIA_AL_DIA);
  const { currentData, fulfilledTimeStamp = 0 } = materias;
  const [deAntes] = useState(fulfilledTimeStamp);
  const leida =
    fulfilledTimeStamp === deAntes ? undefined : currentData?.filter((una) => una.id === id);
  const [corregir] = useCorregirMateriaPrimaMutation();
  const [correccion_id] = useState(nuevoUuid);
  return (
    <FormModal
      titulo={`Corregir ${materi_prima}`}
      call={calls.corregirMateriaPrima}
      inicial={{}}
      fijos={{ empresa, id, correccion_id }}
      enviar={(entrada) => corregir(entrada).unwrap()}
      mensajes={mensajes.corregir}
      boton="Corregir"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Ancho>
        <QueryView query={{ ...materias, currentData: leida }} empty={mensajes.yaNoEsta}>
          {([suya]) =>
            suya && (
              <>
                El sistema dice <strong>{formatPeso(suya.peso_actual, medida_entrada)}</strong>. La
                diferencia con lo contado queda en los movimientos.
              </>
            )
          }
        </QueryView>
      </Ancho>
      <Campo.Numero
        nombre="peso_contado"
        etiqueta="Peso contado"
        decimales={3}
        cifras={7}
        sufijo={medida_entrada}
        autoFocus
      />
      <Campo.Texto nombre="descripcion" etiqueta="Motivo" filas={2} ancho />
    </FormModal>
  );
}

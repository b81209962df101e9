import { useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import {
  bodegaCalls as calls,
  type MateriaPrima,
} from '@comanda/shared/contracts/inventario/bodega';
import { formatPeso } from '@comanda/shared/domain/producto/medidas';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { useCorregirMateriaPrimaMutation } from './bodegaApi';
import { bodegaMensajes as mensajes } from './bodegaMensajes';
import { MateriaAlDia } from './MateriaAlDia';

type CorregirMateriaModalProps = { empresa: string; materia: MateriaPrima; onCerrar: () => void };

/** What was counted takes the place of what the ledger says; the difference stays written. */
export function CorregirMateriaModal({ empresa, materia, onCerrar }: CorregirMateriaModalProps) {
  const { id, materi_prima, medida_entrada } = materia;
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
      <MateriaAlDia empresa={empresa} id={id}>
        {({ peso_actual }) => (
          <>
            El sistema dice <strong>{formatPeso(peso_actual, medida_entrada)}</strong>. La
            diferencia con lo contado queda en los movimientos.
          </>
        )}
      </MateriaAlDia>
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

import { useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import type { MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';
import { mermasCalls as calls, MOTIVOS_MERMA } from '@comanda/shared/contracts/inventario/mermas';
import { formatPeso } from '@comanda/shared/domain/producto/medidas';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { useCrearMermaMutation } from './bodegaApi';
import { bodegaMensajes as mensajes, MOTIVO } from './bodegaMensajes';
import { MateriaAlDia } from './MateriaAlDia';
import { useMedidas } from './useMedidas';

type MermaModalProps = { empresa: string; materia: MateriaPrima; onCerrar: () => void };

const MOTIVOS = MOTIVOS_MERMA.map((valor) => ({ valor, texto: MOTIVO[valor] }));

/** Takes waste out of a material; the record has its id from the start, so that a second try subtracts nothing. */
export function MermaModal({ empresa, materia, onCerrar }: MermaModalProps) {
  const { id: id_materia, materi_prima, medida_entrada, medida_salida } = materia;
  const [crear] = useCrearMermaMutation();
  const [id] = useState(nuevoUuid);
  return (
    <FormModal
      titulo={`Merma de ${materi_prima}`}
      call={calls.crearMerma}
      inicial={{ medida: medida_salida, motivo: 'OTRO' }}
      fijos={{ empresa, id, id_materia }}
      enviar={(entrada) => crear(entrada).unwrap()}
      mensajes={mensajes.merma}
      boton="Registrar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <MateriaAlDia empresa={empresa} id={id_materia}>
        {({ peso_actual }) => (
          <>
            Hay <strong>{formatPeso(peso_actual, medida_entrada)}</strong> en la bodega.
          </>
        )}
      </MateriaAlDia>
      <Campo.Numero
        nombre="peso_merma"
        etiqueta="Peso de la Merma"
        decimales={3}
        cifras={7}
        autoFocus
      />
      <Campo.Opcion nombre="medida" etiqueta="Medida" opciones={useMedidas(medida_entrada)} />
      <Campo.Elegir nombre="motivo" etiqueta="Motivo" opciones={MOTIVOS} enFilas ancho />
      <Campo.Texto nombre="descripcion" etiqueta="Descripción" filas={2} ancho />
    </FormModal>
  );
}

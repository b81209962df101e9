import {
  asistenciaCalls as calls,
  type Asistencia,
} from '@comanda/shared/contracts/admin/asistencia';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { useCorregirAsistenciaMutation } from './asistenciaApi';
import { asistenciaMensajes as mensajes } from './asistenciaMensajes';

/** A day that is there, or one that is not yet. */
export type Corregida = Asistencia | { fecha: string };

type CorregirDiaModalProps = {
  id: string;
  empresa: string;
  hoy: string;
  dia: Corregida;
  onCerrar: () => void;
};

/** What the clock says is put right, with a reason that stays beside it. */
export function CorregirDiaModal({ id, empresa, hoy, dia, onCerrar }: CorregirDiaModalProps) {
  const [corregir] = useCorregirAsistenciaMutation();
  const { fecha } = dia;
  const escrita = 'id' in dia;
  return (
    <FormModal
      titulo={escrita ? `Corregir el ${formatFecha(fecha)}` : 'Agregar día'}
      call={calls.corregirAsistencia}
      inicial={
        escrita
          ? { fecha, hora_ingreso: dia.hora_ingreso, hora_salida: dia.hora_salida }
          : { fecha }
      }
      fijos={{ empresa, id }}
      enviar={(entrada) => corregir(entrada).unwrap()}
      mensajes={mensajes.corregir}
      boton="Guardar"
      ancho={560}
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      {!escrita && <Campo.Fecha nombre="fecha" etiqueta="Fecha" max={hoy} ancho />}
      <Campo.Hora nombre="hora_ingreso" etiqueta="H. ingreso" />
      <Campo.Hora nombre="hora_salida" etiqueta="H. salida" />
      <Ancho>Una salida anterior al ingreso es del día siguiente. En blanco: aún no sale.</Ancho>
      <Campo.Texto nombre="motivo" etiqueta="Motivo" filas={2} ancho />
    </FormModal>
  );
}

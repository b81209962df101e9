import type { Asistencia } from '@comanda/shared/contracts/admin/asistencia';
import type { Column } from '@comanda/shared/piezas/tabla';

import { formatMinutos } from './formatMinutos';

const salidaDe = ({ hora_salida, sin_salida }: Asistencia): string =>
  hora_salida ?? (sin_salida ? 'Sin salida' : '');

/** Headings as spec section 2 writes them; hours and corrections are ours. */
export const asistenciaColumns: readonly Column<Asistencia>[] = [
  { id: 'nombre', header: 'Nombre', text: ({ nombreCompleto }) => nombreCompleto },
  { id: 'mes', header: 'mes', text: ({ mes }) => mes },
  { id: 'dia', header: 'día', align: 'right', movil: 'titulo', text: ({ dia }) => dia },
  { id: 'ingreso', header: 'H. ingreso', align: 'right', text: ({ hora_ingreso }) => hora_ingreso },
  {
    id: 'salida',
    header: 'H. salida',
    align: 'right',
    text: salidaDe,
    cell: (fila) => (fila.sin_salida ? <b data-tono="pausa">Sin salida</b> : salidaDe(fila)),
  },
  {
    id: 'horas',
    header: 'Horas',
    align: 'right',
    text: ({ minutos }) => (minutos === null ? '' : formatMinutos(minutos)),
    compare: (a, b) => (a.minutos ?? -1) - (b.minutos ?? -1),
  },
  {
    id: 'correccion',
    header: 'Corrección',
    movil: 'ancho',
    text: ({ correccion }) => (correccion ? `${correccion.motivo} (${correccion.por})` : ''),
  },
];

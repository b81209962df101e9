/** All ours: the specification gives this screen no sentences. */
export const asistenciaMensajes = {
  titulo: 'Asistencia',
  vacio: 'No hay asistencias en este mes',
  elegir: 'Elija en Usuarios la persona cuya asistencia quiere ver',
  corregir: { titulo: 'Asistencia', exito: 'Asistencia corregida' },
} as const;

const titulo = 'Auditoría';

/** All ours: the specification knows no such screen. */
export const auditoriaMensajes = {
  titulo,
  vacio: 'No hay nada de lo que busca',
  todasLasFechas: 'Todas',
} as const;

import { DIAS_DE_BUSQUEDA } from '@comanda/shared/contracts/admin/auditoria';

const titulo = 'Auditoría';

/** All ours: the specification knows no such screen. */
export const auditoriaMensajes = {
  titulo,
  vacio: 'No hay nada de lo que busca',
  todasLasFechas: 'Todas',
  buscador: `Últimos ${DIAS_DE_BUSQUEDA} días`,
} as const;

import type { Suscripcion } from '@comanda/shared/contracts/admin/suscripciones';
import { TITULO_DE_REPORTE } from '@comanda/shared/domain/empresa/suscripcion';

const titulo = 'Reportes por correo';

/** How one is called in what is asked and in the labels of its buttons. */
export const nombreDeSuscripcion = ({ reporte, hora }: Suscripcion): string =>
  `${TITULO_DE_REPORTE[reporte]}, ${hora}`;

/** All ours: the specification has no such screen. */
export const correosMensajes = {
  titulo,
  crearBoton: 'Agregar',
  vacio:
    'Aún no recibe reportes por correo. Puede recibir el cierre de cada día o el resumen del mes',
  aSuCorreo: 'Su correo',
  destinatarios: 'Otros correos',
  ayudaDestinatarios: 'Hasta cinco, y Enter después de cada uno. Vacío: llega a su correo',
  ayudaHora: 'De Ecuador. Llega el día, o el mes, que ya terminó',
  crear: { titulo, exito: 'Registrado', fallo: 'No se pudo registrar el reporte por correo' },
  editar: { titulo, exito: 'Actualizado', fallo: 'No se pudo actualizar el reporte por correo' },
  encender: { titulo, exito: 'Encendido' },
  apagar: { titulo, exito: 'Apagado' },
  eliminar: { titulo, exito: 'Eliminado', fallo: 'No se pudo eliminar el reporte por correo' },
  enviar: { titulo, exito: 'El reporte va en camino' },
  cancelado: { tipo: 'info', titulo, texto: 'Cancelado' },
  confirmarEliminar: (cual: string) => ({
    titulo: '¿Estás seguro?',
    texto: `Ya no se enviará: ${cual}. ¡No podrás revertir esto!`,
    aceptar: '¡Sí, eliminar!',
    peligro: true,
  }),
} as const;

const titulo = 'Programados';

/** Spec sections 5 and 8; the rest is ours. */
export const programadosMensajes = {
  titulo,
  vacio: {
    dibujo: 'calendario',
    titulo: 'Aún no hay facturas programadas',
    como: 'Se programan al pagar: en el cobro, elija Programar y diga qué día y a qué hora se emite.',
  },
  seAcabo: 'Ya pasó su hora. Edite la fecha para programarla otra vez',
  sinResultados: 'Aún no llega su hora',
  eliminar: { titulo, exito: 'Eliminado', fallo: 'No se pudo eliminar el programado' },
  detener: { titulo, exito: 'Detenido', fallo: 'No se pudo detener el programado' },
  actualizar: { titulo, exito: 'Actualizado', fallo: 'No se pudo actualizar el programado' },
  reanudar: { titulo, exito: 'Actualizado' },
  emitir: { titulo, exito: 'Factura emitida' },
  cancelado: { tipo: 'info', titulo, texto: 'Cancelado' },
  confirmarEliminar: (cliente: string) => ({
    titulo: '¿Estás seguro?',
    texto: `Se elimina la factura programada de ${cliente}. ¡No podrás revertir esto!`,
    aceptar: '¡Sí, eliminar!',
    peligro: true,
  }),
  confirmarEmitir: (cliente: string, valor: string) => ({
    titulo: '¿Emitir ahora?',
    texto: `Se vende ${valor} a ${cliente} con fecha de hoy y los precios acordados.`,
    aceptar: 'Emitir',
  }),
} as const;

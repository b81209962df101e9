const titulo = 'Caja';

/** Ours. */
export const administrarMensajes = {
  crear: { titulo, exito: 'Caja creada' },
  renombrar: { titulo, exito: 'Caja renombrada' },
  quitar: { titulo, exito: 'Caja eliminada' },
  ajustes: { titulo, exito: 'Ajustes guardados' },
  confirmarQuitar: (nombre: string) => ({
    titulo: '¿Estas seguro?',
    texto: `Se elimina ${nombre}. Quien trabaja con ella pasa a la primera caja; sus cuadres quedan.`,
    aceptar: 'Si, eliminar!',
    peligro: true,
  }),
  cajonAbierto: 'Cajon abierto',
  sinCajon: 'No se abrio el cajon: la impresora no esta conectada. El motivo queda anotado',
} as const;

const titulo = 'Vizor de cocina';

/** Spec section 8, Pay-order confirmation; the rest is ours. */
export const vizorMensajes = {
  titulo,
  vacio: 'No hay órdenes en cocina',
  vacioEstacion: (estacion: string) => `No hay órdenes en ${estacion}`,
  sinConexion: (hora: string) => `Sin conexión desde ${hora}`,
  alDia: 'Al día',
  activarSonido: 'Toque para activar el sonido',
  sinListas: 'Aún no hay nada listo',
  nadaPendiente: 'No hay nada pendiente',
  confirmarPago: {
    titulo: '¿Estás seguro de pagar esta orden?',
    texto: 'Una vez pagada no se podrá revertir',
    aceptar: 'Pagar',
  },
  marcar: (que: string) => `No se pudo marcar ${que}. Sigue pendiente`,
  desmarcar: (que: string) => `No se pudo recuperar ${que}`,
  impresora: 'No se pudo imprimir la comanda',
  /** It comes out once more as a copy. */
  dudosa: 'No se sabe si salió la comanda',
  ajustes: {
    titulo: 'Ajustes de cocina',
    exito: 'Ajustes guardados',
    fallo: 'No se pudieron guardar los ajustes',
  },
} as const;

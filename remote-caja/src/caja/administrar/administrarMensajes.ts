const titulo = 'Caja';

/** Ours. */
export const administrarMensajes = {
  crear: { titulo, exito: 'Caja creada' },
  renombrar: { titulo, exito: 'Caja renombrada' },
  quitar: { titulo, exito: 'Caja eliminada' },
  ajustes: { titulo, exito: 'Ajustes guardados' },
  impresora: { titulo, exito: 'Impresora guardada. Imprima una prueba' },
  prueba: {
    titulo,
    exito: 'Prueba enviada a la impresora',
    fallo: 'La prueba no salió: la impresora no contesta. Revise su dirección, el cable y el papel',
  },
  confirmarQuitar: (nombre: string) => ({
    titulo: '¿Estás seguro?',
    texto: `Se elimina ${nombre}. Quien trabaja con ella pasa a la primera caja; sus cuadres quedan.`,
    aceptar: '¡Sí, eliminar!',
    peligro: true,
  }),
  cajonAbierto: 'Cajón abierto',
  protegida: 'El cajón de este equipo se abre solo desde Comanda',
  sinProteger: (conOtra: boolean) =>
    conOtra
      ? 'Este servicio de impresión está vinculado con otra empresa: con esta no abre el cajón. Vincúlelo'
      : 'Este servicio de impresión abre el cajón para cualquier programa del equipo. Vincúlelo',
  queEsVincular:
    'Al vincularlo, el cajón se abre solo con un permiso de Comanda: de una venta en efectivo, o de quien escribe el motivo. Hágalo en cada caja.',
  vinculada: 'Servicio de impresión vinculado',
  sinImpresion: 'El servicio de impresión de este equipo no contesta',
  queHaceElNavegador:
    'Cada papel abre la ventana de imprimir del navegador: elija ahí la impresora de tickets, sin márgenes. Así no se abre el cajón de dinero.',
  papelDePrueba: 'Si las líneas llegan de un borde al otro, el papel es el correcto.',
  recibeLaCaja: 'Imprime los tickets y los papeles de caja',
  recibe: (categorias: string) => `Recibe ${categorias}`,
  recibeNada: 'Ninguna categoría va a esta estación',
  sinEstacion: (categorias: string) => `No van a la cocina: ${categorias}`,
  sinPermiso: (porque: string) => `No se abrió el cajón: ${porque}. El motivo queda anotado`,
  sinCajon: 'No se abrió el cajón: la impresora no está conectada. El motivo queda anotado',
} as const;

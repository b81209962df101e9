/** Spec section 8: the tables speak under the till's title. */
const titulo = 'Punto de Venta';

/** What the specification does not say is ours; a failure is said in the server's words. */
export const mesasMensajes = {
  titulo,
  crear: { titulo, exito: 'Mesa creada con exito' },
  eliminar: { titulo, exito: 'Mesa eliminada con exito' },
  confirmarEliminar: (nombre: string) => ({
    titulo: '¿Esta seguro de eliminar la mesa?',
    texto: `Se elimina la ${nombre}.`,
    aceptar: 'Eliminar',
    peligro: true,
  }),
  // ours
  vacio: 'Aun no hay mesas. Cree la primera',
  vacioSinPermiso: 'Aun no hay mesas. Un administrador puede crearlas',
  sinOrdenes: 'No hay ordenes para llevar',
  sinPlano: 'Ninguna mesa tiene lugar en el plano',
  sinLinea: 'Sentar, trasladar, unir, mover, pedir la cuenta y editar esperan la linea',
  sinElegir: 'Toque una mesa para ver su orden',
  editar: { titulo, exito: 'Mesa actualizada' },
  plano: { titulo, exito: 'Plano guardado' },
  atender: { titulo },
  trasladar: { titulo, exito: 'Orden trasladada' },
  unir: { titulo, exito: 'Ordenes unidas' },
  mover: { titulo, exito: 'Productos movidos' },
  nadaPorCobrar: 'No hay nada por cobrar',
  sinEnviar: 'No tiene productos enviados',
  porPagar: 'La orden todavia tiene productos por pagar',
  sinLibres: 'No hay mesas libres',
  sinOtra: 'No hay otra orden abierta',
} as const;

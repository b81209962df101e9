/** Spec section 8: the tables speak under the till's title. */
const titulo = 'Punto de Venta';

/** What the specification does not say is ours; a failure is said in the server's words. */
export const mesasMensajes = {
  titulo,
  crear: { titulo, exito: 'Mesa creada con éxito' },
  eliminar: { titulo, exito: 'Mesa eliminada con éxito' },
  confirmarEliminar: (nombre: string) => ({
    titulo: '¿Está seguro de eliminar la mesa?',
    texto: `Se elimina la ${nombre}.`,
    aceptar: 'Eliminar',
    peligro: true,
  }),
  // ours
  vacio: 'Aún no hay mesas. Cree la primera',
  vacioSinPermiso: 'Aún no hay mesas. Un administrador puede crearlas',
  sinOrdenes: 'No hay órdenes para llevar',
  sinPlano: 'Ninguna mesa tiene lugar en el plano',
  sinLinea: 'Sentar, trasladar, unir, mover, pedir la cuenta y editar esperan la línea',
  sinElegir: 'Toque una mesa para ver su orden',
  editar: { titulo, exito: 'Mesa actualizada' },
  plano: { titulo, exito: 'Plano guardado' },
  atender: { titulo },
  trasladar: { titulo, exito: 'Orden trasladada' },
  unir: { titulo, exito: 'Órdenes unidas' },
  mover: { titulo, exito: 'Productos movidos' },
  nadaPorCobrar: 'No hay nada por cobrar',
  sinEnviar: 'No tiene productos enviados',
  porPagar: 'La orden todavía tiene productos por pagar',
  sinLibres: 'No hay mesas libres',
  sinOtra: 'No hay otra orden abierta',
} as const;

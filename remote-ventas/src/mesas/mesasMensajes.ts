/** Spec section 8: the tables speak under the till's title. */
const titulo = 'Punto de Venta';

/** What the specification does not say is ours; a failure is said in the server's words. */
export const mesasMensajes = {
  titulo,
  crear: { titulo, exito: 'Mesa creada con éxito' },
  crearVarias: { titulo, exito: 'Mesas creadas con éxito' },
  seCrean: (numeros: readonly number[]) => {
    const [primera] = numeros;
    const ultima = numeros.at(-1);
    if (primera === undefined || ultima === undefined)
      return 'Se numeran solas, desde la primera libre';
    if (primera === ultima) return `Se crea la mesa ${primera}`;
    const seguidas = ultima - primera === numeros.length - 1;
    return seguidas ? `Mesas ${primera} a ${ultima}` : `Mesas ${numeros.join(', ')}`;
  },
  ocupada: 'Tiene una orden abierta: cóbrela, muévala o libérela antes',
  eliminar: { titulo, exito: 'Mesa eliminada con éxito' },
  confirmarEliminar: (nombre: string) => ({
    titulo: '¿Está seguro de eliminar la mesa?',
    texto: `Se elimina la ${nombre}.`,
    aceptar: 'Eliminar',
    peligro: true,
  }),
  // ours
  porEnviar: 'Por enviar',
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

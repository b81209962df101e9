const titulo = 'Tarifas';

export const tarifasMensajes = {
  titulo,
  vacio: {
    dibujo: 'plato',
    titulo: 'Aún no hay tarifas',
    como: 'Una tarifa cambia los precios por sí sola: la cerveza a mitad de precio de 17:00 a 19:00, o un recargo a domicilio.',
  },
  guardar: { titulo, exito: 'Tarifa guardada' },
  encender: { titulo, exito: 'Tarifa encendida' },
  apagar: { titulo, exito: 'Tarifa apagada' },
  adelantar: { titulo, exito: 'Orden guardado' },
  eliminar: { titulo, exito: 'Tarifa eliminada' },
  confirmarEliminar: (nombre: string) => ({
    titulo: '¿Estás seguro?',
    texto: `Se elimina la tarifa ${nombre}. Lo que ya se vendió con ella no cambia.`,
    aceptar: '¡Sí, eliminar!',
    peligro: true,
  }),
  /** None is all of them: what had some is not given to all by who takes the last one away. */
  confirmarTodas: (porcentaje: number) => ({
    titulo: '¿A todos los productos?',
    texto: `Sin categorías, el ${porcentaje < 0 ? 'descuento' : 'recargo'} del ${Math.abs(porcentaje)}% rige para todos los productos.`,
    aceptar: 'Sí, a todos',
    peligro: true,
  }),
  categoriaEliminada: 'Categoría eliminada',
  seCruzan: (una: string, otra: string) =>
    `${una} y ${otra} rigen a la vez: decide la que está primero en la lista`,
  precioSinTerminar: 'Complete el producto y su precio, o deje vacíos los dos',
  sinCambios: 'Así no cambia el precio de ningún producto',
} as const;

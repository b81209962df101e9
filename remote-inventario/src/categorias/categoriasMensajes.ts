const titulo = 'Categorías';

/** Spec sections 5 and 8; the rest is ours. */
export const categoriasMensajes = {
  titulo,
  vacio: {
    dibujo: 'plato',
    titulo: 'Aún no hay categorías',
    como: 'Cada producto va en una, y la caja los muestra por ellas, con su color y en el orden que usted diga.',
  },
  crear: { titulo, exito: 'Categoría creada', fallo: 'Error al crear la categoría' },
  editar: { titulo, exito: 'Categoría actualizada' },
  eliminar: { titulo, exito: 'Categoría eliminada' },
  mover: { titulo, exito: 'Productos movidos y categoría eliminada' },
  ordenar: { titulo, exito: 'Orden guardado' },
  confirmarEliminar: (nombre: string) => ({
    titulo: '¿Estás seguro?',
    texto: `Se elimina la categoría ${nombre}, con sus modificadores y las tarifas que son solo de ella. ¡No podrás revertir esto!`,
    aceptar: '¡Sí, eliminar!',
    peligro: true,
  }),
  recibe: 'También pasan a ella sus modificadores y tarifas, que valdrán para todo lo que tenga.',
  enUso: (cuantos: number) =>
    cuantos === 1
      ? 'Esta categoría tiene 1 producto. Elija la que lo recibe para eliminarla.'
      : `Esta categoría tiene ${cuantos} productos. Elija la que los recibe para eliminarla.`,
  sinOtra: 'No hay otra categoría que los reciba. Cree una antes.',
} as const;

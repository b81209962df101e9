const titulo = 'Categorias';

/** Spec sections 5 and 8; the rest is ours. */
export const categoriasMensajes = {
  titulo,
  vacio: 'Aun no hay categorias. Cree la primera',
  crear: { titulo, exito: 'Categoria creada', fallo: 'Error al crear la categoria' },
  editar: { titulo, exito: 'Categoria actualizada' },
  eliminar: { titulo, exito: 'Categoria eliminada' },
  mover: { titulo, exito: 'Productos movidos y categoria eliminada' },
  ordenar: { titulo, exito: 'Orden guardado' },
  confirmarEliminar: (nombre: string) => ({
    titulo: '¿Estas seguro?',
    texto: `Se elimina la categoria ${nombre}. No podras revertir esto!`,
    aceptar: 'Si, eliminar!',
    peligro: true,
  }),
  enUso: (cuantos: number) =>
    cuantos === 1
      ? 'Esta categoria tiene 1 producto. Elija la que lo recibe para eliminarla.'
      : `Esta categoria tiene ${cuantos} productos. Elija la que los recibe para eliminarla.`,
  sinOtra: 'No hay otra categoria que los reciba. Cree una antes.',
} as const;

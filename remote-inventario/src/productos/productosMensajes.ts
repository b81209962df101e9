const titulo = 'Productos';
const fallo = 'Algo salio mal'; // spec section 8

/** Spec section 8, Products; the rest is ours. */
export const productosMensajes = {
  titulo,
  crear: { titulo, exito: 'Producto creado', fallo },
  editar: { titulo, exito: 'Producto actualizado', fallo },
  eliminar: { titulo, exito: 'Producto eliminado', fallo },
  crearModificador: { titulo, exito: 'Modificador creado', fallo },
  eliminarModificador: (nombre: string) => ({ titulo, exito: `${nombre} ya no se ofrece`, fallo }),
  sinModificadores: 'Aun no se ofrece nada con este producto',
  receta: { tipo: 'info', titulo, texto: 'Aun no esta disponible' },
  confirmarEliminar: (producto: string) => ({
    titulo: '¿Estas seguro?',
    texto: `Se elimina ${producto}. No podras revertir esto!`,
    aceptar: 'Si, eliminar!',
    peligro: true,
  }),
  agotar: (producto: string) => ({ titulo, exito: `${producto} esta agotado`, fallo }),
  reponer: (producto: string) => ({ titulo, exito: `Hay ${producto} de nuevo`, fallo }),
  favorecer: (producto: string) => ({ titulo, exito: `${producto} es favorito`, fallo }),
  olvidar: (producto: string) => ({ titulo, exito: `${producto} ya no es favorito`, fallo }),
  buscador: 'Nombre o codigo',
  vacio: 'Aun no hay productos. Cree el primero',
  sinFiltrados: 'Ningun producto es asi. Quite un filtro',
  sinHallar: 'Nada coincide con la busqueda',
  sinCategorias: 'Un producto va en una categoria, y aun no hay ninguna.',
  categoriasFallidas: 'No se pudieron leer las categorias',
  crearCategoria: 'Crear una categoria',
  sinPrecios: 'Su precio no ha cambiado desde que se anota',
} as const;

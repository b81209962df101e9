const titulo = 'Productos';
const fallo = 'Algo salió mal'; // spec section 8

/** Spec section 8, Products; the rest is ours. */
export const productosMensajes = {
  titulo,
  crear: { titulo, exito: 'Producto creado', fallo },
  editar: { titulo, exito: 'Producto actualizado', fallo },
  eliminar: { titulo, exito: 'Producto eliminado', fallo },
  crearModificador: { titulo, exito: 'Modificador creado', fallo },
  eliminarModificador: (nombre: string) => ({ titulo, exito: `${nombre} ya no se ofrece`, fallo }),
  sinModificadores: 'Aún no se ofrece nada con este producto',
  opciones: { titulo, exito: 'Opciones guardadas', fallo },
  sinGrupos:
    'Aquí va lo que se pregunta al venderlo: una sopa de tres, o hasta dos extras con su precio.',
  receta: { tipo: 'info', titulo, texto: 'Aún no está disponible' },
  confirmarEliminar: (producto: string) => ({
    titulo: '¿Estás seguro?',
    texto: `Se elimina ${producto}. ¡No podrás revertir esto!`,
    aceptar: '¡Sí, eliminar!',
    peligro: true,
  }),
  marcarAgotado: 'Marcar agotado',
  hayDeNuevo: 'Hay de nuevo',
  deLaCarta: (vistos: number, total: number) => {
    if (total === 0) return 'No hay platos con ese nombre';
    return total > vistos ? `Se ven ${vistos} de ${total}: escriba más del nombre` : '';
  },
  agotar: (producto: string) => ({ titulo, exito: `${producto} está agotado`, fallo }),
  reponer: (producto: string) => ({ titulo, exito: `Hay ${producto} de nuevo`, fallo }),
  favorecer: (producto: string) => ({ titulo, exito: `${producto} es favorito`, fallo }),
  olvidar: (producto: string) => ({ titulo, exito: `${producto} ya no es favorito`, fallo }),
  buscador: 'Nombre, código o categoría',
  vacio: {
    dibujo: 'plato',
    titulo: 'Aún no hay productos',
    como: 'Se crean uno por uno, o todos a la vez de una hoja de cálculo con Importar.',
  },
  sinFiltrados: 'Ningún producto es así',
  sinCategorias: 'Un producto va en una categoría, y aún no hay ninguna.',
  categoriasFallidas: 'No se pudieron leer las categorías',
  crearCategoria: 'Crear una categoría',
  ice: 'ICE de fundas',
  iceAyuda:
    'Solo si su local debe cobrarlo por las fundas que entrega. Va dentro del precio, y la factura lo dice aparte',
  sinIce: 'No lleva ICE',
  fueraDelRegimen: 'Fuera del régimen RIMPE',
  fueraDelRegimenAyuda:
    'Se vende con factura electrónica y el IVA de arriba. Lo demás va con nota de venta, sin IVA',
  fueraSinFactura:
    'La empresa no emite facturas electrónicas, y sin ellas no se vende: actívelas en Empresa',
  tarifasMuertas: (productos: number, nombrados: string) =>
    productos === 1
      ? `1 producto tiene una tarifa de IVA que ya no rige y no se puede facturar: ${nombrados}`
      : `${productos} productos tienen una tarifa de IVA que ya no rige y no se pueden facturar: ${nombrados}`,
  yMas: (cuantos: number) => `y ${cuantos} más`,
  pasarATarifa: (tarifa: number) => `Pasar al ${tarifa}%`,
  confirmarTarifa: (productos: number, tarifa: number) => ({
    titulo: `¿Pasar ${productos === 1 ? '1 producto' : `${productos} productos`} al ${tarifa}%?`,
    texto: 'Los precios no cambian: lo que cambia es el IVA que llevan. Lo ya vendido queda igual.',
    aceptar: `Pasar al ${tarifa}%`,
  }),
  tarifasAlDia: { titulo, exito: 'Productos actualizados', fallo },
  sinPrecios: 'Su precio no ha cambiado desde que se anota',
} as const;

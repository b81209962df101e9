const titulo = 'Vendedores';

/** Spec section 8; ours where it has none. */
export const vendedoresMensajes = {
  titulo,
  vacio: {
    dibujo: 'personas',
    titulo: 'Aún no hay vendedores',
    como: 'Un vendedor registra clientes, y cada empresa puede tener el suyo.',
  },
  listar: 'Oops... Ocurrió un error al listar las empresas', // as section 8 has it, sellers or not
  crear: { titulo, exito: 'Datos Registrados', fallo: 'No se pudo registrar los datos' },
  editar: { titulo, exito: 'Datos Actualizados', fallo: 'No se pudo actualizar los datos' },
  eliminar: { titulo, exito: 'Vendedor eliminado' }, // ours
  desbloquear: { titulo, exito: 'La cuenta puede ingresar otra vez' },
  quitarFactor: { titulo, exito: 'Segundo factor quitado' },
  confirmarFactor: (nombre: string) => ({
    titulo: `¿Quitar el segundo factor de ${nombre}?`,
    texto: 'Ingresará solo con su contraseña hasta que lo active de nuevo.',
    aceptar: 'Quitar',
    peligro: true,
  }),
  confirmarEliminar: (nombre: string) => ({
    titulo: '¿Estás seguro?',
    texto: `Se elimina a ${nombre}, y sus empresas quedan sin vendedor. ¡No podrás revertir esta acción!`,
    aceptar: '¡Sí, eliminar!',
    peligro: true,
  }),
} as const;

import type { Usuario } from '@comanda/shared/contracts/admin/usuarios';

const tituloFallo = '¡Error!';
const titulo = 'Usuarios';

/** Spec section 8; ours where it has none. */
export const usuariosMensajes = {
  titulo,
  vacio: {
    dibujo: 'personas',
    titulo: 'Aún no hay usuarios en esta empresa',
    como: 'Cada persona ingresa con su correo y ve lo que su perfil le permite.',
  },
  sinEmpresas: {
    dibujo: 'personas',
    titulo: 'Aún no hay empresas',
    como: 'Se registran en Empresas; la primera persona de cada una es su Administrador.',
  },
  crear: { titulo: '¡Registrado!', exito: 'El usuario ha sido registrado.', tituloFallo },
  editar: { titulo: '¡Editado!', exito: 'El usuario ha sido editado.', tituloFallo },
  eliminar: { titulo: '¡Eliminado!', exito: 'El usuario ha sido eliminado.', tituloFallo },
  confirmarEliminar: {
    titulo: '¿Estás seguro?',
    texto: '¡No podrás revertir esta acción!',
    aceptar: '¡Sí, eliminar!',
    peligro: true,
  },
  // ours, all below
  desactivar: { titulo, exito: 'El usuario ya no puede ingresar', tituloFallo },
  activar: { titulo, exito: 'El usuario puede ingresar otra vez', tituloFallo },
  confirmarDesactivar: ({ nombreCompleto }: Usuario) => ({
    titulo: `¿Desactivar a ${nombreCompleto}?`,
    texto:
      'Se cierran sus sesiones y no puede ingresar; un equipo sin línea lo sabe cuando vuelve a tenerla. Lo que hizo se conserva.',
    aceptar: 'Desactivar',
    peligro: true,
  }),
  restablecer: { titulo: 'Restablecer contraseña', exito: 'La cambiará al ingresar', tituloFallo },
  sesiones: { titulo, tituloFallo },
  sesionesCerradas: (cuantas: number) =>
    cuantas === 1 ? '1 sesión cerrada' : `${cuantas} sesiones cerradas`,
  confirmarSesiones: ({ nombreCompleto }: Usuario) => ({
    titulo: `¿Cerrar las sesiones de ${nombreCompleto}?`,
    texto:
      'Sale en 5 segundos de todos los equipos con línea, y de los demás cuando vuelvan a tenerla. Debe ingresar de nuevo.',
    aceptar: 'Cerrar sesiones',
  }),
  desbloquear: { titulo, exito: 'La cuenta puede ingresar otra vez', tituloFallo },
  quitarFactor: { titulo, exito: 'Segundo factor quitado', tituloFallo },
  confirmarFactor: ({ nombreCompleto }: Usuario) => ({
    titulo: `¿Quitar el segundo factor de ${nombreCompleto}?`,
    texto: 'Ingresará solo con su contraseña hasta que lo active de nuevo.',
    aceptar: 'Quitar',
    peligro: true,
  }),
  deOtras: 'También trabaja en otra empresa: solo puede agregarla a las suyas o quitarla de ellas',
  propia: 'Es su propia cuenta',
  suClave: 'Su propia contraseña se cambia en Mi cuenta',
} as const;

import { dePalabras } from '@comanda/shared/domain/texto/palabras';

const titulo = 'Mi cuenta';

/** All ours: the specification has no such screen. */
export const cuentaMensajes = {
  titulo,
  conPin: 'Ingreso con PIN. Para ver su cuenta ingrese con su correo y su contraseña',
  pendiente: dePalabras(
    {
      CLAVE: 'Su contraseña es provisional. Elija una suya para continuar.',
      SEGUNDO_FACTOR: 'Su cuenta necesita un segundo factor. Actívelo para continuar.',
    },
    () => 'Falta algo en su cuenta antes de continuar.',
  ),
  clave: { titulo, exito: 'Contraseña cambiada. Sus otras sesiones se cerraron' },
  factor: { titulo },
  quitarFactor: { titulo, exito: 'Segundo factor quitado' },
  exigir: {
    titulo: '¿Exigir el segundo factor a todos los operadores?',
    texto: 'Los que no lo tienen no podrán hacer nada hasta activarlo.',
    aceptar: 'Exigir',
    boton: 'Exigir a todos los operadores',
    hecho: { titulo, exito: 'El segundo factor es obligatorio para los operadores' },
  },
  noExigir: {
    titulo: '¿Dejar de exigir el segundo factor?',
    texto: 'Cada operador podrá quitarlo de su cuenta.',
    aceptar: 'Dejar de exigir',
    boton: 'Dejar de exigirlo a los operadores',
    hecho: { titulo, exito: 'El segundo factor ya no es obligatorio' },
  },
  inactividad: { titulo, exito: 'Tiempos guardados' },
  copiados: 'Códigos copiados',
  sinCopiar: 'No se pudo copiar. Seleccione el texto y cópielo',
  sesionCerrada: { titulo, exito: 'Sesión cerrada' },
  otrasCerradas: (cuantas: number) =>
    cuantas === 1 ? '1 sesión cerrada' : `${cuantas} sesiones cerradas`,
  cerrarOtras: {
    titulo: '¿Cerrar las demás sesiones?',
    texto: 'En los otros equipos habrá que ingresar de nuevo.',
    aceptar: 'Cerrar las demás',
    peligro: true,
  },
  pin: { titulo, exito: 'PIN guardado' },
  pinFalta: (empresas: readonly string[]) =>
    `Todavía no vale en ${empresas.join(', ')}, adonde llegó después: guárdelo otra vez y valdrá también allí.`,
  pinQuitado: { titulo, exito: 'PIN quitado' },
  quitarPin: {
    titulo: '¿Quitar su PIN?',
    texto: 'Ya no podrá cambiar de usuario ni aprobar con él.',
    aceptar: 'Quitar PIN',
    peligro: true,
  },
} as const;

/** The part of the catalogue about people and what they may do (docs/adr/0028). */
export const ERRORES_DE_CUENTAS = {
  CREDENCIALES_INVALIDAS: { status: 401, msg: 'Correo o contraseña incorrectos' },
  DEMASIADOS_INTENTOS: {
    status: 429,
    msg: 'Demasiados intentos. Espere un momento e intente de nuevo',
  },
  SEGUNDO_FACTOR_REQUERIDO: { status: 401, msg: 'Ingrese el código de su aplicación' },
  SEGUNDO_FACTOR_INVALIDO: {
    status: 422,
    msg: 'El código no es válido o ya se usó. Espere el siguiente',
  },
  SEGUNDO_FACTOR_ACTIVO: { status: 409, msg: 'La cuenta ya tiene segundo factor' },
  SEGUNDO_FACTOR_PRIMERO: { status: 422, msg: 'Active primero el segundo factor de su cuenta' },
  SEGUNDO_FACTOR_OBLIGATORIO: {
    status: 422,
    msg: 'El operador exige el segundo factor en esta cuenta',
  },
  CUENTA_PENDIENTE: {
    status: 403,
    msg: 'Antes cambie su contraseña o active el segundo factor en Mi cuenta',
  },
  CLAVE_REQUERIDA: {
    status: 403,
    msg: 'Ingreso con PIN. Para esto ingrese con su correo y su contraseña',
  },
  CLAVE_ACTUAL_INCORRECTA: { status: 422, msg: 'La contraseña actual no es correcta' },
  CLAVE_DEBIL: { status: 422, msg: 'La contraseña es fácil de adivinar. Use otra' },
  CLAVE_REPETIDA: { status: 422, msg: 'La contraseña nueva es igual a la actual' },
  PIN_INCORRECTO: { status: 422, msg: 'El PIN no es correcto' },
  PIN_DEBIL: { status: 422, msg: 'El PIN es fácil de adivinar. Use otro' },
  CORREO_EN_USO: { status: 409, msg: 'Ya hay una cuenta con ese correo' },
  RUC_REGISTRADO: { status: 409, msg: 'Ese RUC ya está registrado' },
  USUARIO_DE_OTRAS_EMPRESAS: {
    status: 422,
    msg: 'También trabaja en otra empresa: su cuenta la cambia el operador',
  },
  USUARIO_PROPIO: { status: 422, msg: 'No puede hacer esto con su propia cuenta' },
  ULTIMO_ADMINISTRADOR: {
    status: 422,
    msg: 'Es el único Administrador activo de una empresa. Nombre otro primero',
  },
  ULTIMO_OPERADOR: { status: 422, msg: 'Es el único operador activo. Nombre otro primero' },
  SESION_REQUERIDA: { status: 401, msg: 'Su sesión terminó. Ingrese de nuevo' },
  ORIGEN_AJENO: { status: 403, msg: 'La petición viene de otra página' },
  PERFIL_NO_PERMITIDO: { status: 403, msg: 'Su perfil no tiene permiso para esta acción' },
  EMPRESA_NO_PERMITIDA: { status: 403, msg: 'No tiene acceso a esta empresa' },
  AREA_NO_HABILITADA: { status: 403, msg: 'Esta área no está habilitada para la empresa' },
} as const;

/** What of an account its company is told of, each with what a letter says of it. */
export const CAMBIOS_DE_CUENTA = {
  CLAVE: 'Se cambió la contraseña',
  CLAVE_RESTABLECIDA: 'Otra persona puso una contraseña nueva',
  PIN: 'Se guardó un PIN nuevo',
  PIN_QUITADO: 'Se quitó el PIN',
  FACTOR: 'Se activó el segundo factor',
  FACTOR_QUITADO: 'Se quitó el segundo factor',
  CODIGOS: 'Se hicieron códigos de recuperación nuevos',
  CODIGO_USADO: 'Se usó un código de recuperación',
  PERFIL: 'Se cambió el perfil',
  CORREO: 'Se cambió el correo con que se entra',
  EMPRESAS: 'Se cambiaron las empresas de la cuenta',
  CREADO: 'Se creó la cuenta de un Administrador',
  ACTIVADO: 'Se activó la cuenta',
  DESACTIVADO: 'Se desactivó la cuenta',
  ELIMINADO: 'Se eliminó la cuenta',
} as const;

export type CambioDeCuenta = keyof typeof CAMBIOS_DE_CUENTA;

export const esCambioDeCuenta = (que: string): que is CambioDeCuenta =>
  Object.hasOwn(CAMBIOS_DE_CUENTA, que);

import type { ErrorCode } from '@comanda/shared/errors/catalogo';

/** True when no answer came: the sale may or may not exist, and only the server knows. */
export function respuestaPerdida(error: unknown): boolean {
  const codigo = codigoDeError(error);
  return codigo === null || SIN_RESPUESTA.has(codigo);
}

const SIN_RESPUESTA: ReadonlySet<unknown> = new Set<ErrorCode>([
  'SIN_CONEXION',
  'INESPERADO',
  'BASE_NO_DISPONIBLE',
  'SERVIDOR_OCUPADO',
  'TARDO_DEMASIADO', // perhaps after it was written
]);

export function codigoDeError(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}

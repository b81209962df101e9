import { esApiError } from '@comanda/shared/api';

/** Whether it is not known that lines were refused: no answer came, the server is not well, or it wants another session first. */
export function nadieDijoNo(error: unknown): boolean {
  if (!esApiError(error)) return true;
  const { code, status } = error;
  if (code === 'SIN_CONEXION' || code === 'SESION_REQUERIDA') return true;
  return status >= 500 || status === DEMASIADAS;
}

const DEMASIADAS = 429;

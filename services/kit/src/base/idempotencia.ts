import { AppError } from '@comanda/shared/errors/AppError';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const esUuid = (valor: unknown): valor is string =>
  typeof valor === 'string' && UUID.test(valor);

/** The Idempotency-Key header of a call that may be sent twice: a UUID, or the call is refused. */
export function exigirIdempotencia(valor: string | string[] | undefined): string {
  if (!esUuid(valor)) throw new AppError('IDEMPOTENCIA_REQUERIDA');
  return valor.toLowerCase();
}

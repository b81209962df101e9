import { AppError } from '@comanda/shared/errors/AppError';
import { UUID } from '@comanda/shared/contracts/campos';

export const esUuid = (valor: unknown): valor is string =>
  typeof valor === 'string' && UUID.test(valor);

/** The Idempotency-Key header of a call that may be sent twice: a UUID, or the call is refused. */
export function exigirIdempotencia(valor: string | string[] | undefined): string {
  if (!esUuid(valor)) throw new AppError('IDEMPOTENCIA_REQUERIDA');
  return valor.toLowerCase();
}

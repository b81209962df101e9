import { AppError } from '@comanda/shared/errors/AppError';

import { restriccionDe } from './restriccion';

/** facturacion.contadores: no number after the last of nine digits. */
const SIN_NUMEROS = 'contadores_siguiente_check';

/** A statement that takes the next number of a series; refused in words where there is none left. */
export async function conNumero<Resultado>(tomar: Promise<Resultado>): Promise<Resultado> {
  try {
    return await tomar;
  } catch (error) {
    throw restriccionDe(error) === SIN_NUMEROS
      ? new AppError('SERIE_AGOTADA', { regla: SIN_NUMEROS })
      : error;
  }
}

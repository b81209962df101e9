const SIN_MOTIVO = 'Anulacion de la venta';

/** Why a sale is voided, on one line; what says nothing, which no document may carry, is said for it. */
export function motivoDe(escrito = ''): string {
  const motivo = escrito.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return /[\p{L}\p{N}]/u.test(motivo) ? motivo : SIN_MOTIVO;
}

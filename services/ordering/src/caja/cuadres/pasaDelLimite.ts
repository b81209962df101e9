import { LIMITES_DE_DIFERENCIA } from '@comanda/shared/domain/caja/cuadre';

/**
 * Whether a difference of the closing `q` (of cash, vouchers or transfers, each by itself) is above what its company, whose
 * settings are `a` where it has any, asks a reason for. As loQuePide of domain/cuadre has it; what nobody looked at is null.
 */
export const PASA_DEL_LIMITE = `
  greatest(abs(q.diferencia), abs(q.total_vouchers - q.tarjeta), abs(q.total_transferencias - q.transferencia))
    > coalesce(a.diferencia_motivo, ${LIMITES_DE_DIFERENCIA.motivo})`;

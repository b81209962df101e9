import type { ServicioDeEmpresa } from '../../contracts/admin/ley';

import { centavos, repartir, type Centavos } from './dinero';
import { propinaMaxima } from './rebaja';

/** Whether a sale bears the servicio: as its company says, of a table or of anything. */
export const llevaServicio = (
  servicio: ServicioDeEmpresa | null | undefined,
  enMesa: boolean,
): boolean => servicio === 'TODO' || (servicio === 'SALON' && enMesa);

/**
 * The servicio of what was consumed, without its tax and after its discounts. It travels as the tip of the invoice and so is
 * never more than what that may be: a fraction of a cent is the guest's.
 */
export const servicioDe = (subtotal: Centavos): Centavos => propinaMaxima(subtotal);

/** What each worker gets of it by the days they worked, to the cent; without any day nobody gets any. */
export const repartirServicio = (servicio: Centavos, dias: readonly number[]): Centavos[] =>
  dias.some((suyos) => suyos > 0) ? repartir(servicio, dias) : dias.map(() => centavos(0));

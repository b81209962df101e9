import { fechaNegocio } from '../../shared/src/domain/texto/fecha';
import { mesMas, periodoDelMes, type Periodo } from '../../shared/src/domain/texto/periodo';

/** 'YYYY-MM', where the business is. */
export const esteMes = (): string => fechaNegocio(new Date()).slice(0, 7);

/** Of the thirty days that the demo has sold on, the month that holds most: on the first this one has none. By the button that chooses it. */
export function mesConVentas(): Periodo & { boton: 'Este mes' | 'Mes pasado' } {
  const hoy = fechaNegocio(new Date());
  const mes = hoy.slice(0, 7);
  return Number(hoy.slice(8)) > 15
    ? { boton: 'Este mes', ...periodoDelMes(mes), hasta: hoy }
    : { boton: 'Mes pasado', ...periodoDelMes(mesMas(mes, -1)) };
}

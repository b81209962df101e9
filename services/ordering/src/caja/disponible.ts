import { aDolares, centavos, formatMonto, type Centavos } from '@comanda/shared/domain/dinero';

type Sueldo = {
  sueldo: Centavos;
  /** This month. */
  anticipado: Centavos;
  /** Percent of the salary that the company advances in a month; null: any. */
  maximo: number | null;
};

/** How much may still be advanced this month; null: any. */
export const disponibleDe = ({ sueldo, anticipado, maximo }: Sueldo): Centavos | null =>
  maximo === null ? null : centavos(Math.max(0, Math.floor((sueldo * maximo) / 100) - anticipado));

/** What is said of an advance that is more than that; null where it is not. */
export function porQueNoSeAnticipa(monto: Centavos, sueldo: Sueldo): string | null {
  const disponible = disponibleDe(sueldo);
  if (disponible === null || monto <= disponible) return null;
  if (sueldo.sueldo === 0) return 'No tiene un sueldo registrado: no se le puede dar un anticipo';
  if (disponible === 0) return 'Ya recibio todo el anticipo que la empresa permite en el mes';
  const queda = formatMonto(aDolares(disponible));
  return `El anticipo pasa de lo que la empresa permite en el mes: quedan ${queda}`;
}

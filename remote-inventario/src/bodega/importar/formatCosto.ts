import { conMiles } from '@comanda/shared/domain/dinero/dinero';

/** Dollars a unit: '$7.50', and '$0.0035' where it has parts of a cent. */
export function formatCosto(dolares: number): string {
  const [entero = '', decimales = ''] = dolares.toFixed(6).split('.');
  return `$${conMiles(entero)}.${decimales.replace(/0{1,4}$/, '')}`;
}

import { aDolares, formatMonto, type Centavos } from './dinero';

type Sueldo = {
  sueldo: Centavos;
  /** Null: the company sets no limit. */ disponible: Centavos | null;
};

/** What is said of an advance that is more than may still be given in the month; null where it is not. */
export function porQueNoAlcanza(monto: Centavos, { sueldo, disponible }: Sueldo): string | null {
  if (disponible === null || monto <= disponible) return null;
  if (sueldo === 0) return 'No tiene un sueldo registrado: no se le puede dar un anticipo';
  if (disponible <= 0) return 'Ya recibió todo el anticipo que la empresa permite en el mes';
  const queda = formatMonto(aDolares(disponible));
  return `El anticipo pasa de lo que la empresa permite en el mes: quedan ${queda}`;
}

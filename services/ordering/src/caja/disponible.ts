import { porQueNoAlcanza } from '@comanda/shared/domain/dinero/anticipo';
import { centavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';

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
export const porQueNoSeAnticipa = (monto: Centavos, sueldo: Sueldo): string | null =>
  porQueNoAlcanza(monto, { sueldo: sueldo.sueldo, disponible: disponibleDe(sueldo) });

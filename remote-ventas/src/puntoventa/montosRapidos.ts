import { centavos, type Centavos } from '@comanda/shared/domain/dinero';

const BILLETES = [500, 1000, 2000, 5000, 10_000].map(centavos);

/** The notes a guest may hand over for an amount: up to three that cover it, the smallest first. */
export function montosRapidos(total: Centavos): readonly Centavos[] {
  return BILLETES.filter((billete) => billete > total).slice(0, 4);
}

import type { Funda } from '@comanda/shared/contracts/inventario/fundas';
import { formatCentavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import type { Tarifa } from '@comanda/shared/domain/dinero/iva';
import { iceDe, pisoDeIce } from '@comanda/shared/domain/ley/ice';

type ConFunda = { funda: Funda | null; precio: Centavos; tarifa: Tarifa };

/** What is wrong with a price that does not hold the ICE of a day ('YYYY-MM-DD'), of which bag; null: it does, or it is none. */
export function faltaDeIce(
  { funda, precio, tarifa }: ConFunda,
  dia: string,
  que = 'Una funda',
): string | null {
  const ice = iceDe(funda, dia);
  const minimo = pisoDeIce(ice, 1, tarifa);
  if (precio >= minimo) return null;
  return `${que} lleva ${formatCentavos(ice)} de ICE: con su IVA, el precio es ${formatCentavos(minimo)} o más`;
}

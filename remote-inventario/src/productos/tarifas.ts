import type { Tarifa } from '@comanda/shared/domain/dinero/iva';

/** The rates that are offered, the most used first. */
export const TARIFAS: readonly Tarifa[] = [15, 12, 8, 5, 4, 0];

/** For a list to choose from; a product that has another keeps it. */
export function opcionesDeTarifa(propia: string | undefined) {
  const ofrecidas = TARIFAS.map((tarifa) => `${tarifa}%`);
  const todas = propia && !ofrecidas.includes(propia) ? [...ofrecidas, propia] : ofrecidas;
  return todas.map((tarifa) => ({ value: tarifa, label: tarifa }));
}

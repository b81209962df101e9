import { TARIFAS_DE_PRODUCTO } from '@comanda/shared/domain/ley/tarifas';

/** For a list to choose from; a product that has another keeps it. */
export function opcionesDeTarifa(propia: string | undefined) {
  const ofrecidas = TARIFAS_DE_PRODUCTO.map((tarifa) => `${tarifa}%`);
  const todas = propia && !ofrecidas.includes(propia) ? [...ofrecidas, propia] : ofrecidas;
  return todas.map((tarifa) => ({ value: tarifa, label: tarifa }));
}

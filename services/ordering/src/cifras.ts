import type { Cifras } from '@comanda/kit/metricas/cifras';
import { MEDIDAS_DE_COLA } from '@comanda/kit/cola/medidasDeCola';

/** What /metricas tells of ordering (pedidos.cifras). */
export const cifrasDePedidos = (reloj: () => Date): Cifras => ({
  sql: 'select * from pedidos.cifras($1)',
  valores: () => [reloj()],
  medidas: MEDIDAS_DE_COLA,
});

import type { Medida } from '@comanda/shared/contracts/inventario/bodega';
import { seConvierten } from '@comanda/shared/domain/producto/medidas';

import { useListarMedidasQuery } from './bodegaApi';

const UNA_HORA_S = 3_600;

/** The units to choose from: all of them, or those an amount in `de` can be said in. */
export function useMedidas(de?: Medida) {
  const { currentData = [] } = useListarMedidasQuery({}, { refetchOnMountOrArgChange: UNA_HORA_S });
  return currentData
    .filter(({ medidas }) => de === undefined || seConvierten(medidas, de))
    .map(({ medidas, nombre }) => ({ value: medidas, label: `${nombre} (${medidas})` }));
}

import { useState } from 'react';

import type { MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';

import { EXISTENCIA_AL_DIA, useListarMateriasPrimasQuery } from './bodegaApi';

/** A material as the list has it once it is read anew: the row that was clicked may be of before. Without any where it is there no more. */
export function useMateriaAlDia({ id, empresa }: Pick<MateriaPrima, 'id' | 'empresa'>) {
  const materias = useListarMateriasPrimasQuery({ empresa }, EXISTENCIA_AL_DIA);
  const { currentData, fulfilledTimeStamp = 0 } = materias;
  const [deAntes] = useState(fulfilledTimeStamp);
  const leida =
    fulfilledTimeStamp === deAntes ? undefined : currentData?.filter((una) => una.id === id);
  return { ...materias, currentData: leida };
}

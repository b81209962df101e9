import { useEffect } from 'react';

import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import { cada } from '@comanda/shared/piezas/pagina';

import { useConsultarEmpresaQuery } from './puntoventaApi';

const REINTENTAR_MS = 4000;

/** What selling needs to know of the company; asked again until it answers, since nothing is charged without. */
export function useDatosEmpresa(empresa: string): EmpresaFacturacion | undefined {
  const { currentData, isError, refetch } = useConsultarEmpresaQuery({ company: empresa });
  useEffect(() => {
    if (!isError) return;
    return cada(REINTENTAR_MS, () => void refetch());
  }, [isError, refetch]);
  return currentData;
}

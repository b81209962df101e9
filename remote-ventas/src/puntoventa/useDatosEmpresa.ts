import { useEffect } from 'react';

import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';

import { useConsultarEmpresaQuery } from './puntoventaApi';

const REINTENTAR_MS = 4000;

/** What selling needs to know of the company; asked again until it answers, since nothing is charged without. */
export function useDatosEmpresa(empresa: string): EmpresaFacturacion | undefined {
  const { currentData, isError, refetch } = useConsultarEmpresaQuery({ company: empresa });
  useEffect(() => {
    if (!isError) return;
    const reloj = setInterval(() => void refetch(), REINTENTAR_MS);
    return () => clearInterval(reloj);
  }, [isError, refetch]);
  return currentData;
}

import { useEffect } from 'react';

import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import { cada } from '@comanda/shared/piezas/pagina';

import { useConsultarEmpresaQuery } from './puntoventaApi';

const REINTENTAR_MS = 4000;
/** What an Administrador changes while tills are open; a sale that is refused because of it asks at once (puntoventaApi). */
const AL_DIA = {
  pollingInterval: 300_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
} as const;

/** What selling needs to know of the company; asked again until it answers, since nothing is charged without. */
export function useDatosEmpresa(empresa: string): EmpresaFacturacion | undefined {
  const { currentData, isError, refetch } = useConsultarEmpresaQuery({ company: empresa }, AL_DIA);
  const falta = isError && currentData === undefined;
  useEffect(() => {
    if (!falta) return;
    return cada(REINTENTAR_MS, () => void refetch());
  }, [falta, refetch]);
  return currentData;
}

import { useAlDia } from '@comanda/shared/piezas/flujo';
import { CADA_MINUTO } from '@comanda/shared/piezas/inicio';
import { useEmpresaActiva } from '@comanda/shared/session';

import { useReporteDeHoyQuery } from '../cifras/ventasApi';

const CINCO_MINUTOS = { ...CADA_MINUTO, pollingInterval: 300_000 } as const;

/** What a company sold today is asked with this; one call for all cards. */
export const entradaDeHoy = (empresa: string) => ({ empresa, comparar: 'semana' as const });

/** What was sold today beside the same day of last week; of who may not see all, what they sold. */
export function useHoy() {
  const { empresa } = useEmpresaActiva();
  return useHoyDe(empresa ?? '');
}

/** The same of a company that is not the one on screen. */
export function useHoyDe(empresa: string) {
  const query = useReporteDeHoyQuery(entradaDeHoy(empresa), CINCO_MINUTOS);
  useAlDia('caja', empresa, query);
  return query;
}

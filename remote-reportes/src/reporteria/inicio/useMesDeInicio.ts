import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { mesMas } from '@comanda/shared/domain/texto/periodo';
import { CADA_MINUTO } from '@comanda/shared/piezas/inicio';
import { useAhora } from '@comanda/shared/piezas/vista';
import { useEmpresaActiva } from '@comanda/shared/session';

import { useResumenDelMesQuery } from '../reporteriaApi';

const CINCO_MINUTOS = { ...CADA_MINUTO, pollingInterval: 300_000 } as const;

/** What the company issued in this month, or so many before it. */
export function useMesDeInicio(haceMeses: number) {
  const hoy = fechaNegocio(useAhora(60_000));
  const mes = mesMas(hoy.slice(0, 7), -haceMeses);
  const { empresa } = useEmpresaActiva();
  return { mes, ...useResumenDelMesQuery({ empresa: empresa ?? '', mes }, CINCO_MINUTOS) };
}

import { useState } from 'react';

import { AUDITORIA_POR_PAGINA } from '@comanda/shared/contracts/admin/auditoria';
import { usePedido } from '@comanda/shared/piezas/tabla';

import { useListarAuditoriaQuery } from './auditoriaApi';
import { entradaDeAuditoria, type FiltroDeAuditoria } from './useFiltroDeAuditoria';

type Vistos = { de: string; cortes: readonly string[] };
const NINGUNO: readonly string[] = [];

/** One page after another of what is looked for, each from where the one before it ended: nobody counts a million acts. */
export function usePaginasDeAuditoria(empresa: string, filtro: FiltroDeAuditoria) {
  const mano = usePedido(AUDITORIA_POR_PAGINA);
  const { pagina, busqueda } = mano.pedido;
  /** The last row of each page that was seen of one search. */
  const [vistos, setVistos] = useState<Vistos>({ de: '', cortes: [] });
  const cortes = vistos.de === busqueda ? vistos.cortes : NINGUNO;
  const tras = pagina === 1 ? undefined : cortes[pagina - 2];
  const leida = useListarAuditoriaQuery(
    { ...entradaDeAuditoria(empresa, filtro, busqueda), ...(tras !== undefined && { tras }) },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData } = leida;
  const ultima = currentData?.filas.at(-1)?.id;
  if (ultima !== undefined && cortes[pagina - 1] !== ultima)
    setVistos({ de: busqueda, cortes: [...cortes.slice(0, pagina - 1), ultima] });
  const vistas = (pagina - 1) * AUDITORIA_POR_PAGINA + (currentData?.filas.length ?? 0);
  return {
    mano,
    consulta: {
      ...leida,
      currentData: currentData && {
        filas: currentData.filas,
        total: vistas + (currentData.hay_mas ? 1 : 0),
        sin_total: true as const,
      },
    },
  };
}

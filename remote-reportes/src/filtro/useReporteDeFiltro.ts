import { useState } from 'react';

import { REPORTES_POR_PAGINA } from '@comanda/shared/contracts/reportes/reportes';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import type { Rango } from '@comanda/shared/piezas/fechas';
import { usePedido } from '@comanda/shared/piezas/tabla';
import { useAhora } from '@comanda/shared/piezas/vista';

/** Of which days, today's until others are chosen, and which page of what is shown of each table. */
export function useReporteDeFiltro() {
  const calendario = fechaNegocio(useAhora());
  const [leido, setLeido] = useState({ calendario: '', hoy: '' });
  const hoy = leido.calendario === calendario ? leido.hoy : calendario;
  const [elegidas, setElegidas] = useState<Rango | null>(null);
  const manos = {
    ventas: usePedido(REPORTES_POR_PAGINA),
    movimientos: usePedido(REPORTES_POR_PAGINA),
    cuadres: usePedido(REPORTES_POR_PAGINA),
  };
  return {
    rango: elegidas ?? { desde: hoy, hasta: hoy },
    hoy,
    /** What the server says it is: a bar's day ends after midnight. */
    anotarHoy: (suyo: string) => {
      if (suyo !== hoy) setLeido({ calendario, hoy: suyo });
    },
    manos,
    elegirRango: (rango: Rango | null) => {
      const deHoy = rango?.desde === hoy && rango.hasta === hoy;
      setElegidas(deHoy ? null : rango);
      for (const mano of Object.values(manos)) mano.irA(1);
    },
  };
}

/** What a table needs to know: whose, of which days, which page of it. */
export type TablaProps = {
  empresa: string;
  rango: Rango;
  mano: ReturnType<typeof usePedido>;
};

/** Reports are read anew whenever they are looked at. */
export const AL_DIA = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
};

/** As the three calls take them. */
export const diasDeCall = ({ desde, hasta }: Rango) => ({ fecha_ini: desde, fecha_fin: hasta });

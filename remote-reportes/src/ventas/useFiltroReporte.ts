import { useState } from 'react';

import {
  reportesCalls,
  type ComparacionDe,
  type ReporteVentas,
} from '@comanda/shared/contracts/reportes/reportes';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import type { Rango } from '@comanda/shared/piezas/fechas';
import { useAhora } from '@comanda/shared/piezas/vista';

/** Of which days and beside which: as chosen, also for the next company one looks at. */
export function useDiasElegidos() {
  const [elegidas, setElegidas] = useState<Rango | null>(null);
  const [comparar, setComparar] = useState<ComparacionDe>('anterior');
  return { elegidas, setElegidas, comparar, setComparar };
}

export type DiasElegidos = ReturnType<typeof useDiasElegidos>;

/** Of which days, beside which, sold by whom: today's until other days are chosen. */
export function useFiltroReporte({ elegidas, setElegidas, comparar, setComparar }: DiasElegidos) {
  const calendario = fechaNegocio(useAhora());
  const [leido, setLeido] = useState({ calendario: '', hoy: '' });
  const hoy = leido.calendario === calendario ? leido.hoy : calendario;
  const [usuario, setUsuario] = useState<string | null>(null);
  const [vendedores, setVendedores] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    rango: elegidas ?? { desde: hoy, hasta: hoy },
    hoy,
    comparar,
    usuario,
    vendedores,
    /** What the answer says of the day, which of a bar ends after midnight, and of who sold, which of one alone is nobody else. */
    anotar: ({ hoy: suyo, usuarios }: ReporteVentas) => {
      if (suyo !== hoy) setLeido({ calendario, hoy: suyo });
      if (usuarios.some(({ clave }) => !vendedores.has(clave)))
        setVendedores(
          new Map([
            ...vendedores,
            ...usuarios.map(({ clave, nombre }) => [clave, nombre] as const),
          ]),
        );
    },
    elegirRango: (rango: Rango | null) => {
      const esHoy = rango === null || (rango.desde === hoy && rango.hasta === hoy);
      setElegidas(esHoy ? null : rango);
    },
    elegirComparar: setComparar,
    elegirUsuario: setUsuario,
  };
}

export type FiltroReporte = ReturnType<typeof useFiltroReporte>;

/** As the calls take it. */
export const entradaDeReporte = (empresa: string, { rango, comparar, usuario }: FiltroReporte) => ({
  empresa,
  fecha_ini: rango.desde,
  fecha_fin: rango.hasta,
  comparar,
  ...(usuario !== null && { usuario }),
});

/** The contract's own sentence for what it would refuse. */
export function faltaDeReporte(entrada: ReturnType<typeof entradaDeReporte>): string | null {
  const leida = reportesCalls.reporteVentas.query.safeParse(entrada);
  return leida.success ? null : (leida.error.issues[0]?.message ?? null);
}

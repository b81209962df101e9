import { useState } from 'react';

import type { Rango } from '@comanda/shared/piezas/fechas';

/** Not an act: all of them but sales and logins, which are most of them, or all of them. */
export const LO_HECHO = 'lo hecho';
export const TODO = 'todo';

export type FiltroDeAuditoria = { usuario: string | null; accion: string; rango: Rango | null };

/** Whose acts are shown, which, of which days. */
export function useFiltroDeAuditoria() {
  const [filtro, setFiltro] = useState<FiltroDeAuditoria>({
    usuario: null,
    accion: LO_HECHO,
    rango: null,
  });
  const elegir = (cambio: Partial<FiltroDeAuditoria>) =>
    setFiltro((antes) => ({ ...antes, ...cambio }));
  return { filtro, elegir };
}

/** As the calls take it. */
export function entradaDeAuditoria(
  empresa: string,
  { usuario, accion, rango }: FiltroDeAuditoria,
  busca: string,
) {
  return {
    empresa,
    ...(usuario !== null && { usuario }),
    ...(accion === LO_HECHO && { sesiones: 'no' as const }),
    ...(accion === TODO && { ventas: 'si' as const }),
    ...(accion !== TODO && accion !== LO_HECHO && { accion }),
    ...(busca.trim() !== '' && { busca }),
    ...(rango && { fecha_ini: rango.desde, fecha_fin: rango.hasta }),
  };
}

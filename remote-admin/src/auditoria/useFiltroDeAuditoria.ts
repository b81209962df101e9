import { useState } from 'react';

import type { Rango } from '@comanda/shared/piezas/fechas';

/** Not an act: all of them but sales, or all of them. */
export const SIN_VENTAS = 'sin ventas';
export const TODO = 'todo';

export type FiltroDeAuditoria = { usuario: string | null; accion: string; rango: Rango | null };

/** Whose acts are shown, which, of which days. */
export function useFiltroDeAuditoria() {
  const [filtro, setFiltro] = useState<FiltroDeAuditoria>({
    usuario: null,
    accion: SIN_VENTAS,
    rango: null,
  });
  const elegir = (cambio: Partial<FiltroDeAuditoria>) =>
    setFiltro((antes) => ({ ...antes, ...cambio }));
  return { filtro, elegir };
}

/** As the calls take it. */
export function entradaDeAuditoria(empresa: string, { usuario, accion, rango }: FiltroDeAuditoria) {
  return {
    empresa,
    ...(usuario !== null && { usuario }),
    ...(accion === TODO && { ventas: 'si' as const }),
    ...(accion !== TODO && accion !== SIN_VENTAS && { accion }),
    ...(rango && { fecha_ini: rango.desde, fecha_fin: rango.hasta }),
  };
}

import type { Programado } from '@comanda/shared/contracts/programados';
import { formatFecha } from '@comanda/shared/domain/fecha';

/** `tono`: 'mal' needs somebody, 'pausa' waits for somebody. */
export type EstadoProgramado = { texto: string; tono?: 'mal' | 'pausa' | 'bien' };

/** How a schedule stands, in a few words. */
export function estadoDe(programado: Programado): EstadoProgramado {
  const { estado, proximo, repetir, no_emitidas: faltan } = programado;
  if (faltan > 0)
    return { texto: faltan === 1 ? 'No emitida' : `${faltan} no emitidas`, tono: 'mal' };
  if (!estado) return { texto: 'Detenida', tono: 'pausa' };
  if (proximo === null) return { texto: 'Emitida', tono: 'bien' };
  return { texto: repetir ? `Proxima ${formatFecha(proximo)}` : 'Programada' };
}

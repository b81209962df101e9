import { aDolares } from '@comanda/shared/domain/dinero/dinero';

import type { LineaRevisada } from './revisarLinea';

/** What few lines have: what was taken off, why, what was chosen with it, and the ICE of one unit. Null where there is none of it. */
export function ademasDe(linea: LineaRevisada): string | null {
  const { descuento, motivo_descuento, modificadores, ice } = linea;
  if (descuento === 0 && modificadores.length === 0 && ice === 0) return null;
  return JSON.stringify({
    ...(descuento > 0 && { descuento: aDolares(descuento).toFixed(2), motivo_descuento }),
    ...(ice > 0 && { ice: aDolares(ice).toFixed(2) }),
    ...(modificadores.length > 0 && {
      modificadores: modificadores.map(({ id, nombre, precio }) => ({
        id: String(id),
        nombre,
        precio: aDolares(precio),
      })),
    }),
  });
}

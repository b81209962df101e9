import type { Mesa } from '@comanda/shared/contracts/ventas/mesas';

/** As it is called across the room: 'Mesa 5'. */
export const nombreDeMesa = ({ numero_mesa }: Pick<Mesa, 'numero_mesa'>): string =>
  `Mesa ${numero_mesa}`;

/** What a course is called. */
export const NOMBRE_CURSO = { ENTRADA: 'Entrada', FUERTE: 'Fuerte', POSTRE: 'Postre' } as const;

import type { Mesa } from '@comanda/shared/contracts/ventas/mesas';
import type { Curso } from '@comanda/shared/contracts/ventas/ordenes';
import { dePalabras, talCual } from '@comanda/shared/domain/texto/palabras';

/** As it is called across the room: 'Mesa 5'. */
export const nombreDeMesa = ({ numero_mesa }: Pick<Mesa, 'numero_mesa'>): string =>
  `Mesa ${numero_mesa}`;

/** An order under the word 'Orden': its own word is not said twice. */
export const sinDecirOrden = (nombre: string): string => nombre.replace(/^Orden (?=\d+$)/, '');

/** What a course is called. */
export const NOMBRE_CURSO: Readonly<Record<Curso, string>> = dePalabras(
  { ENTRADA: 'Entrada', FUERTE: 'Fuerte', POSTRE: 'Postre' },
  talCual,
);

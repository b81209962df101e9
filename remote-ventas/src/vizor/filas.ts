import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import type { OrdenVizor } from '@comanda/shared/domain/orden/vizor';

import { sinDecirOrden } from '../cocina/nombres';

/** What stands between the head of a card and its buttons, one under the other. */
export type FilaDeOrden =
  | { tipo: 'hechas'; cuantas: number }
  | { tipo: 'linea'; linea: LineaVizor }
  | { tipo: 'espera'; texto: string };

const enLinea = (linea: LineaVizor): FilaDeOrden => ({ tipo: 'linea', linea });

export function filasDe({ lineas, retenidas, hechas }: OrdenVizor): FilaDeOrden[] {
  const cursos = new Set(retenidas.flatMap(({ curso }) => curso ?? []));
  const texto = ['En espera', [...cursos].join(', ')].filter((parte) => parte !== '').join(': ');
  return [
    ...(hechas > 0 ? [{ tipo: 'hechas', cuantas: hechas } as const] : []),
    ...lineas.map(enLinea),
    ...(retenidas.length > 0 ? [{ tipo: 'espera', texto } as const] : []),
    ...retenidas.map(enLinea),
  ];
}

/** Where it goes: its table, or whose it is. */
export const tituloDe = ({ mesa, orden }: Pick<OrdenVizor, 'mesa' | 'orden'>): string =>
  mesa ? `Mesa ${mesa}` : sinDecirOrden(orden);

/** What became of a line since it was sent first, in the words of its marks. */
export function marcasDe({ cantidad, anulada, agregada, asiento }: LineaVizor): string[] {
  const quitada = cantidad === 0;
  return [
    ...(quitada ? ['ANULADO'] : []),
    ...(!quitada && anulada > 0 ? [`ANULADO ${anulada}`] : []),
    ...(agregada && !quitada ? ['AGREGADO'] : []),
    ...(asiento === null ? [] : [`Asiento ${asiento}`]),
  ];
}

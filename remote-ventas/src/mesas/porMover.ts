import type { LineaOrden } from '@comanda/shared/contracts/ventas/ordenes';

/** How many units of each line, by its id; what is not in it stays. */
export type PorMover = Readonly<Record<string, number>>;

/** What is sent: never more than there is by now, nor what is gone. */
export const lineasPorMover = (lineas: readonly LineaOrden[], porMover: PorMover) =>
  lineas
    .map(({ linea, cantidad }) => ({ linea, cantidad: Math.min(porMover[linea] ?? 0, cantidad) }))
    .filter(({ cantidad }) => cantidad > 0);

/** One unit more or less, within what there is; what is sold by weight goes whole or not at all. */
export function conUnidades(
  porMover: PorMover,
  { linea, cantidad, por_peso }: LineaOrden,
  mas: number,
): PorMover {
  const paso = por_peso ? cantidad * Math.sign(mas) : mas;
  const nueva = Math.min(Math.max((porMover[linea] ?? 0) + paso, 0), cantidad);
  return { ...porMover, [linea]: nueva };
}

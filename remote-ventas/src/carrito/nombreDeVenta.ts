import type { NotaDeVenta } from '@comanda/shared/contracts/ventas/ventas';

type Numerada = { secuencia: string; nota?: NotaDeVenta | undefined };

/** A sale by the number of its paper: that of its nota de venta, where it has one. */
export const nombreDeVenta = ({ nota, secuencia }: Numerada): string =>
  nota ? `Nota de venta ${nota.numero}` : `Venta ${secuencia}`;

import { numeroDeVenta, type Numerada } from '@comanda/shared/domain/orden/numeroDeVenta';

/** A sale by the number of its paper: that of its nota de venta, where it has one. */
export const nombreDeVenta = (venta: Numerada): string =>
  `${venta.nota ? 'Nota de venta' : 'Venta'} ${numeroDeVenta(venta)}`;

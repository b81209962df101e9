import type { NotaDeVenta } from '../../contracts/ventas/ventas';

export type Numerada = { secuencia: string; nota?: NotaDeVenta | undefined };

/** The number on the paper that the buyer took: that of its nota de venta, where it has one; '001-001-000000501'. */
export const numeroDeVenta = ({ secuencia, nota }: Numerada): string => nota?.numero ?? secuencia;

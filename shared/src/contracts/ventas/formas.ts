export const FORMAS_PAGO = ['EFECTIVO', 'TARJETA', 'TRANSFERENCIA'] as const;
export type FormaPago = (typeof FORMAS_PAGO)[number];

/** How a sale may be paid: with money, or later. What is taken of somebody is always money (docs/adr/0086). */
export const FORMAS_DE_VENTA = [...FORMAS_PAGO, 'CREDITO'] as const;
export type FormaDeVenta = (typeof FORMAS_DE_VENTA)[number];

export const TARJETAS = ['CREDITO', 'DEBITO'] as const;
export type Tarjeta = (typeof TARJETAS)[number];

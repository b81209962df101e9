import { z } from 'zod';

/** How what is sold reaches who buys it. A table is always of the salón. */
export const CANALES = ['SALON', 'LLEVAR', 'DOMICILIO'] as const;
export type Canal = (typeof CANALES)[number];

export const canalField = z.enum(CANALES, 'El canal es Salón, Para llevar o Domicilio');

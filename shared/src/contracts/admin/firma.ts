import { z } from 'zod';

/** What a till shows to be itself: given once, when it is registered. */
export const tokenDeDispositivoField = z
  .string('Falta la llave del equipo')
  .regex(/^[A-Za-z0-9_-]{43}$/, 'La llave del equipo no es válida');

/** Thumbprint of a key (RFC 7638): SHA-256, by which it is named. */
export const huellaDeLlaveField = z
  .string('Falta la llave de quien lo hizo')
  .regex(/^[A-Za-z0-9_-]{43}$/, 'La llave de quien lo hizo no es válida');

/** A signature by that key over what `domain/actoFirmado` says: 64 bytes. */
export const firmaSchema = z.strictObject({
  llave: huellaDeLlaveField,
  valor: z
    .string('Falta la firma de quien lo hizo')
    .regex(/^[A-Za-z0-9_-]{86}$/, 'La firma de quien lo hizo no es válida'),
});
export type Firma = z.output<typeof firmaSchema>;

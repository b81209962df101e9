import { z } from 'zod';

/** One figure of a company: how many there are of something, and what they add up to. Numbers as text: they are exact. */
const cuentaSchema = z.object({
  empresa: z.string(),
  que: z.string(),
  cuantos: z.string(),
  suma: z.string(),
});
export type CuentaDeTabla = z.output<typeof cuentaSchema>;

const copiadoSchema = z.object({
  ruta: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
});
export type Copiado = z.output<typeof copiadoSchema>;

/** The last entry of a backup: what the rest must be, and what its database must add up to. */
export const manifiestoDeRespaldoSchema = z.object({
  creado: z.string(),
  postgres: z.string(),
  cuentas: z.array(cuentaSchema),
  archivos: z.array(copiadoSchema),
});
export type Manifiesto = z.output<typeof manifiestoDeRespaldoSchema>;

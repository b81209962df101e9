import { z } from 'zod';

import { correosDe, enUnTexto } from './correos';

/** The company's unique name, as every call spells it. */
export const empresaField = z
  .string('empresa debe ser un texto')
  .min(1, 'Seleccione una empresa')
  .max(200, 'empresa es demasiado larga');

export const porEmpresa = z.strictObject({ empresa: empresaField });

/** What a table is exported as. */
export const formatoField = z.enum(['csv', 'xlsx'], 'Elija CSV o Excel (XLSX)');
/** Of a table: 'csv_coma' is a CSV for the Excel of another country. */
export const formatoDeTablaField = z.enum(['csv', 'csv_coma', 'xlsx'], 'Elija CSV o Excel (XLSX)');

/** A streamed file takes longer than a person waits without seeing it go on. */
export const ESPERA_DE_ARCHIVO = 600_000;

/** Dollars on the wire: finite, at most two decimals, never negative. `vacio`: what is said where there is none. */
export const dolaresField = (campo: string, vacio = `${campo} debe ser un número`) =>
  z
    .number({ error: ({ input }) => (input === undefined ? vacio : `${campo} debe ser un número`) })
    .min(0, `${campo} no puede ser negativo`)
    .max(99_999_999.99, `${campo} es demasiado grande`)
    .refine(esDeCentavos, `${campo} admite dos decimales`);

/** But for what a sum of doubles is off; less than a cent is none. */
function esDeCentavos(valor: number): boolean {
  const enteros = Math.round(valor * 100);
  return Math.abs(valor * 100 - enteros) < 1e-6 && (valor <= 0 || enteros > 0);
}

const CORREOS = 5;
const esCorreo = (uno: string) => z.email().safeParse(uno).success;

const variosCorreos = z
  .string()
  .overwrite((escrito) => enUnTexto(correosDe(escrito)))
  .max(200, 'El email admite 200 caracteres')
  .refine((texto) => correosDe(texto).length <= CORREOS, `Admite hasta ${CORREOS} correos`)
  .refine((texto) => correosDe(texto).every(esCorreo), { error: fraseDeCorreo });

/**
 * Where a buyer's documents go: one address, or up to five parted by ';' or ','; as 'ana@gmail.com; caja@hotel.ec'. None and one are
 * ways of their own: pages of before send nothing else, and the gate sees that it is taken.
 */
export const correosField = z.union([z.literal(''), z.email(), variosCorreos], {
  error: ({ input }) => variosCorreos.safeParse(input).error?.issues[0]?.message,
});

/** Of several, which one is wrong. */
function fraseDeCorreo({ input }: { input?: unknown }): string {
  const correos = correosDe(String(input));
  const malo = correos.find((uno) => !esCorreo(uno));
  return correos.length > 1 && malo ? `El email ${malo} no es válido` : 'El email no es válido';
}

/** 49 digits; whether the check digit is right is the domain's business. */
export const claveAccesoField = z.string().regex(/^\d{49}$/, 'clave_acceso debe tener 49 dígitos');

/** How many sit at a table. */
export const comensalesField = z
  .number('Los comensales deben ser un número')
  .int('Los comensales no llevan decimales')
  .min(1, 'Los comensales son 1 o más')
  .max(200, 'Los comensales no pueden pasar de 200');

/** What somebody types on a till that many share. */
export const pinField = z
  .string('Ingrese el PIN')
  .regex(/^\d{4,6}$/, 'El PIN tiene de 4 a 6 dígitos');

export const idField = z.string().min(1).max(64);

/** An id as PostgreSQL takes it, of whatever version: an md5 makes them too, which the 'uuid' of a standard leaves out. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Somebody's id. */
export const usuarioIdField = z
  .string('El usuario no es válido')
  .regex(UUID, 'El usuario no es válido');

/** Whose PIN is typed: who it is comes first, the PIN only says that it is they. */
export const quienDelPinField = z.string('Elija quién es').pipe(usuarioIdField);

/** A day 'YYYY-MM-DD' that there is. */
export const diaField = z.string().refine(esDia, 'La fecha debe ser YYYY-MM-DD');

/** A month 'YYYY-MM'. */
export const mesField = z
  .string('Elija un mes')
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'El mes debe ser YYYY-MM');

function esDia(texto: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(texto)) return false;
  const instante = Date.parse(`${texto}T00:00:00Z`);
  return !Number.isNaN(instante) && new Date(instante).toISOString().startsWith(texto);
}

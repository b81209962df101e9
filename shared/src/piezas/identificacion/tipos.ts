import type { TipoIdentificacion } from '../../contracts/ventas/clientes';
import { TIPO_IDENTIFICACION } from '../../domain/fiscal/identificacion';

/** What an identified buyer may have; the final consumer is nobody in particular. */
export const TIPOS: readonly { value: TipoIdentificacion; label: string }[] = [
  { value: TIPO_IDENTIFICACION.CEDULA, label: 'Cédula' },
  { value: TIPO_IDENTIFICACION.RUC, label: 'RUC' },
  { value: TIPO_IDENTIFICACION.PASAPORTE, label: 'Pasaporte' },
  { value: TIPO_IDENTIFICACION.EXTERIOR, label: 'Identificación del exterior' },
];

/** The type a box of types shows; a cedula for anything else. */
export const tipoDeIdentificacion = (valor: unknown): TipoIdentificacion =>
  TIPOS.find(({ value }) => value === valor)?.value ?? TIPO_IDENTIFICACION.CEDULA;

/** Whether its numbers are digits alone: a cedula, a RUC. */
export const esDeCifras = (tipo: TipoIdentificacion) =>
  tipo === TIPO_IDENTIFICACION.RUC || tipo === TIPO_IDENTIFICACION.CEDULA;

/** What may stand in the box of a number. For RUC and cedula: digits only, 13 at most (spec section 5, Customer). */
export function limpiarIdentificacion(tipo: TipoIdentificacion, texto: string): string {
  return esDeCifras(tipo) ? texto.replace(/\D/g, '').slice(0, 13) : texto.trim();
}

export const tecladoDe = (tipo: TipoIdentificacion) => (esDeCifras(tipo) ? 'numeric' : 'text');

/** What the number of a type is called: above its box, and when nobody has it. */
export const nombreDelNumero = (tipo: TipoIdentificacion): string =>
  tipo === TIPO_IDENTIFICACION.CEDULA
    ? 'Número de cédula' // as spec section 8 says it
    : (TIPOS.find(({ value }) => value === tipo)?.label ?? 'Número');

import type { TipoIdentificacion } from '../../contracts/ventas/clientes';
import { TIPO_IDENTIFICACION, validarIdentificacion } from '../../domain/fiscal/identificacion';

const LIBRE = 'use de 3 a 20 letras, números o guiones';

type Palabras = { noEs: string; regla: string; minimo: number; largo?: number };

/** `minimo`: from here on something can be said; `largo`: how many there must be, where that is fixed. */
const PALABRAS: Readonly<Record<TipoIdentificacion, Palabras>> = {
  [TIPO_IDENTIFICACION.CEDULA]: {
    noEs: 'La cédula no es válida',
    regla: 'son 10 dígitos',
    minimo: 10,
    largo: 10,
  },
  [TIPO_IDENTIFICACION.RUC]: {
    noEs: 'El RUC no es válido',
    regla: 'son 13 dígitos',
    minimo: 13,
    largo: 13,
  },
  [TIPO_IDENTIFICACION.PASAPORTE]: { noEs: 'El pasaporte no es válido', regla: LIBRE, minimo: 3 },
  [TIPO_IDENTIFICACION.EXTERIOR]: {
    noEs: 'La identificación no es válida',
    regla: LIBRE,
    minimo: 3,
  },
  [TIPO_IDENTIFICACION.CONSUMIDOR_FINAL]: {
    noEs: 'El número no es válido',
    regla: 'son 13 nueves',
    minimo: 13,
  },
};

/** Why a number does not fit its type, in the words of the type; null when it does, or may (a doubtful RUC). */
export function faltaDeIdentificacion(tipo: TipoIdentificacion, numero: string): string | null {
  if (validarIdentificacion(tipo, numero) !== 'invalida') return null;
  const { noEs, regla, largo } = PALABRAS[tipo];
  return `${noEs}: ${numero.length === largo ? 'revise sus dígitos' : regla}`;
}

/** The same while it is typed: nothing is said of a number that is still short. */
export const faltaAlEscribir = (tipo: TipoIdentificacion, numero: string): string | null =>
  numero.length < PALABRAS[tipo].minimo ? null : faltaDeIdentificacion(tipo, numero);

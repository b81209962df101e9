// @ts-nocheck
import type { TipoIdentificacion } from '../../contracts/clientes';
import { TIPO, validarIdentificacion } from '../../domain/identificacion';

const LIBRE = 'use de 3 a 20 letras, numeros o guiones';

type Palabras = { noEs: string; regla: string; minimo: number; largo?: number };

/** `minimo`: from here on something can be said; `largo`: how many there must be, where that is fixed. */
const PALABRAS: Readonly<Record<TipoIdentificacion, Palabras>> = {
  [TIPO.CEDULA]: { noEs: 'La cedula no es valida', regla: 'son 10 digitos', minimo: 10, largo: 10 },
  [TIPO.RUC]: { noEs: 'El RUC no es valido', regla: 'son 13 digitos', minimo: 13, largo: 13 },
  [TIPO.PASAPORTE]: { noEs: 'El pasaporte no es valido', regla: LIBRE, minimo: 3 },
  [TIPO.EXTERIOR]: { noEs: 'La identificacion no es valida', regla: LIBRE, minimo: 3 },
  [TIPO.CONSUMIDOR_FINAL]: { noEs: 'El numero no es valido', regla: 'son 13 nueves', minimo: 13 },
};

/** Why a number does not fit its type, in the words of the type; null when it does, or may (a doubtful RUC). */
export function faltaDe(tipo: TipoIdentificacion, numero: string): string | null {
  if (validarIdentificacion(tipo, numero) !== 'invalida') return null;
  const { noEs, regla, largo } = PALABRAS[tipo];
  return `${noEs}: ${numero.length === largo ? 'revise sus digitos' : regla}`;
}

/** The same while it is typed: nothing is said of a number that is still short. */
export const faltaAlEscribir = (tipo: TipoIdentificacion, numero: string): string | null =>
  numero.length < PALABRAS[tipo].minimo ? null : faltaDe(tipo, numero);

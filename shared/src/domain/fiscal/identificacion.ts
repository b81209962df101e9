import type { TipoIdentificacion } from '../../contracts/ventas/clientes';

import { aCentavos, centavos, type Centavos } from '../dinero/dinero';
import { LIMITE_DE_CONSUMIDOR_FINAL } from '../ley/limites';

/** The final consumer's identification on an invoice (spec section 9). */
export const CONSUMIDOR_FINAL = '9999999999999';

/** Above this a final consumer must be identified: 50.00 dollars exactly is allowed (spec section 9). */
export const LIMITE_CONSUMIDOR_FINAL = centavos(LIMITE_DE_CONSUMIDOR_FINAL);

/** Up to this a sale asks for no customer and prints a short ticket: 'bath items' (spec section 9). */
export const LIMITE_TICKET_CORTO = aCentavos(0.5);

/** 'dudosa': nothing says for sure that there is no such number, so warn and never refuse. */
export type Validez = 'valida' | 'dudosa' | 'invalida';

export const TIPO_IDENTIFICACION = {
  RUC: '04',
  CEDULA: '05',
  PASAPORTE: '06',
  CONSUMIDOR_FINAL: '07',
  EXTERIOR: '08',
} as const satisfies Record<string, TipoIdentificacion>;

/** True for 10 or 13 nines (spec section 5, Customer). */
export function esConsumidorFinal(identificacion: string): boolean {
  return /^(9{10}|9{13})$/.test(identificacion);
}

/** The rule of spec section 5: all nines and a total above 50 dollars is refused. */
export function excedeLimiteConsumidorFinal(identificacion: string, total: Centavos): boolean {
  return esConsumidorFinal(identificacion) && total > LIMITE_CONSUMIDOR_FINAL;
}

/** A cedula: 10 digits, province 01-24 or 30, modulo 10. A wrong digit is an error; a third one of 7 to 9 is rare: warned of. */
export function validarCedula(cedula: string): Validez {
  if (!/^\d{10}$/.test(cedula) || !esProvincia(cedula)) return 'invalida';
  if (digitoModulo10(cedula) !== Number(cedula[9])) return 'invalida';
  return Number(cedula[2]) > 6 ? 'dudosa' : 'valida';
}

/**
 * A RUC: 13 digits, establishment not 000. A natural person's is a cedula and an establishment; companies and the
 * State (third digit 9 and 6) may fail every check digit and still be active, so those are at worst 'dudosa'.
 */
export function validarRuc(ruc: string): Validez {
  if (!/^\d{13}$/.test(ruc)) return 'invalida';
  if (ruc === CONSUMIDOR_FINAL) return 'valida';
  if (!esProvincia(ruc) || ruc.endsWith('000')) return 'invalida';
  const tercero = ruc[2];
  if (tercero === '6' || tercero === '9') {
    return cumpleModulo11(ruc) || validarCedula(ruc.slice(0, 10)) === 'valida'
      ? 'valida'
      : 'dudosa';
  }
  return validarCedula(ruc.slice(0, 10));
}

/** What is wrong with the RUC of a company that issues; null: nothing. Its documents are refused with any but establishment 001. */
export function faltaDeRuc(ruc: string): string | null {
  if (ruc.length !== 13) return 'El campo ruc tiene 13 dígitos';
  if (esConsumidorFinal(ruc) || validarRuc(ruc) === 'invalida')
    return 'El ruc no es válido. Revise sus dígitos';
  return ruc.endsWith('001') ? null : 'El ruc de una empresa termina en 001';
}

/** Whether a number fits its type of identification (spec section 9, Identification codes). */
export function validarIdentificacion(tipo: TipoIdentificacion, numero: string): Validez {
  switch (tipo) {
    case TIPO_IDENTIFICACION.RUC:
      return validarRuc(numero);
    case TIPO_IDENTIFICACION.CEDULA:
      return esConsumidorFinal(numero) ? 'valida' : validarCedula(numero);
    case TIPO_IDENTIFICACION.CONSUMIDOR_FINAL:
      return numero === CONSUMIDOR_FINAL ? 'valida' : 'invalida';
    case TIPO_IDENTIFICACION.PASAPORTE:
    case TIPO_IDENTIFICACION.EXTERIOR:
      return /^[A-Za-z0-9-]{3,20}$/.test(numero) ? 'valida' : 'invalida';
  }
}

/** The type a bare number suggests: 13 nines 07, 13 digits RUC, 10 digits cedula, else passport. */
export function tipoSugerido(numero: string): TipoIdentificacion {
  if (esConsumidorFinal(numero)) return TIPO_IDENTIFICACION.CONSUMIDOR_FINAL;
  if (/^\d{13}$/.test(numero)) return TIPO_IDENTIFICACION.RUC;
  return /^\d{10}$/.test(numero) ? TIPO_IDENTIFICACION.CEDULA : TIPO_IDENTIFICACION.PASAPORTE;
}

function esProvincia(numero: string): boolean {
  const provincia = Number(numero.slice(0, 2));
  return (provincia >= 1 && provincia <= 24) || provincia === 30;
}

function digitoModulo10(cedula: string): number {
  const suma = Array.from(cedula.slice(0, 9)).reduce((total, cifra, i) => {
    const producto = Number(cifra) * (i % 2 === 0 ? 2 : 1);
    return total + (producto > 9 ? producto - 9 : producto);
  }, 0);
  return (10 - (suma % 10)) % 10;
}

/** Third digit 9: nine digits and a check digit; third digit 6: eight and a check digit. */
function cumpleModulo11(ruc: string): boolean {
  const pesos = ruc[2] === '9' ? [4, 3, 2, 7, 6, 5, 4, 3, 2] : [3, 2, 7, 6, 5, 4, 3, 2];
  const suma = pesos.reduce((total, peso, i) => total + peso * Number(ruc[i]), 0);
  return (11 - (suma % 11)) % 11 === Number(ruc[pesos.length]);
}

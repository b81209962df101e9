import type { CeldaLeida } from './lista';

/** With a point before the decimals and nothing between thousands; null where it is no number that reads one way. */
export function enDecimal(dicho: string): string | null {
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(dicho))
    return dicho.replaceAll('.', '').replace(',', '.');
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(dicho)) return dicho.replaceAll(',', '');
  return /^\d{1,9}([.,]\d+)?$/.test(dicho) ? dicho.replace(',', '.') : null;
}

/** '1.234' is a thousand to one and a dollar to another. */
export const seLeeDeDosModos = (dicho: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(dicho);

/** Which two, and how to say the one that is meant. */
export function dosLecturas(dicho: string, comoDecirlo: string): string {
  const [entero = '', resto = ''] = dicho.split(/[.,]/);
  return `${dicho} puede ser ${entero}${resto},00 o ${entero},${resto}. Escríbalo con ${comoDecirlo}`;
}

/** What a figure has around it that is no digit of it. */
export const sinAdornos = (texto: string): string => texto.replace(/[$\s\u00a0]|usd/gi, '');

/** A figure of a cell, and what it may be. */
type Cifra = {
  /** 'El peso' */
  nombre: string;
  decimales: number;
  maximo: number;
  redondear: (valor: number) => number;
};

/** A figure that is not below zero; an empty cell says nothing. */
export function leerCifra(texto: string, cifra: Cifra): CeldaLeida<number | undefined> {
  const { nombre, decimales, maximo, redondear } = cifra;
  const dicho = sinAdornos(texto);
  if (dicho === '') return { valor: undefined };
  if (dicho.startsWith('-')) return { msg: `${nombre} no puede ser negativo` };
  if (seLeeDeDosModos(dicho)) {
    const con = dicho.endsWith('0') ? 'menos decimales' : 'cuatro decimales';
    return { msg: dosLecturas(dicho, con) };
  }
  const decimal = enDecimal(dicho);
  if (decimal === null) return { msg: `${nombre} debe ser un número, como 12,5` };
  const leido = Number(decimal);
  if (leido > maximo) return { msg: `${nombre} es demasiado grande` };
  const valor = redondear(leido);
  return valor === leido
    ? { valor }
    : { valor, aviso: `Tiene más de ${decimales} decimales: se lee ${enComas(valor)}` };
}

const enComas = (valor: number) => String(valor).replace('.', ',');

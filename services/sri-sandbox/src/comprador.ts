import { si, type RechazoDelSri } from './tabla';

import type { Comprobante } from './comprobante';

const CONSUMIDOR_FINAL = '9999999999999';

/** The buyer's number against its type (Cedula and RUC). */
export function rechazoDeComprador({ comprador }: Comprobante): RechazoDelSri | null {
  const { tipo, identificacion, nombre } = comprador;
  if (tipo === '04') return si(!esRuc(identificacion), 'compradorRuc', identificacion);
  if (tipo === '05') return si(!esCedula(identificacion), 'compradorCedula', identificacion);
  if (tipo !== '07') return si(!esAlguien(identificacion), 'compradorExterior', identificacion);
  return (
    si(identificacion !== CONSUMIDOR_FINAL, 'compradorFinal', identificacion) ??
    si(nombre !== 'CONSUMIDOR FINAL', 'compradorFinalNombre', nombre)
  );
}

/** 13 digits, an establishment; of a company or the State no digit is reliable. */
export function esRuc(numero: string): boolean {
  if (!/^\d{13}$/.test(numero) || numero === CONSUMIDOR_FINAL) return false;
  if (!enProvincia(numero) || numero.endsWith('000')) return false;
  return /^..[69]/.test(numero) || digitoDeCedula(numero) === Number(numero[9]);
}

function esCedula(numero: string): boolean {
  return (
    /^\d{10}$/.test(numero) && enProvincia(numero) && digitoDeCedula(numero) === Number(numero[9])
  );
}

const esAlguien = (numero: string) =>
  /^[A-Za-z0-9-]{3,20}$/.test(numero) && !/^9{10,}$/.test(numero);

const enProvincia = (numero: string) => /^(0[1-9]|1\d|2[0-4]|30)/.test(numero);

/** Modulo 10: the digits in odd places count twice, less 9 where that has two digits. */
function digitoDeCedula(numero: string): number {
  let total = 0;
  for (let i = 0; i < 9; i++) {
    const doble = Number(numero[i]) * (i % 2 === 0 ? 2 : 1);
    total += doble > 9 ? doble - 9 : doble;
  }
  return (10 - (total % 10)) % 10;
}

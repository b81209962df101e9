import { centavos, type Centavos } from '../dinero/dinero';
import { normalizar } from '../texto/texto';

/** A condition that a document must meet to be found. */
export type Termino =
  | { tipo: 'clave'; clave: string }
  | { tipo: 'parteDeClave'; cifras: string }
  | { tipo: 'numero'; establecimiento: string; punto: string; secuencial: number }
  | { tipo: 'monto'; monto: Centavos }
  /** Within number, identification or name; a whole number of dollars may be meant too. */
  | { tipo: 'texto'; texto: string; monto: Centavos | null };

const LARGO_DE_CLAVE = 49;
/** Longer than a RUC: part of a key and nothing else. */
const PARTE_DE_CLAVE = /^\d{14,49}$/;
const NUMERO = /^(\d{3})-(\d{3})-(\d{1,9})$/;
/** '12', '$12.5', '12,50', '1,234.50', '1.234,50', '-$7.50' as the list shows a credit note. */
const MONTO = /^-?(\$?)(\d{1,3}(?:[.,]\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/;

/** A RUC or a cédula by itself, with something else beside it. */
const IDENTIFICACION = /^(\d{10}|\d{13})$/;

/** What is looked for, word by word. A key may come in groups, as a ticket prints it. */
export function leerBusqueda(texto: string): Termino[] {
  const palabras = normalizar(texto)
    .replace(/\$\s+/g, '$')
    .split(/\s+/)
    .filter((palabra) => palabra !== '');
  const junto = palabras.join('');
  const esDeAlguien = palabras.some((palabra) => IDENTIFICACION.test(palabra));
  if (PARTE_DE_CLAVE.test(junto) && !esDeAlguien) return [deClave(junto)];
  return palabras.map(leerPalabra);
}

const deClave = (cifras: string): Termino =>
  cifras.length === LARGO_DE_CLAVE
    ? { tipo: 'clave', clave: cifras }
    : { tipo: 'parteDeClave', cifras };

function leerPalabra(palabra: string): Termino {
  if (PARTE_DE_CLAVE.test(palabra)) return deClave(palabra);
  const [, establecimiento, punto, secuencial] = NUMERO.exec(palabra) ?? [];
  if (establecimiento !== undefined && punto !== undefined)
    return { tipo: 'numero', establecimiento, punto, secuencial: Number(secuencial) };
  const [, dolar, entero, decimales] = MONTO.exec(palabra) ?? [];
  if (entero === undefined) return { tipo: 'texto', texto: palabra, monto: null };
  const monto = aMonto(entero, decimales ?? '');
  return dolar === '$' || decimales !== undefined
    ? { tipo: 'monto', monto }
    : { tipo: 'texto', texto: palabra, monto };
}

const aMonto = (entero: string, decimales: string): Centavos =>
  centavos(Number(entero.replace(/[.,]/g, '') + decimales.padEnd(2, '0')));

import { categoriasCalls } from '@comanda/shared/contracts/inventario/categorias';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { faltaDeBarras } from '@comanda/shared/domain/producto/codigoBarras';
import { aCentavos, aDolares, parseMonto } from '@comanda/shared/domain/dinero/dinero';
import {
  faltaDeTarifa,
  tarifaDe,
  TARIFAS_IVA,
  type Tarifa,
} from '@comanda/shared/domain/dinero/iva';
import { normalizar } from '@comanda/shared/domain/texto/texto';
import { esTextoSano } from '@comanda/kit/http/textoSano';
import { dosLecturas, enDecimal, seLeeDeDosModos, sinAdornos } from '@comanda/kit/listas/cifras';
import type { CeldaLeida } from '@comanda/kit/listas/lista';

/** What somebody said of the file, and the day it is read on: a rate that the law does not have then is warned of. */
export type DichoDelArchivo = {
  iva_si?: number | undefined;
  sin_categoria?: string | undefined;
  hoy?: string | undefined;
};

/** The rules of the form are those of the file. */
const reglas = productosCalls.crearProducto.body.shape;
const reglaCategoria = categoriasCalls.crearCategoria.body.shape.categoria;

type Regla = {
  safeParse(
    valor: string,
  ):
    | { success: true; data: unknown }
    | { success: false; error: { issues: { message: string }[] } };
};

function conRegla(regla: Regla, texto: string): CeldaLeida<string> {
  if (!esTextoSano(texto)) return { msg: 'Tiene caracteres no permitidos' };
  const leido = regla.safeParse(texto);
  if (!leido.success) return { msg: leido.error.issues[0]?.message ?? 'No es válido' };
  return { valor: String(leido.data) };
}

/** A name or a code that a spreadsheet took for a day, '3-12' or 'Mar 5', is a day in the file: what was typed is not there any more. */
function leerNombre(regla: Regla, texto: string): CeldaLeida<string> {
  const [, anio, mes, dia] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(texto.trim()) ?? [];
  if (anio === undefined) return conRegla(regla, texto);
  return {
    msg: `La hoja de cálculo lo convirtió en la fecha ${dia}/${mes}/${anio}. Dele a la columna el formato Texto y escríbalo otra vez`,
  };
}

export const leerProducto = (texto: string) => leerNombre(reglas.producto, texto);
export const leerCategoria = (texto: string, { sin_categoria = '' }: DichoDelArchivo) =>
  leerNombre(reglaCategoria, texto.trim() === '' ? sin_categoria : texto);
/** An empty one says nothing: what the product has stays. */
export const leerCodigo = (texto: string) =>
  opcional(texto, (dicho) => leerNombre(reglas.codigo, dicho));
export const leerBarras = (texto: string) =>
  opcional(texto, (dicho): CeldaLeida<string> => {
    const msg = faltaDeBarras(dicho);
    if (msg === null) return { valor: dicho };
    if (/^\d+([.,]\d+)?e\+?\d+$/i.test(dicho)) return { msg: ACORTADO };
    const completo = conSuCero(dicho);
    return completo === null
      ? { msg }
      : { valor: completo, aviso: `Le falta el cero del comienzo: se lee ${completo}` };
  });

const ACORTADO =
  'La hoja de cálculo acortó el código. Dele a la columna el formato Texto y escríbalo completo';

/** Lengths of a code that begins with a zero, which a spreadsheet took for a number. */
const SIN_SU_CERO: ReadonlySet<number> = new Set([7, 11, 12]);

/** The code whose first zero was lost, where its check digit says so; else null. */
function conSuCero(digitos: string): string | null {
  if (!/^\d+$/.test(digitos) || !SIN_SU_CERO.has(digitos.length)) return null;
  return faltaDeBarras(`0${digitos}`) === null ? `0${digitos}` : null;
}

/** Answers the price as the database writes it: '7.50', rounded to cents where more were written. */
export function leerPrecio(texto: string): CeldaLeida<string> {
  if (texto.trim() === '') return { msg: 'El precio del producto no puede estar vacío' };
  const monto = parseMonto(texto);
  if (monto !== null && aDolares(monto) <= MAXIMO) return { valor: aDolares(monto).toFixed(2) };
  const dicho = sinAdornos(texto);
  if (dicho.startsWith('-')) return { msg: 'El precio no puede ser negativo' };
  if (seLeeDeDosModos(dicho)) return { msg: dosLecturas(dicho, 'dos decimales') };
  const decimal = enDecimal(dicho);
  if (decimal === null || Number(decimal) > MAXIMO)
    return { msg: 'El precio debe ser un número con dos decimales, como 7,50' };
  const valor = aDolares(aCentavos(Number(decimal))).toFixed(2);
  return Number(decimal) !== Number(valor)
    ? { valor, aviso: `Tiene más de dos decimales: se redondea a ${valor.replace('.', ',')}` }
    : { valor };
}

const MAXIMO = 99_999_999.99;

/** Whole percent. A cell of a spreadsheet that shows 15% holds 0.15. */
export function leerIva(texto: string, dichoDelArchivo: DichoDelArchivo): CeldaLeida<number> {
  const { iva_si, hoy } = dichoDelArchivo;
  const dicho = texto.trim().replace(',', '.');
  if (dicho === '') return { msg: 'Debe seleccionar un iva' };
  const palabra = normalizar(dicho);
  if (IVA_NO.has(palabra)) return { valor: 0 };
  if (IVA_SI.has(palabra)) {
    const suya = iva_si === undefined ? null : tarifaDe(iva_si);
    if (suya !== null) return { valor: suya };
    const porDecir = texto.trim();
    return { msg: `${porDecir} no dice cuánto: elija la tarifa que lleva`, porDecir };
  }
  const tarifa = /^0?\.\d+$/.test(dicho) ? tarifaDe(Number(dicho) * 100) : tarifaDe(dicho);
  return tarifa === null
    ? { msg: `El IVA debe ser uno de: ${TARIFAS_IVA.join(', ')}` }
    : conAviso(tarifa, hoy);
}

function conAviso(tarifa: Tarifa, hoy: string | undefined): CeldaLeida<number> {
  const falta = hoy === undefined ? null : faltaDeTarifa(tarifa, hoy);
  return falta === null ? { valor: tarifa } : { valor: tarifa, aviso: falta };
}

/** Said of what bears tax, without how much; so is 1, which is a yes to one and no tax at all to who writes 1.15. */
const IVA_SI: ReadonlySet<string> = new Set(
  'si s x iva gravado gravada grava afecto verdadero true 1 1.0 1.00'.split(' ').concat('con iva'),
);
const IVA_NO: ReadonlySet<string> = new Set(
  'no n exento exenta falso false'.split(' ').concat('sin iva', 'no grava', 'no gravado'),
);

const SI: readonly string[] = ['si', 's', 'x', '1', 'verdadero', 'true'];
const NO: readonly string[] = ['no', 'n', '0', 'falso', 'false'];

export const leerSiNo = (texto: string) =>
  opcional(texto, (dicho): CeldaLeida<boolean> => {
    const palabra = normalizar(dicho);
    if (SI.includes(palabra)) return { valor: true };
    return NO.includes(palabra) ? { valor: false } : { msg: 'Escriba Sí o No' };
  });

function opcional<T>(
  texto: string,
  leer: (dicho: string) => CeldaLeida<T>,
): CeldaLeida<T | undefined> {
  const dicho = texto.trim();
  return dicho === '' ? { valor: undefined } : leer(dicho);
}

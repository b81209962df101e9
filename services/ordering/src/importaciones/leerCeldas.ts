import { categoriasCalls } from '@comanda/shared/contracts/inventario/categorias';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { faltaDeBarras } from '@comanda/shared/domain/producto/codigoBarras';
import { aDolares, parseMonto } from '@comanda/shared/domain/dinero/dinero';
import { tarifaDe, TARIFAS_IVA } from '@comanda/shared/domain/dinero/iva';
import { normalizar } from '@comanda/shared/domain/texto/texto';
import { esTextoSano } from '@comanda/kit/http/textoSano';

/** What a cell says, or what is wrong with it. */
export type CeldaLeida<T> = { valor: T } | { msg: string };

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

export const leerProducto = (texto: string) => conRegla(reglas.producto, texto);
export const leerCategoria = (texto: string) => conRegla(reglaCategoria, texto);
/** A text of the form. An empty one says nothing: what the product has stays. */
export const leerOpcional = (campo: keyof typeof reglas) => (texto: string) =>
  opcional(texto, (dicho) => conRegla(reglas[campo], dicho));
export const leerBarras = (texto: string) =>
  opcional(texto, (dicho): CeldaLeida<string> => {
    const msg = faltaDeBarras(dicho);
    return msg === null ? { valor: dicho } : { msg };
  });

/** Answers the price as the database writes it: '7.50'. Thousands may not be told apart: '1.234' could be either. */
export function leerPrecio(texto: string): CeldaLeida<string> {
  if (texto.trim() === '') return { msg: 'El precio del producto no puede estar vacío' };
  const monto = parseMonto(texto);
  if (monto !== null && aDolares(monto) <= MAXIMO) return { valor: aDolares(monto).toFixed(2) };
  if (/^\s*-/.test(texto)) return { msg: 'El precio no puede ser negativo' };
  return { msg: 'El precio debe ser un número con dos decimales, como 7,50' };
}

const MAXIMO = 99_999_999.99;

/** Whole percent. A cell of a spreadsheet that shows 15% holds 0.15. */
export function leerIva(texto: string): CeldaLeida<number> {
  const dicho = texto.trim().replace(',', '.');
  if (dicho === '') return { msg: 'Debe seleccionar un iva' };
  const tarifa = /^0?\.\d+$/.test(dicho) ? tarifaDe(Number(dicho) * 100) : tarifaDe(dicho);
  return tarifa === null
    ? { msg: `El IVA debe ser uno de: ${TARIFAS_IVA.join(', ')}` }
    : { valor: tarifa };
}

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

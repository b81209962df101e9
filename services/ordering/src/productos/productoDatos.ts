import { enCampo } from '@comanda/kit/http/enCampo';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import type { Funda } from '@comanda/shared/contracts/inventario/fundas';
import type { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { faltaDeBarras } from '@comanda/shared/domain/producto/codigoBarras';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';
import { tarifaDe } from '@comanda/shared/domain/dinero/iva';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { OPCIONALES, type DatosDeProducto, type Opcional } from './columnas';
import { faltaDeIce } from './faltaDeIce';

type Entrada = CallEntrada<typeof productosCalls.crearProducto>;
type Leido = NonNullable<CallEntrada<typeof productosCalls.actualizarProducto>['antes']>;

type SinTarifa = Omit<DatosDeProducto, 'porcentaje_iva'>;

/** What is kept of what was sent; the rest of what a product carries (spec section 3) is not the sender's to say. */
export function datosDeProducto(entrada: Entrada, ahora: Date): DatosDeProducto {
  const { codigo_barras } = entrada;
  const porcentaje_iva = tarifaDe(entrada.porcentaje_iva);
  if (porcentaje_iva === null) throw enCampo('TARIFA_INVALIDA', 'porcentaje_iva');
  const falta = codigo_barras ? faltaDeBarras(codigo_barras) : null;
  if (falta !== null) throw enCampo('CODIGO_BARRAS_INVALIDO', 'codigo_barras', { msg: falta });
  const datos = { ...columnasDe(entrada), porcentaje_iva };
  exigirIce(datos, ahora);
  return datos;
}

/** The same of what an editor read, of as much as they say; it is not theirs to answer for. */
export function leidoDeProducto(antes: Leido): Readonly<Record<string, unknown>> {
  const tarifa = antes.porcentaje_iva === undefined ? null : tarifaDe(antes.porcentaje_iva);
  const leido: Readonly<Record<string, unknown>> = {
    ...columnasDe(antes),
    porcentaje_iva: tarifa ?? undefined,
  };
  return Object.fromEntries(Object.entries(leido).filter(([, valor]) => valor !== undefined));
}

/** As the table has it; what was not said stays unsaid. */
function columnasDe(entrada: Entrada): SinTarifa;
function columnasDe(entrada: Leido): Partial<SinTarifa>;
function columnasDe({
  producto,
  id_categoria,
  precio_venta,
  ...entrada
}: Leido): Partial<SinTarifa> {
  return {
    ...opcionalesDe(entrada),
    producto,
    id_categoria: id_categoria === undefined ? undefined : llaveDeFila(id_categoria),
    precio_venta: precio_venta?.toFixed(2),
  };
}

/** A bag is sold by the unit, at a price that its tax is in. */
export function exigirIce(
  { funda, por_peso, precio_venta, porcentaje_iva }: Partial<DatosDeProducto>,
  ahora: Date,
): void {
  const tarifa = porcentaje_iva === undefined ? null : tarifaDe(porcentaje_iva);
  if (!funda || tarifa === null) return;
  if (por_peso) {
    const msg = 'Una funda con ICE se vende por unidades, no por peso';
    throw enCampo('DATOS_INVALIDOS', 'por_peso', { msg });
  }
  const precio = aCentavos(Number(precio_venta));
  const msg = faltaDeIce({ funda: funda as Funda, precio, tarifa }, fechaNegocio(ahora)); // by its check
  if (msg !== null) throw enCampo('DATOS_INVALIDOS', 'precio_venta', { msg });
}

/** Each as it was sent: empty is none, and what was not said stays unsaid. */
const opcionalesDe = (entrada: Leido) =>
  Object.fromEntries(
    OPCIONALES.map((campo) => [campo, entrada[campo] === '' ? null : entrada[campo]]),
  ) as Pick<Leido, Opcional>;

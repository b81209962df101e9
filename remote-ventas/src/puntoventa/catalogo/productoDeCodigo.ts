import type { Ajustes } from '@comanda/shared/contracts/ventas/ajustes';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import {
  ampliarUpc,
  cantidadDeEtiqueta,
  leerEtiqueta,
  mismoCodigo,
} from '@comanda/shared/domain/producto/codigoBarras';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';

import type { ProductoDeCaja } from './productoDeCaja';

export type ProductoLeido = { producto: Producto; cantidad?: number };

type PorCodigo = ReadonlyMap<string, Producto>;
const indices = new WeakMap<ReadonlyMap<string, Producto>, PorCodigo>();

type DeCaja = ReadonlyMap<string, ProductoDeCaja>;

/**
 * What a scanned code sells: a barcode, the company's own code, or the label of a scale where the company has them. A barcode that a
 * shop made for itself may look like a label.
 */
export function productoDeCodigo(
  codigo: string,
  productos: DeCaja,
  { barras_peso }: Pick<Ajustes, 'barras_peso'>,
): ProductoLeido | null {
  const indice = indiceDe(productos);
  const producto = indice.get(claveDe(codigo)) ?? indice.get(ampliarUpc(codigo) ?? '');
  if (producto) return { producto };
  return barras_peso ? deEtiqueta(codigo, productos, barras_peso) : null;
}

function deEtiqueta(
  codigo: string,
  productos: DeCaja,
  lleva: NonNullable<Ajustes['barras_peso']>,
): ProductoLeido | null {
  const etiqueta = leerEtiqueta(codigo);
  if (!etiqueta) return null;
  const suyo = (uno: Producto) =>
    uno.por_peso && uno.codigo !== null && mismoCodigo(uno.codigo, etiqueta.codigo);
  const producto = [...productos.values()].find(suyo);
  if (!producto) return null;
  const precio = aCentavos(producto.precio_de_catalogo ?? producto.precio_venta);
  const cantidad = cantidadDeEtiqueta(etiqueta, lleva, precio);
  return cantidad ? { producto, cantidad } : null;
}

function indiceDe(productos: ReadonlyMap<string, Producto>): PorCodigo {
  const hecho = indices.get(productos);
  if (hecho) return hecho;
  const indice = new Map<string, Producto>();
  for (const producto of productos.values())
    if (producto.codigo) indice.set(claveDe(producto.codigo), producto);
  for (const producto of productos.values())
    if (producto.codigo_barras) indice.set(claveDe(producto.codigo_barras), producto);
  indices.set(productos, indice);
  return indice;
}

/** A UPC-A is an EAN-13 that begins with zero: scanners send either. */
const claveDe = (codigo: string) => (/^\d{12}$/.test(codigo) ? `0${codigo}` : codigo.toLowerCase());

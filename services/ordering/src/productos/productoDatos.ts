import { enCampo } from '@comanda/kit/http/enCampo';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import type { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { faltaDeBarras } from '@comanda/shared/domain/producto/codigoBarras';
import { aCentavos, formatCentavos } from '@comanda/shared/domain/dinero/dinero';
import { tarifaDe, type Tarifa } from '@comanda/shared/domain/dinero/iva';
import { iceDe, pisoDeIce } from '@comanda/shared/domain/ley/ice';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { OPCIONALES, type DatosDeProducto, type Opcional } from './columnas';

type Entrada = CallEntrada<typeof productosCalls.crearProducto>;

/** What is kept of what was sent; the rest of what a product carries (spec section 3) is not the sender's to say. */
export function datosDeProducto(entrada: Entrada, ahora: Date): DatosDeProducto {
  const { producto, id_categoria, precio_venta, codigo_barras } = entrada;
  const porcentaje_iva = tarifaDe(entrada.porcentaje_iva);
  if (porcentaje_iva === null) throw enCampo('TARIFA_INVALIDA', 'porcentaje_iva');
  const falta = codigo_barras ? faltaDeBarras(codigo_barras) : null;
  if (falta !== null) throw enCampo('CODIGO_BARRAS_INVALIDO', 'codigo_barras', { msg: falta });
  exigirIce(entrada, porcentaje_iva, fechaNegocio(ahora));
  return {
    ...opcionalesDe(entrada),
    producto,
    porcentaje_iva,
    id_categoria: llaveDeFila(id_categoria),
    precio_venta: precio_venta.toFixed(2),
  };
}

/** A bag is sold by the unit, at a price that its tax is in. */
function exigirIce({ funda, por_peso, precio_venta }: Entrada, tarifa: Tarifa, dia: string): void {
  if (!funda) return;
  if (por_peso) {
    const msg = 'Una funda con ICE se vende por unidades, no por peso';
    throw enCampo('DATOS_INVALIDOS', 'por_peso', { msg });
  }
  const ice = iceDe(funda, dia);
  const minimo = pisoDeIce(ice, 1, tarifa);
  if (aCentavos(precio_venta) >= minimo) return;
  const msg = `Una funda lleva ${formatCentavos(ice)} de ICE: con su IVA, el precio es ${formatCentavos(minimo)} o más`;
  throw enCampo('DATOS_INVALIDOS', 'precio_venta', { msg });
}

/** Each as it was sent: empty is none, and what was not said stays unsaid. */
const opcionalesDe = (entrada: Entrada) =>
  Object.fromEntries(
    OPCIONALES.map((campo) => [campo, entrada[campo] === '' ? null : entrada[campo]]),
  ) as Pick<Entrada, Opcional>;

import type { z } from 'zod';

import type { ventasCalls } from '@comanda/shared/contracts/ventas';
import {
  aCentavos,
  formatCentavos,
  multiplicar,
  type Centavos,
} from '@comanda/shared/domain/dinero';
import { excedeLimiteConsumidorFinal } from '@comanda/shared/domain/identificacion';
import {
  calcularTotales,
  ivaUnitario,
  tarifaDe,
  type Tarifa,
  type Totales,
} from '@comanda/shared/domain/iva';
import { enCampo } from '@comanda/kit/enCampo';

export type Solicitud = z.output<typeof ventasCalls.crearVenta.body>;
type Pedida = Solicitud['tienda'][number];

/** A product as the company's own catalogue has it now. */
export type ProductoVigente = {
  id: number;
  id_categoria: number;
  producto: string;
  precio: Centavos;
  tarifa: Tarifa;
  agotado: boolean;
  /** The invoice's codigoPrincipal: the company's own, or the id. */
  codigo: string;
};

export type LineaRevisada = ProductoVigente & { cantidad: number; opciones: string };
export type VentaRevisada = { lineas: LineaRevisada[]; totales: Totales };

type Catalogo = ReadonlyMap<string, ProductoVigente>;

/**
 * Recomputes the sale from the catalogue and refuses what does not match it, naming the field (decisions.md, Money).
 * What comes out has nothing of the request in it but which products, how many and what the kitchen is told.
 */
export function revisarVenta(
  solicitud: Solicitud,
  catalogo: Catalogo,
  factura: boolean,
): VentaRevisada {
  const lineas = solicitud.tienda.map((pedida, i) => revisarLinea(pedida, i, catalogo, factura));
  const totales = calcularTotales(lineas);
  for (const campo of ['subtotal', 'iva', 'total'] as const) {
    if (aCentavos(solicitud[campo]) !== totales[campo]) {
      throw noCoincide(
        campo,
        `El ${campo} no coincide con los precios: es ${formatCentavos(totales[campo])}`,
      );
    }
  }
  if (excedeLimiteConsumidorFinal(solicitud.cedula, totales.total)) {
    throw enCampo('CONSUMIDOR_FINAL_LIMITE', 'cedula', { detalle: { total: totales.total } });
  }
  return { lineas, totales };
}

function revisarLinea(
  pedida: Pedida,
  i: number,
  catalogo: Catalogo,
  factura: boolean,
): LineaRevisada {
  const vigente = catalogo.get(pedida.id);
  if (!vigente) {
    const msg = `${pedida.producto} ya no esta disponible. Quitelo de la orden`;
    throw enCampo('PRODUCTO_NO_DISPONIBLE', enLinea(i, 'id'), { msg });
  }
  const { producto, precio, tarifa, agotado } = vigente;
  if (agotado) {
    const msg = `${producto} esta agotado. Quitelo de la orden`;
    throw enCampo('PRODUCTO_NO_DISPONIBLE', enLinea(i, 'id'), { msg });
  }
  if (aCentavos(pedida.precio_venta) !== precio) {
    const msg = `El precio de ${producto} cambio a ${formatCentavos(precio)}. Revise la orden`;
    throw enCampo('PRECIO_CAMBIADO', enLinea(i, 'precio_venta'), { msg });
  }
  if (tarifaDe(pedida.porcentaje_iva) !== tarifa) {
    const msg = `El IVA de ${producto} cambio a ${tarifa}%. Revise la orden`;
    throw enCampo('PRECIO_CAMBIADO', enLinea(i, 'porcentaje_iva'), { msg });
  }
  if (factura && tarifa === 4) throw enCampo('TARIFA_NO_FACTURABLE', enLinea(i, 'porcentaje_iva'));
  revisarMontos(pedida, i, vigente);
  return { ...vigente, cantidad: pedida.cantidad, opciones: pedida.opciones ?? '' };
}

function revisarMontos(
  { subtota, iva, cantidad }: Pedida,
  i: number,
  { producto, precio, tarifa }: ProductoVigente,
) {
  const bruto = multiplicar(precio, cantidad);
  if (aCentavos(subtota) !== bruto) {
    throw noCoincide(
      enLinea(i, 'subtota'),
      `El subtotal de ${producto} no coincide: es ${formatCentavos(bruto)}`,
    );
  }
  const ivaDeUno = ivaUnitario(precio, tarifa);
  if (aCentavos(iva) !== ivaDeUno) {
    throw noCoincide(
      enLinea(i, 'iva'),
      `El IVA de ${producto} no coincide: es ${formatCentavos(ivaDeUno)}`,
    );
  }
}

const enLinea = (i: number, campo: keyof Pedida) => `tienda.${i}.${campo}`;
const noCoincide = (campo: string, msg: string) => enCampo('TOTALES_NO_COINCIDEN', campo, { msg });

import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import type { Contenido } from '@comanda/shared/contracts/facturacion/documentos';
import {
  brutoDeLinea,
  quedaDeLineas,
  totalesDeParte,
  type Devuelto,
} from '@comanda/shared/domain/dinero/devolucion';
import { aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import { tarifaDe } from '@comanda/shared/domain/dinero/iva';

/** What a credit note has besides (funciones/insertar_nota.sql). */
type Datos = ComprobanteVenta & { motivo?: string; antes?: Record<string, number> };

const enDolares = (monto: number) => aDolares(centavos(monto));

/** What a document says was sold and paid, by the same sums its XML is made with; `partes`: what notes gave back of it. */
export function contenidoDe(
  { lineas, pagos, propina = 0, motivo = '', antes = {} }: Datos,
  partes: readonly Devuelto[] = [],
): Contenido {
  const quedan = quedaDeLineas(lineas, partes);
  const gravadas = lineas.flatMap((linea) => {
    const tarifa = tarifaDe(`${linea.tarifa}%`); // one that nobody knows was never signed: it adds to no rate
    return tarifa === null ? [] : [{ precio: brutoDeLinea(linea), cantidad: 1, tarifa }];
  });
  return {
    lineas: lineas.map((linea, i) => ({
      codigo: linea.codigo,
      descripcion: linea.descripcion,
      cantidad: linea.cantidad,
      precio: enDolares(linea.precio_venta),
      descuento: enDolares(linea.descuento ?? 0),
      tarifa: linea.tarifa,
      total: aDolares(brutoDeLinea(linea)),
      ...(linea.ice && { ice: enDolares(linea.ice) }),
      queda: {
        cantidad: quedan[i]?.cantidad ?? 0,
        monto: aDolares(quedan[i]?.monto ?? centavos(0)),
      },
    })),
    tarifas: totalesDeParte(gravadas, antes).grupos.map(({ tarifa, base, iva }) => ({
      tarifa,
      base: aDolares(base),
      iva: aDolares(iva),
    })),
    propina: enDolares(propina),
    pagos: pagos.map(({ forma_pago, total, debito = false, plazo }) => ({
      forma_pago,
      total: enDolares(total),
      debito,
      ...(plazo !== undefined && { plazo }),
    })),
    motivo: motivo === '' ? null : motivo,
  };
}

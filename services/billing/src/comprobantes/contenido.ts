import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import type { Contenido } from '@comanda/shared/contracts/facturacion/documentos';
import { aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import { calcularTotales, tarifaDe } from '@comanda/shared/domain/dinero/iva';

import { brutoDe } from '../domain/validarDocumento';

/** What a credit note has besides (funciones/emitir_nota_credito.sql). */
type Datos = ComprobanteVenta & { motivo?: string };

const enDolares = (monto: number) => aDolares(centavos(monto));

/** What a document says was sold and paid, by the same sums its XML is made with. */
export function contenidoDe({ lineas, pagos, propina = 0, motivo = '' }: Datos): Contenido {
  const gravadas = lineas.flatMap((linea) => {
    const tarifa = tarifaDe(`${linea.tarifa}%`); // one that nobody knows was never signed: it adds to no rate
    return tarifa === null ? [] : [{ precio: centavos(brutoDe(linea)), cantidad: 1, tarifa }];
  });
  return {
    lineas: lineas.map((linea) => ({
      codigo: linea.codigo,
      descripcion: linea.descripcion,
      cantidad: linea.cantidad,
      precio: enDolares(linea.precio_venta),
      descuento: enDolares(linea.descuento ?? 0),
      tarifa: linea.tarifa,
      total: enDolares(brutoDe(linea)),
    })),
    tarifas: calcularTotales(gravadas).grupos.map(({ tarifa, base, iva }) => ({
      tarifa,
      base: aDolares(base),
      iva: aDolares(iva),
    })),
    propina: enDolares(propina),
    pagos: pagos.map(({ forma_pago, total, debito = false }) => ({
      forma_pago,
      total: enDolares(total),
      debito,
    })),
    motivo: motivo === '' ? null : motivo,
  };
}

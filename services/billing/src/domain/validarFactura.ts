import { iceFacturado } from '@comanda/shared/domain/dinero/devolucion';
import { centavos, multiplicar } from '@comanda/shared/domain/dinero/dinero';
import { PROPINA_MAXIMA, propinaMaxima } from '@comanda/shared/domain/dinero/rebaja';

import { propinaDe, totalPagos, type Factura } from './factura';
import {
  validarDocumento,
  type DatosDocumento,
  type Defecto,
  type RevisionDeDocumento,
} from './validarDocumento';

const FACTURA = '01';

/** Refuses, before it is signed, an invoice that the authority would refuse; names the field. */
export function validarFactura(datos: DatosDocumento): RevisionDeDocumento<Factura> {
  const { emisor, venta } = datos;
  const revision = validarDocumento(datos, FACTURA, { dia: venta.fecha_emision, ley: emisor.ley });
  if (!revision.ok) return revision;
  const descuadre = defectoDeBases(datos) ?? defectoDeTotales(revision.documento);
  return descuadre ? { ok: false, defecto: descuadre } : revision;
}

/**
 * No discount is of the ICE. A price that no longer holds all of it, which a table had ordered or a till without a line had taken,
 * has as much of it as there is; of a credit note all may be less, for what was taken off the price before gave none of it back.
 */
function defectoDeBases({ venta }: DatosDocumento): Defecto | null {
  const i = venta.lineas.findIndex(
    (linea) =>
      linea.descuento !== undefined &&
      linea.descuento > 0 &&
      iceFacturado(linea) < multiplicar(centavos(linea.ice ?? 0), linea.cantidad),
  );
  if (i < 0) return null;
  return { campo: `detalles[${i}].ice`, msg: 'Una funda se vende por menos que su ICE' };
}

function defectoDeTotales({ venta, totales }: Factura): Defecto | null {
  const iguales =
    totales.total + propinaDe(venta) === venta.total &&
    totales.subtotal === venta.subtotal &&
    totales.iva === venta.iva;
  if (!iguales) return { campo: 'importeTotal', msg: 'Los totales no coinciden con los precios' };
  if (propinaDe(venta) > propinaMaxima(totales.subtotal))
    return { campo: 'propina', msg: `La propina pasa del ${PROPINA_MAXIMA}% del subtotal` };
  if ((venta.servicio ?? 0) > propinaDe(venta))
    return { campo: 'propina', msg: 'El servicio es mayor que la propina en la que va' };
  if (totalPagos(venta) !== venta.total)
    return { campo: 'pagos', msg: 'Los pagos no suman el total' };
  return null;
}

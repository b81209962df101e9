import { facturaXml } from '../../services/billing/src/domain/factura';
import { validarFactura } from '../../services/billing/src/domain/validarFactura';
import { makeClave, makeEmisor, makeVenta, RUC } from '../../services/billing/src/testing/ventas';

/** An invoice of five lines, as a table of four leaves it; canonical, not signed. */
export function facturaDeMuestra() {
  const venta = makeVenta(
    [950, 425, 210, 75, 1290].map((precio_venta, i) => ({
      cantidad: i + 1,
      precio_venta,
      tarifa: precio_venta === 75 ? 0 : 15,
    })),
  );
  const revision = validarFactura({
    ...{ claveAcceso: makeClave(1), emisor: makeEmisor(), venta, rucProveedor: RUC },
  });
  if (!revision.ok) throw new Error(revision.defecto.msg);
  return facturaXml(revision.documento);
}

import { crearClaveAcceso } from '@comanda/billing/domain/claveAcceso';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import type { VentaPasada } from '../ventasPasadas';

/** The same sales, those of which there are invoices with the keys of them. */
export const conClaves = (
  ventas: readonly VentaPasada[],
  { ruc }: { ruc: string },
  { facturasDesde }: { facturasDesde: string },
): VentaPasada[] =>
  ventas.map((venta) => ({
    ...venta,
    clave_acceso: venta.fecha_negocio < facturasDesde ? null : claveDe(venta, ruc),
  }));

const claveDe = ({ fecha_creacion, secuencial, id }: VentaPasada, ruc: string) =>
  crearClaveAcceso({
    fecha: fechaNegocio(new Date(fecha_creacion)), // the legal day, whenever the company's own ends
    codDoc: '01',
    ruc,
    ambiente: '1',
    establecimiento: '001',
    puntoEmision: '001',
    secuencial,
    codigoNumerico: String(Number.parseInt(id.slice(0, 8), 16) % 100_000_000).padStart(8, '0'),
  });

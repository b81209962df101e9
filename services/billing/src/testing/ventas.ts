import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { centavos, multiplicar } from '@comanda/shared/domain/dinero/dinero';
import { calcularTotales, type Tarifa } from '@comanda/shared/domain/dinero/iva';
import { SIN_REGISTRO } from '@comanda/shared/domain/ley/decretos';

import { crearClaveAcceso } from '../domain/claveAcceso';
import type { Emisor } from '../domain/emisor';

export const RUC = '0992345678001';

export const makeEmisor = (over: Partial<Emisor> = {}): Emisor => ({
  ruc: RUC,
  razonSocial: 'CEVICHERÍA DEL PUERTO S.A.',
  nombreComercial: 'La Cevichería del Puerto',
  dirMatriz: 'Malecón 100',
  dirEstablecimiento: 'Malecón 100',
  obligadoContabilidad: true,
  contribuyenteEspecial: null,
  agenteRetencion: null,
  leyendaRimpe: null,
  ley: SIN_REGISTRO,
  ...over,
});

export const makeClave = (
  secuencial = 1,
  over: { fecha?: string; ruc?: string; codigoNumerico?: string; codDoc?: string } = {},
) =>
  crearClaveAcceso({
    fecha: '2026-11-20',
    codDoc: '01',
    ruc: RUC,
    ambiente: '1',
    establecimiento: '001',
    puntoEmision: '001',
    secuencial,
    codigoNumerico: '12345678',
    ...over,
  });

type LineaDePrueba = {
  descripcion?: string;
  cantidad: number;
  precio_venta: number;
  tarifa: number;
  descuento?: number;
  ice?: number;
};

/** A sale of those lines, totals right, paid in cash by an identified buyer. */
export function makeVenta(
  lineas: readonly LineaDePrueba[],
  over: Partial<ComprobanteVenta> = {},
): ComprobanteVenta {
  const { subtotal, iva, total } = calcularTotales(
    lineas.map(({ precio_venta, cantidad, tarifa, descuento = 0 }) => ({
      precio: centavos(multiplicar(centavos(precio_venta), cantidad) - descuento),
      cantidad: 1,
      tarifa: tarifa as Tarifa, // tests also give rates that no product has
    })),
  );
  return {
    version: 1,
    fecha_emision: '2026-11-20',
    comprador: {
      tipo_identificacion: '05',
      identificacion: '1710034065',
      razon_social: 'María Fernanda Salazar',
      direccion: 'Av. Amazonas N24-03',
      email: 'maria@correo.ec',
      telefono: '0991234567',
    },
    lineas: lineas.map((linea, i) => ({
      codigo: String(i + 1),
      descripcion: `Producto ${i + 1}`,
      ...linea,
    })),
    pagos: [{ forma_pago: 'EFECTIVO', total }],
    subtotal,
    iva,
    total,
    ...over,
  };
}

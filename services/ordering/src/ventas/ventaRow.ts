import type {
  CreditoDeVenta,
  FormaDeVenta,
  NotaDeVenta,
  Venta,
} from '@comanda/shared/contracts/ventas/ventas';

export type VentaRow = {
  id: string;
  huella: string;
  secuencia: string;
  secuencial: number;
  clave_acceso: string | null;
  forma_pago: FormaDeVenta;
  subtotal: string;
  iva: string;
  total: string;
  descuento: string;
  propina: string;
  servicio: string;
  fecha_negocio: string;
  fecha_creacion: Date;
  cedula: string;
  nombre: string;
  estado: Venta['estado'];
  /** Null: it has none. */
  nota: NotaDeVenta | null;
  /** Null: nothing of it was sold on account. */
  credito: CreditoDeVenta | null;
};

/** What a sale gets as it is written. */
export type NumeroVendido = Pick<VentaRow, 'secuencia' | 'secuencial' | 'nota'>;

/** `fecha` is the business day as YYYY-MM-DD, `fecha_creacion` the ISO instant; screens format them. */
export function toVenta(fila: VentaRow, empresa: string, repetida: boolean): Venta {
  const { id, secuencia, clave_acceso, forma_pago, cedula, nombre, estado, nota, credito } = fila;
  return {
    id,
    secuencia,
    secuencial: String(fila.secuencial).padStart(9, '0'),
    empresa,
    forma_pago,
    subtotal: Number(fila.subtotal),
    iva: Number(fila.iva),
    total: Number(fila.total),
    descuento: Number(fila.descuento),
    propina: Number(fila.propina),
    servicio: Number(fila.servicio),
    fecha: fila.fecha_negocio,
    fecha_creacion: fila.fecha_creacion.toISOString(),
    cedula,
    nombre,
    clave_acceso,
    estado,
    ...(nota && { nota }),
    ...(credito && { credito }),
    repetida,
  };
}

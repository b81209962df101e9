import { aDolares } from '@comanda/shared/domain/dinero/dinero';

import type { LineaRevisada } from './revisarLinea';
import type { NuevaVenta, NumeroDeVenta } from './nuevaVenta';

/** What pedidos.vender takes: amounts as numeric reads them. */
export function ventaEnJson(venta: NuevaVenta, numero: NumeroDeVenta): string {
  const { lineas, pagos, aprobacion, credito, orden, sinLinea } = venta;
  return JSON.stringify({
    ...deNumero(numero),
    id: venta.id,
    idempotencia: venta.idempotencia,
    huella: venta.huella,
    forma_pago: venta.forma_pago,
    usuario_id: venta.usuario_id,
    usuario: venta.usuario,
    cedula: venta.cedula,
    nombre: venta.nombre,
    email: venta.email,
    subtotal: venta.subtotal,
    iva: venta.iva,
    total: venta.total,
    descuento: venta.descuento,
    motivo_descuento: venta.motivo_descuento,
    propina: venta.propina,
    servicio: venta.servicio,
    canal: venta.canal,
    // null: that of who sells
    caja: sinLinea?.caja ?? null,
    fecha_negocio: venta.fecha_negocio,
    ahora: venta.fecha_creacion,
    aprobacion,
    credito,
    orden: orden && { id: orden.orden, lineas: orden.lineas },
    lineas: lineas.map(deLinea),
    pagos: pagos.map((pago) => ({ ...pago, monto: aDolares(pago.monto).toFixed(2) })),
  });
}

function deNumero(numero: NumeroDeVenta): object {
  if (numero.clave_acceso !== null) return { ...numero, con_nota: false };
  const { establecimiento, punto_emision, nota } = numero;
  return { establecimiento, punto_emision, con_nota: nota };
}

/** What few lines have is left out of the others. */
function deLinea(linea: LineaRevisada & { neto: string; iva: string }): object {
  const { descuento, motivo_descuento, modificadores, ice } = linea;
  return {
    producto_id: linea.id,
    id_categoria: linea.id_categoria,
    producto: linea.producto,
    precio: aDolares(linea.precio).toFixed(2),
    cantidad: linea.cantidad,
    tarifa: linea.tarifa,
    neto: linea.neto,
    iva: linea.iva,
    opciones: linea.opciones,
    ...(descuento > 0 && { descuento: aDolares(descuento).toFixed(2), motivo_descuento }),
    ...(ice > 0 && { ice: aDolares(ice).toFixed(2) }),
    ...(modificadores.length > 0 && {
      modificadores: modificadores.map(({ id, nombre, precio }) => ({
        id: String(id),
        nombre,
        precio: aDolares(precio),
      })),
    }),
  };
}

import type { LeyDeEmpresa } from '@comanda/shared/contracts/admin/ley';
import { AJUSTES } from '@comanda/shared/contracts/ventas/ajustes';
import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import { compradoresCalls } from '@comanda/shared/contracts/ventas/compradores';
import {
  facturacionCalls,
  type EmpresaFacturacion,
} from '@comanda/shared/contracts/facturacion/facturacion';
import type { Modificador } from '@comanda/shared/contracts/inventario/modificadores';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import { productosCalls, type Producto } from '@comanda/shared/contracts/inventario/productos';
import { ventasCalls, type Venta } from '@comanda/shared/contracts/ventas/ventas';
import { answer, makeProducto, tienenPin, type Pedido } from '@comanda/shared/testing';

export const EMPRESA = 'La Cevichería del Puerto';
export const CLAVE = '2'.repeat(49);

export { makeProducto };

export const PRODUCTOS = [
  makeProducto(),
  makeProducto({
    id: 'p2',
    producto: 'Bolón de queso',
    precio_venta: 3.25,
    id_categoria: 'c2',
    categoria: 'Piqueos',
    orden_categoria: 2,
    color_categoria: 'hoja',
  }),
  makeProducto({
    id: 'p3',
    producto: 'Libra de camarón',
    id_categoria: 'c3',
    categoria: 'Mercado',
    orden_categoria: 3,
    color_categoria: 'uva',
    precio_venta: 60,
    porcentaje_iva: 0,
  }),
];

/** What the other company sells: nothing of the first one's. */
export const ANDINA = 'Cafetería Andina';
export const CAFE = makeProducto({ id: 'p9', producto: 'Café pasado', empresa: ANDINA });

export const makeEmpresa = (over: Partial<EmpresaFacturacion> = {}): EmpresaFacturacion => ({
  empresa: EMPRESA,
  ruc: '0993100277001',
  razon_social: 'CEVIPUERTO S.A.S.',
  direccion: 'Malecón 412',
  establecimiento: '001',
  punto_emision: '001',
  ambiente: '1',
  tipo_emision: '1',
  tarifa: '15',
  iva_actual: 15,
  contabilidad: true,
  factura: true,
  logo_empresa: null,
  ...over,
});

export const makeCliente = (over: Partial<Cliente> = {}): Cliente => ({
  nombre: 'María Salazar',
  razon_social: 'María Salazar',
  email: 'maria@correo.ec',
  direccion: 'Quito',
  telefono: '0991234567',
  cedula: '1710034065',
  tipo_identificacion: '05',
  ...over,
});

export const makeVenta = (over: Partial<Venta> = {}): Venta => ({
  id: 'v1',
  secuencia: '001-001-000000123',
  secuencial: '000000123',
  empresa: EMPRESA,
  forma_pago: 'EFECTIVO',
  subtotal: 11.09,
  iva: 1.66,
  total: 12.75,
  descuento: 0,
  propina: 0,
  servicio: 0,
  fecha: '2026-11-20',
  fecha_creacion: '2026-11-20T18:00:00.000Z',
  cedula: '9999999999999',
  nombre: 'CONSUMIDOR FINAL',
  clave_acceso: CLAVE,
  estado: 'ACTIVO',
  repetida: false,
  ...over,
});

/** The catalogue in one of its versions, as the till asks for it; `productos`, or what it says when it is asked. */
export function answerCatalogo(
  productos: readonly Producto[] | ((pedido: Pedido) => Promise<readonly Producto[]>),
  version = 1,
  modificadores: readonly Modificador[] = [],
  ley?: LeyDeEmpresa,
): Pedido[] {
  answer(productosCalls.versionCatalogo, { success: true, data: version });
  answer(productosCalls.masVendidos, { success: true, data: [] });
  return answer(productosCalls.listarProductos, async (pedido) => ({
    success: true as const,
    data: [...(productos instanceof Function ? await productos(pedido) : productos)],
    version,
    modificadores: [...modificadores],
    ajustes: AJUSTES,
    ...(ley && { ley }),
  }));
}

/** Two companies with products of their own, where everything answers well; what was asked, by call. */
export function abrirCaja() {
  tienenPin();
  return {
    productos: answerCatalogo(({ url }) =>
      Promise.resolve(
        [...PRODUCTOS, CAFE].filter(({ empresa }) => empresa === url.searchParams.get('empresa')),
      ),
    ),
    empresa: answer(facturacionCalls.consultarEmpresa, { success: true, data: makeEmpresa() }),
    reservas: answer(facturacionCalls.reservarClaveAcceso, {
      success: true,
      data: { claveAcceso: CLAVE, secuencial: '000000123' },
    }),
    frecuentes: answer(compradoresCalls.clientesFrecuentes, { success: true, data: [] }),
    ventas: answer(ventasCalls.crearVenta, { success: true, data: makeVenta() }),
    firmas: answer(facturacionCalls.firmarXml, {
      success: true,
      data: { clave_acceso: CLAVE, estado: 'AUTORIZADO', mensaje: null, fecha_autorizacion: null },
    }),
    tickets: answer(impresionCalls.imprimirTicket, {
      success: true,
      data: { id: 't1', destino: 'archivo' },
    }),
  };
}

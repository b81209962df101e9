import type { CallInput } from '@comanda/shared/contracts/defineCall';
import type { clientesCalls } from '@comanda/shared/contracts/ventas/clientes';
import type { Empresa } from '@comanda/shared/contracts/admin/empresas';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import type { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import {
  agregarProducto,
  aLineaVenta,
  totalesDeCarrito,
} from '@comanda/shared/domain/orden/carrito';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { faltaDeTarifa, tarifaDe } from '@comanda/shared/domain/dinero/iva';
import { faltaDeOpciones } from '@comanda/shared/domain/producto/opciones';

type Venta = Omit<CallInput<typeof ventasCalls.crearVenta>, 'idempotencia'>;
type Cliente = CallInput<typeof clientesCalls.registrarCliente>;

type Pasos = {
  registrar: (cliente: Cliente) => Promise<unknown>;
  reservar: () => Promise<string>;
  vender: (venta: Venta) => Promise<unknown>;
  firmar: (claveAcceso: string) => Promise<unknown>;
};

type Prueba = {
  empresa: Empresa;
  producto: Producto;
  vendedor: string;
};

/** The first that an invoice of today can carry, and that is sold without being asked about. */
export const paraFacturar = (productos: readonly Producto[]): Producto | undefined =>
  productos.find(({ porcentaje_iva, agotado, grupos = [] }) => {
    const tarifa = tarifaDe(porcentaje_iva);
    if (agotado || tarifa === null || faltaDeOpciones(grupos, []) !== null) return false;
    return faltaDeTarifa(tarifa, fechaNegocio(new Date())) === null;
  });

/**
 * A real sale of one product to the company itself, by the calls of the till: a buyer with a RUC can be given a credit
 * note. Once it is sold it is invoiced, whether or not hurrying it works.
 */
export async function emitirPrueba({ empresa, producto, vendedor }: Prueba, pasos: Pasos) {
  await pasos.registrar(aCliente(empresa));
  const clave_acceso = await pasos.reservar();
  const carrito = agregarProducto([], producto);
  const { subtotal, iva, total } = totalesDeCarrito(carrito);
  await pasos.vender({
    empresa: empresa.empresa,
    clave_acceso,
    cedula: empresa.ruc,
    caja_usuario: vendedor,
    secuencial: null,
    forma_pago: 'EFECTIVO',
    tienda: carrito.map(aLineaVenta),
    subtotal: aDolares(subtotal),
    iva: aDolares(iva),
    total: aDolares(total),
  });
  await pasos.firmar(clave_acceso);
}

const aCliente = (empresa: Empresa): Cliente => ({
  empresa: empresa.empresa,
  cedula: empresa.ruc,
  tipo_identificacion: '04',
  nombre: empresa.razon_social,
  razon_social: empresa.razon_social,
  email: empresa.correo,
  direccion: empresa.direccion,
  telefono: empresa.whatsapp,
});

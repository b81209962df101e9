import type { FormaPago, Venta } from '@comanda/shared/contracts/ventas/ventas';
import { AppError } from '@comanda/shared/errors/AppError';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';

import type { EstadosRepository } from './estadosRepository';
import { toVenta } from './ventaRow';

type PedidoDePago = {
  caller: Caller;
  empresa: EmpresaId;
  ahora: Date;
  solicitud: { empresa: string; editar: string; forma_pago: FormaPago };
};

/** `enFactura`: whether the invoice says it too; null where there is none. */
type Pagada = { venta: Venta; enFactura: boolean | null };

/** The whole of a sale paid by one method, while its period is open; asked twice, it is done once. */
export function cambiarPago(estados: EstadosRepository, pedido: PedidoDePago): Promise<Pagada> {
  const { caller, empresa, ahora, solicitud } = pedido;
  const { editar, forma_pago: forma } = solicitud;
  return estados.enTransaccion(empresa, async (transaccion) => {
    const ocasion = await transaccion.ocasion(caller, ahora);
    const venta = await transaccion.bloquear(editar);
    if (!venta) throw new AppError('NO_ENCONTRADO', { editar });
    const formas = await transaccion.formasDePago(venta);
    const yaEsAsi = (formas.length > 0 ? formas : [venta.forma_pago]).every((una) => una === forma);
    if (yaEsAsi) return { venta: toVenta(venta, solicitud.empresa, true), enFactura: null };
    if (formas.includes('CREDITO')) throw new AppError('PAGO_A_CREDITO', { venta: venta.id });
    if (venta.estado === 'ANULADO') throw new AppError('PAGO_DE_ANULADA', { venta: venta.id });
    if (!(await transaccion.enPeriodoAbierto(venta)))
      throw new AppError('PAGO_DE_OTRO_PERIODO', { venta: venta.id });

    const { clave_acceso: clave } = venta;
    const enFactura = clave === null ? null : await transaccion.cambiarPagosDeFactura(clave, forma);
    await transaccion.escribirPago(
      {
        venta,
        forma,
        antes: { formas_pago: formas },
        despues: { forma_pago: forma, en_factura: enFactura },
      },
      ocasion,
    );
    const pagada = toVenta({ ...venta, forma_pago: forma }, solicitud.empresa, false);
    return { venta: pagada, enFactura: enFactura };
  });
}

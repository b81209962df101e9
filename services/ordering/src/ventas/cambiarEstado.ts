import type { Venta } from '@comanda/shared/contracts/ventas';
import { AppError } from '@comanda/shared/errors/AppError';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';
import type { Caller, EmpresaId } from '@comanda/kit/tenant';

import {
  ocasionDe,
  type Anulada,
  type CambioDeEstado,
  type EstadosRepository,
  type Ocasion,
  type Reactivada,
  type TransaccionEstado,
} from './estadosRepository';
import { motivoDe } from './motivo';
import { toVenta, type VentaRow } from './ventaRow';

type Deps = { estados: EstadosRepository; reloj: () => Date };

export type PedidoDeEstado = {
  caller: Caller;
  empresa: EmpresaId;
  solicitud: {
    empresa: string;
    editar: string;
    estado: Venta['estado'];
    motivo?: string | undefined;
  };
};

/** Voids a sale or takes it back into force, with its invoice and its cash; asked twice, it is done once. */
export function cambiarEstado({ estados, reloj }: Deps, pedido: PedidoDeEstado): Promise<Venta> {
  const { caller, empresa, solicitud } = pedido;
  const ocasion = ocasionDe(caller, reloj());
  return estados.enTransaccion(empresa, async (transaccion) => {
    const venta = await transaccion.bloquear(solicitud.editar);
    if (!venta) throw new AppError('NO_ENCONTRADO', { editar: solicitud.editar });
    const { estado } = solicitud;
    if (venta.estado === estado) return toVenta(venta, solicitud.empresa, true);
    const auditoria =
      estado === 'ANULADO'
        ? await anular(transaccion, venta, { ocasion, motivo: motivoDe(solicitud.motivo) })
        : await reactivar(transaccion, venta, ocasion);
    await transaccion.escribir({ venta, estado, auditoria }, ocasion);
    return toVenta({ ...venta, estado }, solicitud.empresa, false);
  });
}

type Auditoria = CambioDeEstado['auditoria'];

const NO_SE_ANULA: Partial<Record<Anulada['resultado'], ErrorCode>> = {
  CONSUMIDOR_FINAL: 'ANULACION_CONSUMIDOR_FINAL',
  EN_CAMINO: 'ANULACION_EN_CAMINO',
};

async function anular(
  transaccion: TransaccionEstado,
  { id, clave_acceso }: VentaRow,
  { ocasion, motivo }: { ocasion: Ocasion; motivo: string },
): Promise<Auditoria> {
  if (clave_acceso === null) return { motivo };
  const anulada = await transaccion.anularComprobante(clave_acceso, motivo, ocasion);
  if (!anulada) throw sinFactura(id, clave_acceso);
  const { resultado, clave_nota: nota } = anulada;
  const rechazo = NO_SE_ANULA[resultado];
  if (rechazo) throw new AppError(rechazo, { venta: id, clave_acceso });
  return { motivo, factura: resultado, nota };
}

const NO_SE_REACTIVA: Partial<Record<Reactivada, ErrorCode>> = {
  CON_NOTA: 'REACTIVACION_CON_NOTA',
  OTRO_DIA: 'REACTIVACION_OTRO_DIA',
};

/** Only on the sale's own day: the date is part of its key, and yesterday's cash is counted. */
async function reactivar(
  transaccion: TransaccionEstado,
  { id, clave_acceso, fecha_negocio }: VentaRow,
  ocasion: Ocasion,
): Promise<Auditoria> {
  const factura = clave_acceso && (await transaccion.reactivarComprobante(clave_acceso, ocasion));
  if (clave_acceso !== null && !factura) throw sinFactura(id, clave_acceso);
  const rechazo = factura ? NO_SE_REACTIVA[factura] : undefined;
  if (rechazo) throw new AppError(rechazo, { venta: id, clave_acceso });
  if (fecha_negocio !== ocasion.fecha)
    throw new AppError('REACTIVACION_OTRO_DIA', { venta: id, fecha_negocio });
  return { factura };
}

const sinFactura = (venta: string, clave: string) =>
  new Error(`cambiarEstado: the sale ${venta} has no invoice ${clave}`);

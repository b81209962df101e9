import { auditar } from '@comanda/kit/auditoria/auditoria';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PoolClient } from 'pg';

/** What is done with the cash and looked up again (GET /v1/auditoria_caja), as the audit calls it. */
export const HECHOS_CAJA = [
  'movimiento registrado',
  'movimiento eliminado',
  'movimiento activado',
  'anticipo registrado',
  'abono registrado',
  'caja actualizada',
  'caja creada',
  'caja renombrada',
  'caja eliminada',
  'turno abierto',
  'cajon abierto',
  'impresora vinculada',
  'impresora cambiada',
  'ajustes de caja',
  'caja contada',
  'caja cuadrada',
  'cuadre revisado',
  // of sales, which write them with the sale (ventas/estadosRepository.ts)
  'venta anulada',
  'venta reactivada',
  'venta devuelta en parte',
  'forma de pago cambiada',
] as const;

type Traza = Omit<Parameters<typeof auditar>[3], 'accion'> & {
  accion: (typeof HECHOS_CAJA)[number];
};

/** Leaves the trace of something done with the cash, inside its transaction. */
export const auditarCaja = (
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  traza: Traza,
): Promise<void> => auditar(client, 'pedidos', empresa, traza);

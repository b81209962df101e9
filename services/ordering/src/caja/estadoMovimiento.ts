import type { EstadoMovimiento } from '@comanda/shared/contracts/caja/caja';
import { AppError } from '@comanda/shared/errors/AppError';
import { llaveDeFila } from '@comanda/kit/acceso/llave';

import { exigirQueSePuedaReponer } from './anticipar';
import { diaDeNegocio } from './diaDeNegocio';
import { auditarCaja } from './hechosCaja';
import { asentarEnLibro } from './asentarEnLibro';
import { COLUMNAS_MOVIMIENTO, type MovimientoRow } from './movimientoRow';

import type { EnCaja } from './enCaja';

/** Takes it off or brings it back; what it moved goes the other way in the period that is open now. */
export async function cambiarEstadoEn(
  en: EnCaja,
  { id, estado }: { id: string; estado: EstadoMovimiento },
): Promise<MovimientoRow> {
  const { trx, client, empresa, hecho } = en;
  const antes = await trx
    .selectFrom('pedidos.movimientos')
    .select(COLUMNAS_MOVIMIENTO)
    .where('empresa_id', '=', empresa)
    .where('id', '=', llaveDeFila(id))
    .forUpdate()
    .executeTakeFirst();
  if (!antes) throw new AppError('NO_ENCONTRADO', { id });
  if (antes.estado === estado) return antes;
  if (estado === 'A') await exigirQueSePuedaReponer(en, antes);
  await trx
    .updateTable('pedidos.movimientos')
    .set({ estado })
    .where('empresa_id', '=', empresa)
    .where('id', '=', antes.id)
    .execute();
  const dia = await diaDeNegocio(client, empresa, hecho.ahora);
  await asentarEnLibro(en, antes, { que: estado, dia });
  const { tipo, monto, detalle } = antes;
  await auditarCaja(client, empresa, {
    ...hecho,
    entidad: antes.id,
    accion: estado === 'N' ? 'movimiento eliminado' : 'movimiento activado',
    antes: { estado: antes.estado, tipo, monto, detalle },
    despues: { estado },
  });
  return { ...antes, estado };
}

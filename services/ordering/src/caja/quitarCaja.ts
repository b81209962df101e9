import { AppError } from '@comanda/shared/errors/AppError';

import { cajaDe } from './cajaDe';
import { leerCajas } from './cajaRow';
import { auditarCaja } from './hechosCaja';
import { bloquearCajas, tomarCaja } from './periodo';

import type { EnCaja } from './enCaja';

/** Out of the lists; its ledger stays. Who had it for their shift works with the first from now on. */
export async function quitarCajaEn(
  { trx, client, empresa, hecho }: EnCaja,
  caja: number,
): Promise<void> {
  const usuario = hecho.usuario.id;
  await bloquearCajas(client, empresa);
  await cajaDe(client, empresa, { caja, usuario });
  await tomarCaja(client, empresa, { caja, ahora: hecho.ahora });
  const cajas = await leerCajas(client, empresa, usuario);
  const suya = cajas.find(({ id }) => id === caja);
  if (!suya || cajas.length === 1) throw new AppError('CAJA_ULTIMA', { caja });
  const { nombre, periodo, cuadre_total: apertura } = suya;
  const { rowCount } = await client.query(MOVIDO, [empresa, caja, periodo]);
  if (apertura > 0 || rowCount) throw new AppError('CAJA_CON_DINERO', { caja, apertura });
  await trx
    .updateTable('pedidos.cajas')
    .set({ estado: 'N' })
    .where('empresa_id', '=', empresa)
    .where('id', '=', caja)
    .execute();
  const traza = { accion: 'caja eliminada', entidad: caja, antes: { caja: nombre } } as const;
  await auditarCaja(client, empresa, { ...hecho, ...traza });
}

const MOVIDO = `
  select from pedidos.caja_movimientos where empresa_id = $1 and caja_id = $2 and periodo = $3 limit 1`;

import { AJUSTES_CAJA, type AjustesCaja } from '@comanda/shared/contracts/caja/cajas';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { auditarCaja } from './hechosCaja';

import type { EnCaja } from './enCaja';
import type { PoolClient } from 'pg';

/** How the company keeps its cash, as it said or as everybody begins. */
export async function ajustesCajaDe(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
): Promise<AjustesCaja> {
  const { rows } = await client.query<FilaAjustes>(AJUSTES, [empresa]);
  const [fila] = rows;
  if (!fila) return AJUSTES_CAJA;
  const { diferencia_motivo, diferencia_aprobacion } = fila;
  return {
    ...fila,
    diferencia_motivo: diferencia_motivo === null ? null : Number(diferencia_motivo),
    diferencia_aprobacion: diferencia_aprobacion === null ? null : Number(diferencia_aprobacion),
  };
}

type FilaAjustes = Omit<AjustesCaja, 'diferencia_motivo' | 'diferencia_aprobacion'> & {
  diferencia_motivo: string | null;
  diferencia_aprobacion: string | null;
};

const AJUSTES = `
  select hora_corte, conteo_ciego, diferencia_motivo, diferencia_aprobacion, anticipo_maximo
    from pedidos.ajustes_caja where empresa_id = $1`;

export async function guardarAjustesEn(
  { trx, client, empresa, hecho }: EnCaja,
  ajustes: AjustesCaja,
): Promise<AjustesCaja> {
  const antes = await ajustesCajaDe(client, empresa);
  const fila = {
    ...ajustes,
    diferencia_motivo: ajustes.diferencia_motivo?.toFixed(2) ?? null,
    diferencia_aprobacion: ajustes.diferencia_aprobacion?.toFixed(2) ?? null,
  };
  await trx
    .insertInto('pedidos.ajustes_caja')
    .values({ empresa_id: empresa, ...fila })
    .onConflict((conflicto) => conflicto.column('empresa_id').doUpdateSet(fila))
    .execute();
  const traza = { accion: 'ajustes de caja', entidad: empresa, antes, despues: ajustes } as const;
  await auditarCaja(client, empresa, { ...hecho, ...traza });
  return ajustes;
}

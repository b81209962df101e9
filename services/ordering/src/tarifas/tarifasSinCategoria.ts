import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';

import { anotarTarifas, auditarTarifa, type Lista } from './escribirTarifas';

import type { PoolClient } from 'pg';

/** `a`: the category that takes what is of `de`; undefined: none does. */
type Paso = { de: number; a: number | undefined; hecho: Hecho };

/**
 * The tarifas of a company one of whose categories is gone: what was of it is of the one that takes its products. Without one, a
 * percentage that was of it alone ends, and its tarifa too where it has no prices of its own: no category at all would mean all.
 */
export async function pasarTarifas(
  client: PoolClient,
  empresa: EmpresaId,
  antes: Lista,
  { de, a, hecho }: Paso,
): Promise<void> {
  const suyas = antes.filter(({ categorias }) => categorias.includes(String(de)));
  if (suyas.length === 0) return;
  const despues = antes.flatMap((tarifa) =>
    suyas.includes(tarifa) ? sinCategoria(tarifa, String(de), a) : [tarifa],
  );
  await anotarTarifas(client, empresa, despues, hecho.ahora);
  for (const { id } of suyas) {
    const sigue = despues.some((tarifa) => tarifa.id === id);
    const accion = sigue ? 'tarifa de precios editada' : 'tarifa de precios eliminada';
    await auditarTarifa(client, empresa, { accion, id, antes, despues }, hecho);
  }
}

function sinCategoria(tarifa: TarifaDePrecio, de: string, a: number | undefined): TarifaDePrecio[] {
  const quedan = tarifa.categorias.filter((id) => id !== de);
  const categorias = a === undefined ? quedan : [...new Set([...quedan, String(a)])];
  if (categorias.length > 0) return [{ ...tarifa, categorias }];
  return tarifa.precios.length > 0 ? [{ ...tarifa, categorias, porcentaje: null }] : [];
}

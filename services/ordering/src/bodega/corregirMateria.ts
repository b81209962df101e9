import { sumarPesos } from '@comanda/shared/domain/medidas';
import { AppError } from '@comanda/shared/errors/AppError';
import type { Hecho } from '@comanda/kit/auditoria';
import type { EmpresaId } from '@comanda/kit/tenant';

import { valorDe } from './ingreso';
import { libroDe, numeroDe, type MateriaRow } from './libro';

import type { PoolClient } from 'pg';

export type Correccion = { id: string; clave: string; pesoContado: number; detalle: string };

/** The difference to what the ledger says by now is one more row of it; a count that found none is kept too. */
export async function corregirEn(
  client: PoolClient,
  empresa: EmpresaId,
  { correccion, hecho }: { correccion: Correccion; hecho: Hecho },
): Promise<MateriaRow> {
  const { id, clave, pesoContado, detalle } = correccion;
  const libro = libroDe(client, empresa);
  const materia = await libro.bloquear(id);
  const previa = await libro.conClave(clave);
  if (previa) {
    const { rows } = await client.query(LA_MISMA, [
      ...[empresa, previa.id, materia.id, pesoContado, detalle],
    ]);
    if (rows.length === 0) throw new AppError('MOVIMIENTO_EN_CONFLICTO', { id, clave });
    return materia;
  }
  const cantidad = sumarPesos(pesoContado, -Number(materia.peso_actual));
  const costoUnitario = numeroDe(materia.costo_unitario);
  const costo = valorDe(costoUnitario, cantidad);
  const asiento = { tipo: 'CORRECCION', cantidad, detalle, clave, costo, costoUnitario } as const;
  await libro.asentar(materia.id, asiento, hecho);
  return libro.bloquear(id);
}

/** $1 empresa, $2 movement, $3 material, $4 what was counted, $5 why */
const LA_MISMA = `
  select id from pedidos.materia_movimientos
   where empresa_id = $1 and id = $2 and materia_id = $3 and tipo = 'CORRECCION' and saldo = $4::numeric and detalle = $5`;

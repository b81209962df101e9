import { AppError } from '@comanda/shared/errors/AppError';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { costoTrasIngreso, valorDe } from './ingreso';
import { libroDeBodega, numeroDePeso, type MateriaRow } from './libro';

import type { PoolClient } from 'pg';

type Reverso = { id: string; motivo: string; hecho: Hecho };
type Mermada = { id: number; materia_id: number; cantidad: string; costo: string | null };

/** What went out comes in again, for what it was worth then. */
export async function reversarEn(
  client: PoolClient,
  empresa: EmpresaId,
  { id, motivo, hecho }: Reverso,
): Promise<void> {
  const { rows } = await client.query<Mermada>(MERMA, [empresa, id]);
  const [merma] = rows;
  if (!merma) throw new AppError('NO_ENCONTRADO', { id });
  const libro = libroDeBodega(client, empresa);
  const materia = await libro.bloquear(merma.materia_id); // from here on nobody else reverses it
  const { rowCount } = await client.query(REVERSADA, [empresa, merma.id]);
  if (rowCount) return;
  const cantidad = -Number(merma.cantidad);
  const costo = numeroDePeso(merma.costo);
  await libro.asentar(
    materia.id,
    {
      tipo: 'REVERSO',
      cantidad,
      transcurrido: -cantidad,
      reversaDe: merma.id,
      detalle: motivo,
      costo,
      costoUnitario: costoTrasReverso(materia, { peso: cantidad, costo }),
    },
    hecho,
  );
}

/**
 * A unit costs what it did where what comes back is worth what it went out for: a value in cents, taken for a price, would change
 * what cheap things cost. What is worth otherwise by now is averaged, and a value that is no cent says nothing of it.
 */
function costoTrasReverso(
  materia: MateriaRow,
  { peso, costo }: { peso: number; costo: number | null },
): number | null {
  const costoUnitario = numeroDePeso(materia.costo_unitario);
  if (costo === 0 || costo === valorDe(costoUnitario, peso)) return costoUnitario;
  return costoTrasIngreso(materia, { peso, costo });
}

const MERMA = `
  select id, materia_id, cantidad, costo from pedidos.materia_movimientos
   where empresa_id = $1 and id = $2 and tipo = 'MERMA'`;

const REVERSADA =
  'select id from pedidos.materia_movimientos where empresa_id = $1 and reversa_de = $2';

import { sumarPesos } from '@comanda/shared/domain/producto/medidas';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { valorDe } from './ingreso';
import { libroDeBodega, numeroDePeso, type MateriaRow } from './libro';

import type { PoolClient } from 'pg';

export type Correccion = { id: string; clave: string; pesoContado: number; detalle: string };

/** The difference to what the ledger says by now is one more row of it; a count that found none is kept too. */
export async function corregirEn(
  client: PoolClient,
  empresa: EmpresaId,
  { correccion, hecho }: { correccion: Correccion; hecho: Hecho },
): Promise<MateriaRow> {
  const { id, clave, pesoContado, detalle } = correccion;
  const libro = libroDeBodega(client, empresa);
  const materia = await libro.bloquear(id);
  const previa = await libro.yaAsentado(clave, {
    materia_id: materia.id,
    tipo: 'CORRECCION',
    saldo: pesoContado,
    detalle,
  });
  if (previa) return materia;
  const cantidad = sumarPesos(pesoContado, -Number(materia.peso_actual));
  const costoUnitario = numeroDePeso(materia.costo_unitario);
  const costo = valorDe(costoUnitario, cantidad);
  const asiento = { tipo: 'CORRECCION', cantidad, detalle, clave, costo, costoUnitario } as const;
  await libro.asentar(materia.id, asiento, hecho);
  return libro.bloquear(id);
}

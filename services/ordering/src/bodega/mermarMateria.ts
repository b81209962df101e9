import type { Medida } from '@comanda/shared/contracts/inventario/bodega';
import type { MotivoMerma } from '@comanda/shared/contracts/inventario/mermas';
import {
  aMilesimas,
  convertir,
  deMilesimas,
  formatPeso,
} from '@comanda/shared/domain/producto/medidas';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { valorDe } from './ingreso';
import { libroDeBodega, numeroDePeso, type MateriaRow } from './libro';

import type { PoolClient } from 'pg';

export type MermaNueva = {
  materia: string;
  /** The record's own, where the client made one. */
  clave: string | null;
  peso: number;
  /** Null: the material's medida_salida. */
  medida: Medida | null;
  motivo: MotivoMerma;
  descripcion: string;
};

/** Takes it out of what there is by now, once for each key; the id of its row. */
export async function mermarEn(
  client: PoolClient,
  empresa: EmpresaId,
  { merma, hecho }: { merma: MermaNueva; hecho: Hecho },
): Promise<number> {
  const { clave, peso: peso_merma, motivo, descripcion: detalle } = merma;
  const libro = libroDeBodega(client, empresa);
  const materia = await libro.bloquear(merma.materia);
  const medida = merma.medida ?? materia.medida_salida;
  const previa = await libro.yaAsentado(clave, {
    materia_id: materia.id,
    tipo: 'MERMA',
    peso_merma,
    medida,
    motivo,
    detalle,
  });
  if (previa) return previa.id;
  const peso = pesoQueSale(materia, { peso: peso_merma, medida });
  const costoUnitario = numeroDePeso(materia.costo_unitario);
  const { id } = await libro.asentar(
    materia.id,
    {
      tipo: 'MERMA',
      cantidad: -peso,
      detalle,
      clave,
      peso_merma,
      medida,
      motivo,
      costo: valorDe(costoUnitario, peso),
      costoUnitario,
    },
    hecho,
  );
  return id;
}

/** In the unit the ledger is kept in; never more than there is, and never nothing. */
function pesoQueSale(materia: MateriaRow, merma: { peso: number; medida: Medida }): number {
  const { medida_entrada: medida, peso_actual } = materia;
  const peso = convertir(aMilesimas(merma.peso), merma.medida, medida);
  if (peso === null) throw enCampo('MEDIDAS_NO_CONVIERTEN', 'medida');
  if (peso === 0) throw enCampo('PESO_MUY_PEQUENO', 'peso_merma');
  const hay = Number(peso_actual);
  if (peso > aMilesimas(hay))
    throw enCampo('EXISTENCIA_INSUFICIENTE', 'peso_merma', {
      detalle: { id: materia.id, peso, hay },
      msg: fraseDeExistencia(materia, merma.medida),
    });
  return deMilesimas(peso);
}

/** 'Solo hay 2.5 kg (2,500 g)': as the ledger has it, and as it was asked for. */
function fraseDeExistencia(materia: MateriaRow, medida: Medida): string {
  const { medida_entrada, peso_actual } = materia;
  const hay = aMilesimas(Number(peso_actual));
  const enSuya = convertir(hay, medida_entrada, medida);
  const otra =
    medida === medida_entrada || enSuya === null
      ? ''
      : ` (${formatPeso(deMilesimas(enSuya), medida)})`;
  return `Solo hay ${formatPeso(deMilesimas(hay), medida_entrada)}${otra} en la bodega`;
}

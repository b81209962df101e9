import type { Kysely } from 'kysely';

import type { Medida } from '@comanda/shared/contracts/inventario/bodega';
import { AppError } from '@comanda/shared/errors/AppError';
import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import type { Transaccion } from '@comanda/kit/base/db';
import { enCampo } from '@comanda/kit/http/enCampo';
import { esRepetido } from '@comanda/kit/base/repetido';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { costoTrasIngreso } from './ingreso';
import { libroDeBodega, type MateriaRow } from './libro';

import type { PoolClient } from 'pg';

/** What an edit writes as it was typed; weights as the database has them: '12.500'. */
export type Planos = {
  materi_prima: string;
  peso_inicial: string;
  medida_salida: Medida;
  cantidad_alerta: string;
};
type Ingreso = { peso: number; costo: number | null; clave: string | null };
export type Edicion = {
  planos: Planos;
  medidaEntrada: Medida;
  /** The one that was edited; null where the client does not say. */
  version: number | null;
  ingreso: Ingreso;
};

const PLANOS = ['materi_prima', 'peso_inicial', 'medida_salida', 'cantidad_alerta'] as const;

type Pedido = { empresa: EmpresaId; id: string; edicion: Edicion; hecho: Hecho };

const SIN_INGRESO = 'Es el costo de un ingreso: escriba también cuánto entró';

/**
 * Asked twice it is done once: an entry has its key, and plain fields that are stored already change nothing, whatever
 * version they were typed upon.
 */
export async function editarEn(
  { trx, client }: Transaccion<Database>,
  { empresa, id, edicion, hecho }: Pedido,
): Promise<MateriaRow> {
  const { planos, version, ingreso } = edicion;
  if (ingreso.peso === 0 && ingreso.costo)
    throw enCampo('DATOS_INVALIDOS', 'costo', { msg: SIN_INGRESO });
  const libro = libroDeBodega(client, empresa);
  const antes = await libro.bloquear(id);
  if (edicion.medidaEntrada !== antes.medida_entrada)
    throw enCampo('MEDIDA_ENTRADA_FIJA', 'medida_entrada', { detalle: { id } });
  const cambia = PLANOS.some((campo) => planos[campo] !== antes[campo]);
  if (cambia && version !== null && version !== antes.version)
    throw new AppError('MATERIA_CAMBIADA', { id, version, guardada: antes.version });
  if (cambia) await escribirPlanos(trx, empresa, { id: antes.id, planos });
  if (ingreso.peso > 0) await ingresar(client, empresa, { antes, ingreso, hecho });
  const despues = await libro.bloquear(id);
  const accion = 'materia prima editada';
  if (cambia)
    await auditar(client, 'pedidos', empresa, { ...hecho, accion, entidad: id, antes, despues });
  return despues;
}

async function escribirPlanos(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { id, planos }: { id: number; planos: Planos },
): Promise<void> {
  await trx
    .updateTable('pedidos.materias_primas')
    .set((eb) => ({ ...planos, version: eb('version', '+', 1) }))
    .where('empresa_id', '=', empresa)
    .where('id', '=', id)
    .execute()
    .catch(repetida);
}

/** The index is what knows, also of two who save the same name at once. */
function repetida(error: unknown): never {
  if (esRepetido(error, 'materias_primas_por_nombre'))
    throw enCampo('MATERIA_REPETIDA', 'materi_prima');
  throw error;
}

type DeIngreso = { antes: MateriaRow; ingreso: Ingreso; hecho: Hecho };

async function ingresar(
  client: PoolClient,
  empresa: EmpresaId,
  { antes, ingreso: { peso, costo, clave }, hecho }: DeIngreso,
): Promise<void> {
  const libro = libroDeBodega(client, empresa);
  const { id: materia_id } = antes;
  if (await libro.yaAsentado(clave, { materia_id, tipo: 'ENTRADA', cantidad: peso, costo })) return;
  const costoUnitario = costoTrasIngreso(antes, { peso, costo });
  const asiento = { tipo: 'ENTRADA', cantidad: peso, costo, costoUnitario, clave } as const;
  await libro.asentar(materia_id, { ...asiento, detalle: 'Nuevo ingreso' }, hecho);
}

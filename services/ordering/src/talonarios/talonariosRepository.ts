import { randomUUID } from 'node:crypto';

import { sql, type Kysely } from 'kysely';

import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import type { talonariosCalls } from '@comanda/shared/contracts/ventas/talonarios';
import { emiteNotas } from '@comanda/shared/domain/ley/notasDeVenta';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';
import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { leyDe } from '../ley/leyRepository';

import { avisoDeTalonarios, toTalonario, type TalonarioRow } from './estadoDeTalonario';
import type { PoolClient } from 'pg';

type TalonarioNuevo = Omit<CallEntrada<typeof talonariosCalls.registrarTalonario>, 'empresa'>;

export function talonariosRepository(db: Db<Database>) {
  return {
    listar: (empresa: EmpresaId): Promise<TalonarioRow[]> =>
      enEmpresa(db, empresa, ({ trx }) => talonariosDe(trx, empresa)),

    /** Of those who register at the same moment one comes after the other. */
    registrar: (empresa: EmpresaId, nuevo: TalonarioNuevo, hecho: Hecho): Promise<void> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        await client.query("select pedidos.candado($1, 'talonarios')", [empresa]);
        if (await seCruza(trx, empresa, nuevo)) throw enCampo('TALONARIO_SOLAPADO', 'desde');
        const { usuario, ahora } = hecho;
        const id = randomUUID();
        await trx
          .insertInto('pedidos.talonarios')
          .values({
            ...nuevo,
            empresa_id: empresa,
            id,
            siguiente: nuevo.desde,
            registrado: ahora,
            usuario_id: usuario.id,
            usuario: usuario.nombreCompleto,
          })
          .execute();
        const traza = { accion: 'talonario registrado', entidad: id, despues: nuevo };
        await auditar(client, 'pedidos', empresa, { ...hecho, ...traza });
      }),

    retirar: (empresa: EmpresaId, id: string, hecho: Hecho): Promise<void> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const { numUpdatedRows } = await trx
          .updateTable('pedidos.talonarios')
          .set({ retirado: hecho.ahora })
          .where('empresa_id', '=', empresa)
          .where('id', '=', id)
          .where('retirado', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new AppError('NO_ENCONTRADO', { talonario: id });
        const traza = { accion: 'talonario retirado', entidad: id };
        await auditar(client, 'pedidos', empresa, { ...hecho, ...traza });
      }),
  };
}

const talonariosDe = (trx: Kysely<Database>, empresa: EmpresaId): Promise<TalonarioRow[]> =>
  trx
    .selectFrom('pedidos.talonarios')
    .select(['id', 'desde', 'hasta', 'siguiente', 'autorizacion', 'retirado', 'caduca'])
    .select(sql<string>`establecimiento || '-' || punto_emision`.as('serie'))
    .where('empresa_id', '=', empresa)
    .orderBy('registrado', 'desc')
    .orderBy('id')
    .execute();

/** One where a company that sells with notas de venta has none in force, or those it has are about to end. */
export async function contarTalonariosPorRegistrar(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { client, ahora }: { client: Pick<PoolClient, 'query'>; ahora: Date },
): Promise<number> {
  const hoy = fechaNegocio(ahora);
  if (!emiteNotas(await leyDe(client, empresa), hoy)) return 0;
  const talonarios = (await talonariosDe(trx, empresa)).map((fila) => toTalonario(fila, hoy));
  return avisoDeTalonarios(talonarios, hoy) === null ? 0 : 1;
}

/** Of one that was taken back the numbers that it gave out stay given. */
async function seCruza(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { establecimiento, punto_emision, desde, hasta }: TalonarioNuevo,
): Promise<boolean> {
  const otro = await trx
    .selectFrom('pedidos.talonarios')
    .select('id')
    .where('empresa_id', '=', empresa)
    .where('establecimiento', '=', establecimiento)
    .where('punto_emision', '=', punto_emision)
    .where('desde', '<=', hasta)
    .where(sql<boolean>`case when retirado is null then hasta else siguiente - 1 end >= ${desde}`)
    .limit(1)
    .executeTakeFirst();
  return otro !== undefined;
}

import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';

import type { EstadoMovimiento } from '@comanda/shared/contracts/caja/caja';
import { ESTADO_DE_MOVIMIENTO } from '@comanda/shared/domain/hojas/columnasDeMovimientos';
import { normalizar } from '@comanda/shared/domain/texto/texto';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { diaDeNegocio } from './diaDeNegocio';
import { enCaja } from './enCaja';
import { cambiarEstadoEn } from './estadoMovimiento';
import { COLUMNAS_MOVIMIENTO, type MovimientoRow } from './movimientoRow';
import { moverEn } from './mover';

type Filtro = { fecha: string | undefined; estado: EstadoMovimiento | undefined; ahora: Date };

type DeDias = { desde: string; hasta: string; busqueda: string | undefined };
type EntreDias = DeDias & { corte: { desde: number; filas: number } };
type Siguientes = { tras: MovimientoRow | undefined; filas: number };

/** What is shown of it, without case or accents; its amount with thousands and without. */
const tiene = (palabra: string) => sql<SqlBool>`strpos(
  pedidos.normalizar(concat_ws(' ', detalle, usuario, empleado, to_char(fecha_negocio, 'DD/MM/YYYY'),
    to_char(monto, 'FM$999,999,990.00'), to_char(monto, 'FM999999990.00'),
    case estado when 'A' then ${ESTADO_DE_MOVIMIENTO.A} else ${ESTADO_DE_MOVIMIENTO.N} end)), ${palabra}) > 0`;

const sumaDe = (cuales: RawBuilder<unknown>) =>
  sql<string>`coalesce(sum(monto) filter (where estado = 'A' and ${cuales}), 0)`;

export function movimientosRepository(db: Db<Database>) {
  const en = enCaja(db);
  return {
    /** The movements of one business day, latest first; of today where no day is said. */
    listar: (empresa: EmpresaId, { fecha, estado, ahora }: Filtro): Promise<MovimientoRow[]> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const dia = fecha ?? (await diaDeNegocio(client, empresa, ahora));
        const delDia = trx
          .selectFrom('pedidos.movimientos')
          .select(COLUMNAS_MOVIMIENTO)
          .where('empresa_id', '=', empresa)
          .where('fecha_negocio', '=', dia)
          .orderBy('id', 'desc');
        return (estado ? delDia.where('estado', '=', estado) : delDia).execute();
      }),

    /** A page of the movements of some business days, latest first, how many there are, and what those in force add up to. */
    entreDias: (empresa: EmpresaId, { corte, ...dias }: EntreDias) =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const hallados = deDias(trx, empresa, dias);
        const suma = await hallados
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .select(sumaDe(sql`tipo = 'INGRESO'`).as('ingreso'))
          .select(sumaDe(sql`tipo <> 'INGRESO'`).as('salida'))
          .executeTakeFirstOrThrow();
        const filas: MovimientoRow[] = await hallados
          .select(COLUMNAS_MOVIMIENTO)
          .orderBy('fecha_negocio', 'desc')
          .orderBy('id', 'desc')
          .limit(corte.filas)
          .offset(corte.desde)
          .execute();
        return { filas, ...suma };
      }),

    /** The movements of the same days that come after one of them, whatever is moved meanwhile. */
    siguientes: (
      empresa: EmpresaId,
      dias: DeDias,
      { tras, filas }: Siguientes,
    ): Promise<MovimientoRow[]> =>
      enEmpresa(db, empresa, ({ trx }) =>
        deDias(trx, empresa, dias)
          .$if(tras !== undefined, (suyos) =>
            suyos.where(
              sql<boolean>`(fecha_negocio, id) < (${tras?.fecha_negocio}::date, ${tras?.id}::bigint)`,
            ),
          )
          .select(COLUMNAS_MOVIMIENTO)
          .orderBy('fecha_negocio', 'desc')
          .orderBy('id', 'desc')
          .limit(filas)
          .execute(),
      ),

    registrar: en(moverEn),
    cambiarEstado: en(cambiarEstadoEn),
  };
}

function deDias(trx: Kysely<Database>, empresa: EmpresaId, { desde, hasta, busqueda }: DeDias) {
  const palabras = normalizar(busqueda ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return trx
    .selectFrom('pedidos.movimientos')
    .where('empresa_id', '=', empresa)
    .where('fecha_negocio', '>=', desde)
    .where('fecha_negocio', '<=', hasta)
    .where((eb) => eb.and(palabras.map((palabra) => tiene(palabra))));
}

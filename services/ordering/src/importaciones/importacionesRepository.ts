import { sql, type Kysely } from 'kysely';
import type { PoolClient } from 'pg';

import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db, type Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { leerCatalogo } from './catalogo';
import { mapasDeProductos } from './mapasDeProductos';

/** One half of the key of an import's lock; the other is the company. */
const CERROJO = 10_0007;

/** How far it is. */
export type AvanceDeImportacion = Partial<{ filas: number; revisadas: number; escritas: number }>;
export type Nueva = { id: string; archivo: string; huella: string };
export type ResultadoDeImportacion = {
  creados: number;
  cambiados: number;
  iguales: number;
  categorias: number;
};

export type ImportacionesRepository = ReturnType<typeof importacionesRepository>;
export type ImportacionRow = NonNullable<Awaited<ReturnType<ImportacionesRepository['leer']>>>;

export function importacionesRepository(db: Db<Database>) {
  const cambiar = (empresa: EmpresaId, id: string, cambio: AvanceDeImportacion & Fin) =>
    enEmpresa(db, empresa, ({ trx }) => escribir(trx, empresa, id, cambio));

  return {
    catalogo: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, ({ trx }) => leerCatalogo(trx, empresa)),

    mapas: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, ({ client }) => mapasDeProductos.leer(client, empresa)),

    /** The import of that key, or the last one. `viva`: somebody is at it. */
    leer: (empresa: EmpresaId, id?: string) =>
      enEmpresa(db, empresa, ({ trx }) => leer(trx, empresa, id)),

    /** Begun, or begun again: what was cut off or failed wrote nothing. False: it was done, and stays so. */
    empezar: (empresa: EmpresaId, nueva: Nueva, { usuario, ahora }: Hecho) =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const datos = {
          ...nueva,
          usuario_id: usuario.id,
          usuario: usuario.nombreCompleto,
          creado: ahora,
        };
        const { numInsertedOrUpdatedRows: empezadas } = await trx
          .insertInto('pedidos.importaciones')
          .values({ empresa_id: empresa, ...datos })
          .onConflict((otra) =>
            otra
              .columns(['empresa_id', 'id'])
              .doUpdateSet({
                ...datos,
                estado: 'EN_CURSO',
                motivo: null,
                filas: 0,
                revisadas: 0,
                escritas: 0,
              })
              .where('pedidos.importaciones.estado', '<>', 'HECHA'),
          )
          .executeTakeFirstOrThrow();
        return empezadas === 1n;
      }),

    /** Seen at once by whoever asks, whatever becomes of the transaction that writes the products. */
    avanzar: (empresa: EmpresaId, id: string, avance: AvanceDeImportacion) =>
      cambiar(empresa, id, avance),

    fallar: (empresa: EmpresaId, id: string, motivo: string) =>
      cambiar(empresa, id, { estado: 'FALLIDA', motivo }),

    /** The last writes of the transaction: products and result are there together, or neither is. False: it was done before. */
    acabar: async (
      { trx, client }: Transaccion<Database>,
      empresa: EmpresaId,
      { id, huella, usuario }: { id: string; huella: string; usuario: string },
      resultado: ResultadoDeImportacion,
    ): Promise<boolean> => {
      const { rowCount } = await client.query(RECLAMAR, [empresa, id, usuario, huella]);
      if (rowCount === 0) return false;
      await deImportacion(trx, empresa, id, resultado).execute();
      return true;
    },
  };
}

const RECLAMAR = 'select from pedidos.reclamar_importacion($1, $2, $3, $4)';

type Fin = Partial<ResultadoDeImportacion & { estado: 'FALLIDA'; motivo: string }>;

const deImportacion = (
  trx: Kysely<Database>,
  empresa: EmpresaId,
  id: string,
  cambio: AvanceDeImportacion & Fin,
) =>
  trx
    .updateTable('pedidos.importaciones')
    .set(cambio)
    .where('empresa_id', '=', empresa)
    .where('id', '=', id);

async function escribir(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  id: string,
  cambio: AvanceDeImportacion & Fin,
): Promise<void> {
  await deImportacion(trx, empresa, id, cambio)
    .where('estado', '=', 'EN_CURSO') // a commit whose answer was lost is no failure
    .execute();
}

async function leer(trx: Kysely<Database>, empresa: EmpresaId, id: string | undefined) {
  const consulta = trx
    .selectFrom('pedidos.importaciones')
    .selectAll()
    .where('empresa_id', '=', empresa)
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? ''))
    .orderBy('creado', 'desc')
    .limit(1);
  const fila = await consulta.executeTakeFirst();
  if (fila?.estado !== 'EN_CURSO') return fila && { ...fila, viva: false };
  if (await viva(trx, empresa)) return { ...fila, viva: true };
  // the row was read before the lock: what was let go between the two has written its end by now
  const despues = await consulta.executeTakeFirst();
  return despues && { ...despues, viva: false };
}

/** Asked apart: of locks each server knows its own. */
async function viva(trx: Kysely<Database>, empresa: EmpresaId): Promise<boolean> {
  const { rows } = await sql<{ viva: boolean }>`
    select exists (
      select 1 from pg_locks
       where locktype = 'advisory' and granted and classid = ${CERROJO}::int::oid and objid = ${empresa}::int::oid
         and database = (select oid from pg_database where datname = current_database())) as viva`.execute(
    trx,
  );
  return rows[0]?.viva ?? false;
}

/** True until the transaction ends, for one of a company at a time; a process that dies lets go of it. */
export async function echarCerrojoDeImportacion(
  client: PoolClient,
  empresa: EmpresaId,
): Promise<boolean> {
  const { rows } = await client.query<{ suyo: boolean }>(
    'select pg_try_advisory_xact_lock($1::int, $2::int) as suyo',
    [CERROJO, empresa],
  );
  return rows[0]?.suyo ?? false;
}

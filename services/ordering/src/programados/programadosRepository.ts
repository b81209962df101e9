import type { Kysely } from 'kysely';

import { DIA_MS } from '@comanda/shared/domain/texto/fecha';
import type { VentaProgramada } from '@comanda/shared/contracts/ventas/programados';
import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import type { Acordado, FilaListada, ProgramadoRow } from './programadoRow';
import type { PoolClient } from 'pg';

export type NuevoProgramado = {
  /** Null: the client made none. */
  clave: string | null;
  cliente: string;
  fecha: string;
  hora: string;
  /** Dollars as the database writes them: '7.50'. */
  valor: string;
  mensaje: string;
  repetir: boolean;
  proximo: Date;
  venta: VentaProgramada;
  acordado: Acordado;
};

export type CambioDeProgramado = Partial<
  Pick<ProgramadoRow, 'fecha' | 'hora' | 'mensaje' | 'estado' | 'repetir' | 'proximo'> & {
    eliminado: true;
  }
>;

type Edicion = { accion: string; cambio: CambioDeProgramado };

export type ProgramadosRepository = ReturnType<typeof programadosRepository>;

/** Rows of the list: those that are over are the last of it. */
const MAXIMO_LISTADOS = 1_000;
/** What was not issued asks for attention for so long, then it is history. */
const DIAS_DE_AVISO = 7;

export function programadosRepository(db: Db<Database>) {
  return {
    listar: (empresa: EmpresaId): Promise<FilaListada[]> =>
      enEmpresa(db, empresa, async ({ client }) => (await leer(client, empresa, null)).rows),

    /** Null when nothing was scheduled with that key. */
    deClave: (empresa: EmpresaId, clave: string): Promise<FilaListada | null> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const fila = await trx
          .selectFrom('pedidos.programados')
          .select('id')
          .where('empresa_id', '=', empresa)
          .where('clave', '=', clave)
          .executeTakeFirst();
        return fila ? uno(client, empresa, fila.id) : null;
      }),

    /** Null when it is there already, by its key. */
    crear: (
      empresa: EmpresaId,
      { venta, acordado, ...datos }: NuevoProgramado,
      hecho: Hecho,
    ): Promise<FilaListada | null> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const fila = await trx
          .insertInto('pedidos.programados')
          .values({
            ...datos,
            empresa_id: empresa,
            venta: JSON.stringify(venta),
            acordado: JSON.stringify(acordado),
            usuario_id: hecho.usuario.id,
            usuario: hecho.usuario.nombreCompleto,
            creado: hecho.ahora,
          })
          .onConflict((choque) => choque.columns(['empresa_id', 'clave']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!fila) return null;
        const { cliente, fecha, hora, valor, repetir } = datos;
        await auditar(client, 'pedidos', empresa, {
          ...hecho,
          accion: 'programado creado',
          entidad: fila.id,
          despues: { cliente, fecha, hora, valor, repetir },
        });
        return uno(client, empresa, fila.id);
      }),

    /** `decidir` sees it as it stands. Null when there is none in this company; the caller never learns which of the two. */
    editar: (
      empresa: EmpresaId,
      id: string,
      decidir: (antes: FilaListada) => Edicion,
      hecho: Hecho,
    ): Promise<{ antes: FilaListada; fila: FilaListada } | null> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const llave = llaveDeFila(id);
        // on its own: who waited for what is being issued then reads that it was
        await client.query(TOMAR, [empresa, llave]);
        const [antes] = (await leer(client, empresa, llave)).rows;
        if (!antes) return null;
        const { accion, cambio } = decidir(antes);
        await trx
          .updateTable('pedidos.programados')
          .set({ ...cambio, arrendado_hasta: null })
          .where('empresa_id', '=', empresa)
          .where('id', '=', antes.id)
          .execute();
        await auditar(client, 'pedidos', empresa, {
          ...hecho,
          accion,
          entidad: antes.id,
          antes: delQueCambia(antes),
          despues: cambio,
        });
        return { antes, fila: { ...antes, ...cambio } };
      }),
  };
}

const TOMAR = 'select from pedidos.programados where empresa_id = $1 and id = $2 for update';

const delQueCambia = ({ fecha, hora, mensaje, estado, repetir }: ProgramadoRow) => ({
  fecha,
  hora,
  mensaje,
  estado,
  repetir,
});

async function uno(client: PoolClient, empresa: EmpresaId, id: number): Promise<FilaListada> {
  const [fila] = (await leer(client, empresa, id)).rows;
  if (!fila) throw new Error(`programados: ${id} was there a moment ago`);
  return fila;
}

/** The schedules of a company, or one of them; what is planned comes first, the soonest first. */
const leer = (client: PoolClient, empresa: EmpresaId, id: number | null) =>
  client.query<FilaListada>(
    `select p.id, p.cliente, p.fecha, p.hora, p.valor, p.mensaje, p.estado, p.repetir, p.venta, p.proximo,
            r.no_emitidas, r.emitidas, r.emitida
       from pedidos.programados p
      cross join lateral (
        select count(*) filter (where r.venta_id is null)::int as no_emitidas, count(r.venta_id)::int as emitidas,
               max(r.previsto) filter (where r.venta_id is not null) as emitida
          from pedidos.programado_resultados r
         where r.empresa_id = $1 and r.programado_id = p.id) r
      where p.empresa_id = $1 and not p.eliminado and ($2::bigint is null or p.id = $2)
      order by p.proximo nulls last, p.id desc
      limit ${MAXIMO_LISTADOS}`,
    [empresa, id],
  );

/** What was planned for these days and not issued, of schedules that are still there. */
export async function contarNoEmitidas(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  ahora: Date,
): Promise<number> {
  const { cuantas } = await trx
    .selectFrom('pedidos.programado_resultados as r')
    .innerJoin('pedidos.programados as p', (join) =>
      join.onRef('p.empresa_id', '=', 'r.empresa_id').onRef('p.id', '=', 'r.programado_id'),
    )
    .select((eb) => eb.fn.countAll<number>().as('cuantas'))
    .where('r.empresa_id', '=', empresa)
    .where('r.venta_id', 'is', null)
    .where('r.previsto', '>', new Date(ahora.getTime() - DIAS_DE_AVISO * DIA_MS))
    .where('p.eliminado', '=', false)
    .executeTakeFirstOrThrow();
  return cuantas;
}

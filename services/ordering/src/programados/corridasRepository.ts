import { tomarDe, type Cola, type FilaDeCola } from '@comanda/kit/cola/tomarDe';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { enFilas } from '@comanda/kit/base/enFilas';
import type { Database } from '../db/schema';

import type { ProgramadoPorEmitir, ResultadoRow } from './programadoRow';
import type { PoolClient } from 'pg';

type Cliente = Pick<PoolClient, 'query'>;

/** A planned time of a schedule. */
export type Vez = { empresa: EmpresaId; programado: number; previsto: Date };

export type CorridasRepository = ReturnType<typeof corridasRepository>;

const ULTIMOS = 5;
/** How many times that were not issued are told besides. */
const MAXIMO_PENDIENTES = 100;

/** $1 empresa, $2 now, $3 until when, $4 which. A lease that ends later than one that begins now is of a clock that was set back. */
const TOMAR = `
  update pedidos.programados p
     set arrendado_hasta = $3
    from (
      select q.id
        from pedidos.programados q
       where q.empresa_id = $1 and q.id = any ($4::bigint[]) and q.proximo <= $2
         and (q.arrendado_hasta is null or q.arrendado_hasta <= $2 or q.arrendado_hasta > $3)
         for update skip locked
    ) debidos
   where p.empresa_id = $1 and p.id = debidos.id
  returning p.id`;

const COLA: Omit<Cola<FilaDeCola>, 'segundos'> = {
  debidas: 'pedidos.programados_debidos',
  llave: ['id'],
  tomar: { name: 'tomar_programados', text: TOMAR },
};

/** What is due, and what became of each planned time. */
export function corridasRepository(db: Db<Database>) {
  return {
    tomar: (cuantas: number, ahora: Date, segundos: number): Promise<FilaDeCola[]> =>
      tomarDe<Pick<FilaDeCola, 'id'>>(db, { ...COLA, segundos }, { cuantas, ahora }),

    /** Null where there is none in this company. */
    leer: (empresa: EmpresaId, id: string | number): Promise<ProgramadoPorEmitir | null> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { rows } = await client.query<ProgramadoPorEmitir>(
          `select id, repetir, venta, proximo, acordado, usuario_id, usuario from pedidos.programados
            where empresa_id = $1 and id = $2 and not eliminado`,
          [empresa, llaveDeFila(String(id))],
        );
        return rows[0] ?? null;
      }),

    /** The last five, and any other that was not issued; the last first. Of one time, where it is named. */
    resultados: (empresa: EmpresaId, id: number, previsto?: Date): Promise<ResultadoRow[]> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { rows } = await client.query<ResultadoRow>(
          `select r.programado_id, r.previsto, r.motivo, r.en, v.secuencia, pedidos.nota_de($1, v.id) as nota, v.clave_acceso,
                  v.estado as estado_venta
             from (select *, row_number() over (order by previsto desc) as lugar
                     from pedidos.programado_resultados where empresa_id = $1 and programado_id = $2) r
             left join pedidos.ventas v on v.empresa_id = $1 and v.id = r.venta_id
            where ($3::timestamptz is null and (r.lugar <= ${ULTIMOS} or r.venta_id is null)) or r.previsto = $3
            order by r.previsto desc limit ${MAXIMO_PENDIENTES + ULTIMOS}`,
          [empresa, id, previsto ?? null],
        );
        return rows;
      }),

    /** Writes times that passed without a sale, and goes on to what is planned next. False where somebody else is at it. */
    noEmitir: (
      empresa: EmpresaId,
      fila: ProgramadoPorEmitir & { proximo: Date },
      { veces, motivo, luego, ahora }: NoEmitidas,
    ): Promise<boolean> =>
      enEmpresa(db, empresa, async ({ client }) => {
        if (!(await tomarPrevista(client, empresa, fila))) return false;
        const { lugares, valores } = enFilas(
          veces.map((previsto) => [empresa, fila.id, previsto, motivo, ahora]),
        );
        if (lugares !== '')
          await client.query(
            `insert into pedidos.programado_resultados (empresa_id, programado_id, previsto, motivo, en)
             values ${lugares} on conflict do nothing`,
            valores,
          );
        await avanzar(client, empresa, fila.id, luego);
        return true;
      }),

    /** Writes why a time could not be issued the last time it was tried. */
    decir: (
      { empresa, programado, previsto }: Vez,
      motivo: string,
      ahora: Date,
    ): Promise<unknown> =>
      enEmpresa(db, empresa, ({ client }) =>
        client.query(
          `update pedidos.programado_resultados set motivo = $4, en = $5
            where empresa_id = $1 and programado_id = $2 and previsto = $3 and venta_id is null`,
          [empresa, programado, previsto, motivo, ahora],
        ),
      ),
  };
}

type NoEmitidas = { veces: readonly Date[]; motivo: string; luego: Date | null; ahora: Date };

/** The schedule, for this transaction alone, where what is planned is still that; false: it is not, or somebody has it. */
export async function tomarPrevista(
  client: Cliente,
  empresa: EmpresaId,
  { id, proximo, repetir }: Pick<ProgramadoPorEmitir, 'id' | 'proximo' | 'repetir'>,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pedidos.programados where empresa_id = $1 and id = $2 and proximo = $3 and repetir = $4
        for update skip locked`,
    [empresa, id, proximo, repetir],
  );
  return rowCount === 1;
}

export async function avanzar(
  client: Cliente,
  empresa: EmpresaId,
  id: number,
  luego: Date | null,
): Promise<void> {
  await client.query(
    'update pedidos.programados set proximo = $3, arrendado_hasta = null where empresa_id = $1 and id = $2',
    [empresa, id, luego],
  );
}

/** Notes the sale that is about to be written; false where that time has its result already. */
export async function anotarEmitida(
  client: Cliente,
  { empresa, programado, previsto }: Vez,
  venta: { id: string; ahora: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into pedidos.programado_resultados (empresa_id, programado_id, previsto, venta_id, en)
     values ($1, $2, $3, $4, $5) on conflict (empresa_id, programado_id, previsto) do nothing`,
    [empresa, programado, previsto, venta.id, venta.ahora],
  );
  return rowCount === 1;
}

/** The same of a time that was not issued; false where it is by now. Whoever comes second waits. */
export async function anotarTardia(
  client: Cliente,
  { empresa, programado, previsto }: Vez,
  venta: { id: string; ahora: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update pedidos.programado_resultados set venta_id = $4, motivo = null, en = $5
      where empresa_id = $1 and programado_id = $2 and previsto = $3 and venta_id is null`,
    [empresa, programado, previsto, venta.id, venta.ahora],
  );
  return rowCount === 1;
}

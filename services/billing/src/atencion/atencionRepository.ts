import { sql } from 'kysely';

import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import { AJUSTES_SIN_LINEA } from '@comanda/shared/contracts/admin/dispositivos';
import { enEmpresa, preguntar, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { REINTENTABLES } from '../documento/estados';

type Espera = {
  limite: Date;
  ambientes: readonly string[];
  estados: readonly EstadoComprobante[];
};

export type EquiposSinLinea = {
  /** Tills, their sales and since when the oldest waits. */
  equipos: number;
  ventas: number;
  desde: Date | null;
  /** Tills whose numbers go back soon, and when the first do. */
  por_vencer: number;
  vence: Date | null;
  marcadas: number;
  /** Tills that fell silent while somebody sold, and since when the first one is. */
  callados: number;
  callado: Date | null;
};
type Callado = { visto: Date; visto_sesion: string };
const NADA: Omit<EquiposSinLinea, 'callados' | 'callado'> = {
  equipos: 0,
  ventas: 0,
  desde: null,
  por_vencer: 0,
  vence: null,
  marcadas: 0,
};

/** $1 empresa, $2 now, $3 hours before the end of a lease. One that was revoked and never came back has nothing that anybody can send. */
const SIN_LINEA = `
  with ajustes as (
    select coalesce((select a.horas_aviso from facturacion.ajustes_sin_linea a where a.empresa_id = $1::int),
                    ${AJUSTES_SIN_LINEA.horas_aviso}) as horas
  ), equipos as (
    select d.por_enviar, d.por_enviar_desde, d.arriendo_hasta,
           d.por_enviar_desde <= $2::timestamptz - make_interval(hours => a.horas) as demora,
           d.arriendo_hasta <= $2::timestamptz + make_interval(hours => $3::int) as vence
      from facturacion.dispositivos d, ajustes a
     where d.empresa_id = $1::int and (d.revocado is null or d.visto > d.revocado)
  )
  select count(*) filter (where e.demora) as equipos,
         coalesce(sum(e.por_enviar) filter (where e.demora), 0)::bigint as ventas,
         min(e.por_enviar_desde) filter (where e.demora) as desde,
         count(*) filter (where e.vence) as por_vencer, min(e.arriendo_hasta) filter (where e.vence) as vence,
         pedidos.ventas_por_revisar($1::int) as marcadas
    from equipos e`;

/**
 * $1 empresa, $2 now, $3 hours before the end of a lease. What they had not sent when they last spoke is nothing, and they are not told
 * of otherwise: since then they may have sold without a line.
 */
const CALLADOS = `
  select d.visto, d.visto_sesion
    from facturacion.dispositivos d
   where d.empresa_id = $1::int and d.estado = 'ACTIVO' and d.por_enviar = 0 and d.visto_sesion is not null
     and d.arriendo_hasta > $2::timestamptz + make_interval(hours => $3::int)
     and d.visto <= $2::timestamptz - make_interval(hours => coalesce(
           (select a.horas_aviso from facturacion.ajustes_sin_linea a where a.empresa_id = $1::int),
           ${AJUSTES_SIN_LINEA.horas_aviso}))
     and pedidos.hay_por_cuadrar($1::int)`;

export type AtencionRepository = ReturnType<typeof atencionRepository>;

export function atencionRepository(db: Db<Database>) {
  return {
    /** How many documents stay as they are until a person acts, and the first of them; served by the index comprobantes_atencion. */
    porRevisar: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.comprobantes')
          .select(({ fn }) => [
            fn.countAll<number>().as('cuantos'),
            fn.min<string | null>('clave_acceso').as('primera'),
          ])
          .where('empresa_id', '=', empresa)
          .where(
            'estado',
            'in',
            REINTENTABLES.map((estado) => sql.lit(estado)),
          )
          .executeTakeFirstOrThrow(),
      ),

    /** What was issued before `limite` and should have gone on by itself: how many, and since when the oldest waits. */
    enEspera: (empresa: EmpresaId, { limite, ambientes, estados }: Espera) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.trabajos as t')
          .innerJoin('facturacion.comprobantes as c', (join) =>
            join
              .onRef('c.empresa_id', '=', 't.empresa_id')
              .onRef('c.clave_acceso', '=', 't.clave_acceso'),
          )
          .select(({ fn }) => [
            fn.countAll<number>().as('cuantos'),
            fn.min<Date | null>('t.creado').as('desde'),
          ])
          .where('t.empresa_id', '=', empresa)
          .where('t.creado', '<', limite)
          .where('c.ambiente', 'in', ambientes)
          .where('c.estado', 'in', estados)
          .executeTakeFirstOrThrow(),
      ),

    /** What of its tills that sell without a line somebody should see: sales not sent since before, leases that end soon. */
    sinLinea: async (
      empresa: EmpresaId,
      { ahora, horasDeFin }: { ahora: Date; horasDeFin: number },
    ): Promise<EquiposSinLinea> => {
      const values = [empresa, ahora, horasDeFin];
      const [[fila = NADA], silenciosos] = await Promise.all([
        preguntar<typeof NADA>(db, empresa, {
          name: 'atencion_sin_linea',
          text: SIN_LINEA,
          values,
        }),
        preguntar<Callado>(db, empresa, { name: 'atencion_callados', text: CALLADOS, values }),
      ]);
      const callados = await sinDespedirse(db, empresa, silenciosos);
      const [callado = null] = callados.map(({ visto }) => visto).sort((a, b) => +a - +b);
      return { ...fila, callados: callados.length, callado };
    },

    /** How many documents of the queue wait to be signed. */
    porFirmar: (empresa: EmpresaId): Promise<number> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const { cuantos } = await trx
          .selectFrom('facturacion.trabajos as t')
          .innerJoin('facturacion.comprobantes as c', (join) =>
            join
              .onRef('c.empresa_id', '=', 't.empresa_id')
              .onRef('c.clave_acceso', '=', 't.clave_acceso'),
          )
          .select((eb) => eb.fn.countAll<number>().as('cuantos'))
          .where('t.empresa_id', '=', empresa)
          .where('c.estado', '=', 'POR_FIRMAR')
          .executeTakeFirstOrThrow();
        return cuantos;
      }),
  };
}

/** Those that nobody left by themselves: with whom it last spoke is still in there, by all that is known. */
async function sinDespedirse(
  db: Db<Database>,
  empresa: EmpresaId,
  silenciosos: readonly Callado[],
): Promise<Callado[]> {
  if (silenciosos.length === 0) return [];
  const salidas = await preguntar<{ id: string }>(db, empresa, {
    name: 'atencion_salidas',
    text: 'select id from identidad.salidas_de($1) as s (id)',
    values: [silenciosos.map(({ visto_sesion }) => visto_sesion)],
  });
  const salieron = new Set(salidas.map(({ id }) => id));
  return silenciosos.filter(({ visto_sesion }) => !salieron.has(visto_sesion));
}

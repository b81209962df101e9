import { sql, type Kysely } from 'kysely';

import { tomarDe, type Cola } from '@comanda/kit/cola/tomarDe';
import { enEmpresa, preguntar, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { cambiarDocumentos } from '../documento/cambiarDocumentos';

/**
 * A company's look of one night, and the last document that it asked about. `desde`: the last one of a night before that was cut
 * short, behind which it began; `vuelta`: it has been at the end since, and goes on from the first one up to there.
 */
export type Noche = {
  empresa: EmpresaId;
  noche: string;
  hasta_fecha: string | null;
  hasta_clave: string | null;
  desde_fecha: string | null;
  desde_clave: string | null;
  vuelta: boolean;
};

export type DocumentoPorConciliar = {
  clave_acceso: string;
  fecha_emision: string;
  ambiente: string;
  /** The day on which it was annulled in the portal, by what was written down here. */
  anulada_en_sri: string | null;
};

/** How the authority has what it had authorised: VIGENTE is one that was annulled, by what was written down here. */
export type Hallazgo = 'ANULADA' | 'DESCONOCIDA' | 'VIGENTE';

export type ConciliacionRepository = ReturnType<typeof conciliacionRepository>;

/** $1 empresa, $2 now, $3 until when, $4 the night, in a list. One that was cut short goes on where it was, in the next night too. */
const TOMAR = `
  insert into facturacion.conciliacion_noches as n (empresa_id, noche, arrendado_hasta)
  values ($1, ($4::date[])[1], $3)
  on conflict (empresa_id) do update
     set noche = excluded.noche, terminada = false, arrendado_hasta = excluded.arrendado_hasta,
         hasta_fecha = case when not n.terminada then n.hasta_fecha end,
         hasta_clave = case when not n.terminada then n.hasta_clave end,
         desde_fecha = case when n.noche = excluded.noche then n.desde_fecha when not n.terminada then n.hasta_fecha end,
         desde_clave = case when n.noche = excluded.noche then n.desde_clave when not n.terminada then n.hasta_clave end,
         vuelta = n.vuelta and n.noche = excluded.noche
   where n.noche <> excluded.noche or not n.terminada and coalesce(n.arrendado_hasta <= $2, true)
  returning n.noche, n.hasta_fecha, n.hasta_clave, n.desde_fecha, n.desde_clave, n.vuelta`;

type NocheDebida = Pick<Noche, 'noche'>;

const COLA: Cola<NocheDebida> = {
  debidas: 'facturacion.noches_debidas',
  llave: ['noche'],
  tomar: { name: 'tomar_noche', text: TOMAR },
  segundos: 300,
};

/** One answer of 'there is none' may be a bad night of theirs. */
export const NOCHES_SIN_NOTICIA = 2;

/** What a night says of a document that is in force or annulled, once it is believed. */
const CREIDO = `(h.hallazgo = 'ANULADA' or h.hallazgo = 'DESCONOCIDA' and h.noches >= ${NOCHES_SIN_NOTICIA})`;

/** An invoice of the final consumer is never annulled, in the portal or here: there is nothing to find, and no act that would settle it. */
const ANULABLE = `c.estado = 'AUTORIZADO' and c.identificacion !~ '^(9{10}|9{13})$'`;

/** Those that a person is told of. */
const SE_DICE = sql<boolean>`${sql.raw(
  `(${ANULABLE} and ${CREIDO} or c.estado = 'ANULADA' and h.hallazgo = 'VIGENTE')`,
)}`;

export function conciliacionRepository(db: Db<Database>) {
  return {
    tomar: (cuantas: number, ahora: Date): Promise<Noche[]> =>
      tomarDe<Omit<Noche, 'empresa'>, NocheDebida>(db, COLA, { cuantas, ahora }),

    /** What comes after the last one that was asked about, of documents since a day. */
    siguientes: (
      { empresa, hasta_fecha, hasta_clave, desde_fecha, desde_clave, vuelta }: Noche,
      { desde, simulado, filas }: { desde: string; simulado: boolean; filas: number },
    ): Promise<DocumentoPorConciliar[]> =>
      preguntar<DocumentoPorConciliar>(db, empresa, {
        name: 'por_conciliar',
        text: POR_CONCILIAR,
        values: [
          empresa,
          desde,
          hasta_fecha,
          hasta_clave,
          simulado,
          filas,
          vuelta ? desde_fecha : null,
          vuelta ? desde_clave : null,
        ],
      }),

    /** Writes down what the authority says of one; null: all is well with it. */
    anotar: (
      empresa: EmpresaId,
      { clave, hallazgo, ahora }: { clave: string; hallazgo: Hallazgo | null; ahora: Date },
    ): Promise<void> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const suya = { empresa_id: empresa, clave_acceso: clave };
        if (hallazgo === null) {
          await trx
            .updateTable('facturacion.conciliaciones')
            .set({ hallazgo, noches: 0 })
            .where((eb) => eb.and(suya))
            .execute();
          return;
        }
        await trx
          .insertInto('facturacion.conciliaciones')
          .values({ ...suya, hallazgo, desde: ahora })
          .onConflict((yaEsta) =>
            yaEsta.columns(['empresa_id', 'clave_acceso']).doUpdateSet({
              hallazgo,
              // another finding than before is believed for its own nights
              noches: sql<number>`case when conciliaciones.hallazgo = excluded.hallazgo then conciliaciones.noches + 1 else 1 end`,
            }),
          )
          .execute();
      }),

    /** Gives the night back: how far it came, whether it is done, and from when on it may be taken up again, behind those of before. */
    soltar: (
      { empresa, noche }: Noche,
      avance: {
        hasta_fecha: string | null;
        hasta_clave: string | null;
        vuelta: boolean;
        terminada: boolean;
        arrendado_hasta: Date;
      },
    ): Promise<void> =>
      cambiarDocumentos(db, empresa, async ({ trx }) => {
        await trx
          .updateTable('facturacion.conciliacion_noches')
          .set(avance)
          .where('empresa_id', '=', empresa)
          .where('noche', '=', noche)
          .execute();
      }),

    /** How many documents the authority has otherwise: authorised here, and annulled here. */
    hallazgos: (empresa: EmpresaId): Promise<{ otros: number; vigentes: number }> =>
      enEmpresa(db, empresa, ({ trx }) =>
        dichos(trx, empresa)
          .select(({ fn }) => [
            fn.countAll<number>().filterWhere('c.estado', '=', 'AUTORIZADO').as('otros'),
            fn.countAll<number>().filterWhere('c.estado', '=', 'ANULADA').as('vigentes'),
          ])
          .executeTakeFirstOrThrow(),
      ),

    /** What is known of some documents, by their keys. */
    deClaves: (
      empresa: EmpresaId,
      claves: readonly string[],
    ): Promise<ReadonlyMap<string, Hallazgo>> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const filas = await dichos(trx, empresa)
          .select(['h.clave_acceso', 'h.hallazgo'])
          .where('h.clave_acceso', 'in', ['', ...claves])
          .execute();
        return new Map(
          filas.flatMap(({ clave_acceso, hallazgo }) =>
            hallazgo === null ? [] : [[clave_acceso, hallazgo] as const],
          ),
        );
      }),
  };
}

const dichos = (trx: Kysely<Database>, empresa: EmpresaId) =>
  trx
    .selectFrom('facturacion.conciliaciones as h')
    .innerJoin('facturacion.comprobantes as c', (join) =>
      join
        .onRef('c.empresa_id', '=', 'h.empresa_id')
        .onRef('c.clave_acceso', '=', 'h.clave_acceso'),
    )
    .where('h.empresa_id', '=', empresa)
    .where(SE_DICE);

/** What one part of what is asked about has, and which of it comes next. */
const PENDIENTE = 'c.clave_acceso, c.fecha_emision, c.ambiente, c.anulada_en_sri';
const SIGUIENTES = `
  and ($4::text is null or (c.fecha_emision, c.clave_acceso) > ($3::date, $4::text)) and c.simulado = $5
  and ($8::text is null or (c.fecha_emision, c.clave_acceso) <= ($7::date, $8::text))
  order by c.fecha_emision, c.clave_acceso limit $6`;

/**
 * $1 empresa, $2 since which day, $3 and $4 the last one asked about, $5 authorised by the stand-in, $6 rows, $7 and $8 the last one to ask
 * about; null: all. What may still be annulled;
 * what was found before that and is not settled; and what was annulled by what was written down here, until the authority has it so.
 */
const POR_CONCILIAR = `
  (select ${PENDIENTE} from facturacion.comprobantes c
    where c.empresa_id = $1 and c.fecha_emision >= greatest($2::date, coalesce($3::date, $2::date)) and ${ANULABLE} ${SIGUIENTES})
  union all
  (select ${PENDIENTE} from facturacion.conciliaciones h
     join facturacion.comprobantes c on c.empresa_id = $1 and c.clave_acceso = h.clave_acceso
    where h.empresa_id = $1 and h.hallazgo is not null and c.fecha_emision < $2::date and ${ANULABLE} ${SIGUIENTES})
  union all
  (select ${PENDIENTE} from facturacion.comprobantes c
    where c.empresa_id = $1 and c.anulada_en_sri is not null
      and not exists (select from facturacion.conciliaciones h
                       where h.empresa_id = $1 and h.clave_acceso = c.clave_acceso and ${CREIDO}) ${SIGUIENTES})
  order by fecha_emision, clave_acceso limit $6`;

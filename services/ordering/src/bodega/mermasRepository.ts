import { sql, type Kysely } from 'kysely';

import type { Medida } from '@comanda/shared/contracts/inventario/bodega';
import type { MotivoMerma } from '@comanda/shared/contracts/inventario/mermas';
import { AppError } from '@comanda/shared/errors/AppError';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { mermarEn, type MermaNueva } from './mermarMateria';
import { reversarEn } from './reversarMerma';

export type MermaRow = {
  id: number;
  materia_id: number;
  materi_prima: string;
  peso_merma: string;
  medida: Medida;
  motivo: MotivoMerma;
  detalle: string;
  usuario: string;
  creado: Date;
  costo: string | null;
  reverso_usuario: string | null;
  reverso_creado: Date | null;
  reverso_detalle: string | null;
};

/** A card shows some of them. */
const MAXIMO_DE_DIA = 100;

export type MermasRepository = ReturnType<typeof mermasRepository>;

export function mermasRepository(db: Db<Database>) {
  return {
    crear: (empresa: EmpresaId, merma: MermaNueva, hecho: Hecho): Promise<MermaRow> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const id = await mermarEn(client, empresa, { merma, hecho });
        return unaDe(trx, empresa, id);
      }),

    /** The waste of a material that exists, latest first. */
    listar: (empresa: EmpresaId, materia: string): Promise<MermaRow[]> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        await exigirMateria(trx, empresa, materia);
        return mermas(trx, empresa)
          .where('m.materia_id', '=', Number(materia))
          .orderBy('m.id', 'desc')
          .execute();
      }),

    /** What was wasted on a day ('YYYY-MM-DD'), latest first. */
    deDia: (empresa: EmpresaId, dia: string): Promise<MermaRow[]> =>
      enEmpresa(db, empresa, ({ trx }) =>
        mermas(trx, empresa)
          .where(sql<boolean>`m.fecha_negocio = ${dia}::date`)
          .orderBy('m.creado', 'desc')
          .orderBy('m.id', 'desc')
          .limit(MAXIMO_DE_DIA)
          .execute(),
      ),

    /** Puts back what it took out; the same answer where that was done already. */
    reversar: (
      empresa: EmpresaId,
      reverso: { id: string; motivo: string },
      hecho: Hecho,
    ): Promise<MermaRow> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        await reversarEn(client, empresa, { ...reverso, hecho });
        return unaDe(trx, empresa, Number(reverso.id));
      }),

    /** What stands of it, by month and reason; `desde` and `hasta` are months, both within. */
    costos: (empresa: EmpresaId, { desde, hasta }: { desde: string; hasta: string }) =>
      enEmpresa(db, empresa, ({ trx }) =>
        mermas(trx, empresa)
          .clearSelect()
          .select((eb) => [
            sql<string>`to_char(m.fecha_negocio, 'YYYY-MM')`.as('mes'),
            sql<MotivoMerma>`m.motivo`.as('motivo'),
            eb.fn.countAll<number>().as('mermas'),
            sql<string>`coalesce(sum(m.costo), 0)`.as('costo'),
            sql<number>`count(*) filter (where m.costo is null)`.as('sin_costo'),
          ])
          .where('r.id', 'is', null)
          .where(sql<boolean>`m.fecha_negocio >= (${desde} || '-01')::date`)
          .where(sql<boolean>`m.fecha_negocio < (${hasta} || '-01')::date + interval '1 month'`)
          .groupBy(['mes', 'm.motivo'])
          .orderBy('mes')
          .orderBy('m.motivo')
          .execute(),
      ),
  };
}

/** Every waste of the company, with what took it back. */
const mermas = (trx: Kysely<Database>, empresa: EmpresaId) =>
  trx
    .selectFrom('pedidos.materia_movimientos as m')
    .innerJoin('pedidos.materias_primas as p', (join) =>
      join.onRef('p.empresa_id', '=', 'm.empresa_id').onRef('p.id', '=', 'm.materia_id'),
    )
    .leftJoin('pedidos.materia_movimientos as r', (join) =>
      join.onRef('r.empresa_id', '=', 'm.empresa_id').onRef('r.reversa_de', '=', 'm.id'),
    )
    .select(['m.id', 'm.materia_id', 'p.materi_prima', 'm.detalle', 'm.usuario', 'm.creado'])
    .select([
      'm.costo',
      'r.usuario as reverso_usuario',
      'r.creado as reverso_creado',
      'r.detalle as reverso_detalle',
      // the table's own check: a waste has all three
      sql<string>`m.peso_merma`.as('peso_merma'),
      sql<Medida>`m.medida`.as('medida'),
      sql<MotivoMerma>`m.motivo`.as('motivo'),
    ])
    .where('m.empresa_id', '=', empresa)
    .where('m.tipo', '=', 'MERMA');

const unaDe = (trx: Kysely<Database>, empresa: EmpresaId, id: number): Promise<MermaRow> =>
  mermas(trx, empresa).where('m.id', '=', id).executeTakeFirstOrThrow();

/** Throws unless the company has it. */
export async function exigirMateria(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  id: string,
): Promise<void> {
  const materia = await trx
    .selectFrom('pedidos.materias_primas')
    .select('id')
    .where('empresa_id', '=', empresa)
    .where('id', '=', Number(id))
    .where('estado', '=', 'A')
    .executeTakeFirst();
  if (!materia) throw new AppError('NO_ENCONTRADO', { id });
}

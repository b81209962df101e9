import { auditar } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { empresaDeTrabajo, type EmpresaId } from '@comanda/kit/acceso/tenant';

import { diferenciasDe, type DiferenciaDeTotal } from './diferencias';

export type RevisionDeTotales = {
  /** The company of that name; every company where none is named. */
  empresa: string | null;
  desde: string | null;
  hasta: string | null;
};

/** A day that was looked at; `pendiente`: it is read from its sales, and nothing kept of it counts. */
export type DiaRevisado = {
  empresa: string;
  fecha: string;
  pendiente: boolean;
  diferencias: DiferenciaDeTotal[];
  rehecho: boolean;
};

type Suya = { id: EmpresaId; empresa: string };
type Dia = { fecha: string; pendiente: boolean };

/** Companies a revision is of; none where the name is nobody's. */
export async function empresasDe({ pool }: Pick<Db, 'pool'>, nombre: string | null) {
  const { rows } = await pool.query<{ id: number; empresa: string }>(
    `select id, empresa from identidad.todas_las_empresas() where $1::text is null or empresa = $1 order by id`,
    [nombre],
  );
  return rows.map(({ id, empresa }): Suya => ({ id: empresaDeTrabajo(id), empresa }));
}

/** Days that have sales or of which something is kept. */
const DIAS = `
  select d.fecha::text as fecha, p.fecha is not null as pendiente
    from (select fecha_negocio as fecha from pedidos.ventas where empresa_id = $1
          union select fecha from pedidos.dia_totales where empresa_id = $1) d
    left join pedidos.dias_pendientes p on p.empresa_id = $1 and p.fecha = d.fecha
   where ($2::date is null or d.fecha >= $2::date) and ($3::date is null or d.fecha <= $3::date)
   order by d.fecha`;

/**
 * Compares what is kept of each day with its sales (ADR 32), day by day, each in a transaction of its own: nobody who sells
 * waits. With `rehacer`, a day that differs is made again, locked for as long as that takes, and it is written down who
 * asked. `db` enters as the owner of the tables.
 */
export async function* revisarTotales(
  db: Db,
  { empresa, desde, hasta }: RevisionDeTotales,
  rehacer: { por: string; reloj: () => Date } | null,
): AsyncGenerator<DiaRevisado> {
  for (const suya of await empresasDe(db, empresa)) {
    const dias = await enEmpresa(db, suya.id, ({ client }) =>
      client.query<Dia>(DIAS, [suya.id, desde, hasta]),
    );
    for (const { fecha, pendiente } of dias.rows) {
      const diferencias = pendiente
        ? []
        : await enEmpresa(db, suya.id, ({ client }) => diferenciasDe(client, suya.id, fecha));
      const rehecho =
        rehacer !== null &&
        diferencias.length > 0 &&
        (await rehacerDia(db, suya.id, fecha, rehacer));
      yield { empresa: suya.empresa, fecha, pendiente, diferencias, rehecho };
    }
  }
}

/** Nobody's: the command's own. */
const NADIE = '00000000-0000-0000-0000-000000000000';

/** False where nothing differs any more once it is this one's turn. */
function rehacerDia(
  db: Db,
  empresa: EmpresaId,
  fecha: string,
  { por, reloj }: { por: string; reloj: () => Date },
): Promise<boolean> {
  return enEmpresa(db, empresa, async ({ client }) => {
    await client.query('select pedidos.candado_de_dia($1, $2)', [empresa, fecha]);
    const antes = await diferenciasDe(client, empresa, fecha);
    if (antes.length === 0) return false;
    await client.query(
      'insert into pedidos.dias_pendientes (empresa_id, fecha) values ($1, $2) on conflict do nothing',
      [empresa, fecha],
    );
    await client.query('select pedidos.totalizar_dia($1, $2)', [empresa, fecha]);
    await auditar(client, 'pedidos', empresa, {
      usuario: { id: NADIE, nombreCompleto: por },
      ahora: reloj(),
      accion: 'totales rehechos',
      entidad: fecha,
      antes: Object.fromEntries(antes.map(({ concepto, columnas }) => [concepto, columnas])),
    });
    return true;
  });
}

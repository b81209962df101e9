import { CLASES } from './clases';
import { deReparto, enUna, nombres, RAIZ, type Paso } from './paso';

/** One that is not there yet is of a version that has not been migrated to: what was cut off before comes first. */
export const SIN_REPARTIR = `
  select nombre from unnest($1::text[]) as t (nombre)
   where to_regclass(nombre) is not null
     and not exists (select from pg_dist_partition p where p.logicalrelid = to_regclass(t.nombre)) order by nombre`;

/**
 * What would run again for each row that is moved, or ask for rows that are not there yet. A trigger of TRUNCATE besides comes back as two: one
 * that has it is not sent to the parts of a table, and nothing would keep a ledger from being written over.
 */
const POR_APARTAR = `
  with sin_repartir as (${SIN_REPARTIR}),
  hallados as (
    select format('%s %s', conrelid::regclass, conname) as nombre,
           format('alter table %s drop constraint %I', conrelid::regclass, conname) as quitar,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as poner
      from pg_constraint
     where contype = 'f' and (conrelid::regclass::text in (select nombre from sin_repartir)
                              or confrelid::regclass::text in (select nombre from sin_repartir))
    union all
    select format('%s %s', tgrelid::regclass, tgname), format('drop trigger if exists %I on %s', tgname, tgrelid::regclass), d.poner
      from pg_trigger t
     cross join lateral (
       select replace(pg_get_triggerdef(t.oid), ' OR TRUNCATE', '') as poner
       union all
       select format('create trigger %I before truncate on %s for each statement execute function %s()',
                     tgname || '_truncate', tgrelid::regclass, tgfoid::regproc)
        where pg_get_triggerdef(t.oid) like '% OR TRUNCATE %') d
     where not tgisinternal and tgrelid::regclass::text in (select nombre from sin_repartir)
  )`;

export const apartar: Paso = {
  que: 'llaves foráneas y disparadores que se apartan mientras se reparte',
  faltan: (plan) =>
    nombres(plan, `${POR_APARTAR} select distinct nombre from hallados order by nombre`, [
      CLASES.distribuida,
    ]),
  async hacer({ client }, cual) {
    const { rows } = await client.query<{ quitar: string; poner: string }>(
      `${POR_APARTAR} select quitar, poner from hallados where nombre = $2`,
      [CLASES.distribuida, cual],
    );
    // all that comes back of one at once: cut off between the two halves of a trigger, the second would be lost
    await enUna(
      client,
      rows.flatMap(({ quitar, poner }) => [
        {
          text: 'insert into reparto.apartadas (nombre, poner) values ($1, $2)',
          values: [cual, poner],
        },
        quitar,
      ]),
    );
  },
};

/**
 * A key of all companies cannot be kept where each server sees its own. There is one: a series of numbers belongs to one company. What
 * begins to count in a series asks all of them first, one at a time (facturacion.serie_de_otra, under a lock of the coordinator).
 */
export const quitarUnicas: Paso = {
  que: 'llaves de todas las empresas, que se quitan',
  faltan: (plan) =>
    nombres(
      plan,
      `select i.indexrelid::regclass::text as nombre
         from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'empresa_id'
        where i.indisunique and i.indrelid::regclass::text = any ($1) and a.attnum <> all (i.indkey::int2[]) order by 1`,
      [CLASES.distribuida],
    ),
  async hacer({ client }, cual) {
    await client.query(`drop index ${cual}`);
  },
};

export const repartirTablas: Paso = {
  que: 'tablas que se reparten por empresa',
  async faltan(plan) {
    const faltan = await nombres(plan, SIN_REPARTIR, [CLASES.distribuida]);
    return faltan.sort((una, otra) => Number(otra === RAIZ) - Number(una === RAIZ));
  },
  async hacer({ client, partes }, cual) {
    const [junto, cuantas] = cual === RAIZ ? ['none', partes] : [RAIZ, null];
    await client.query(
      `select create_distributed_table($1::regclass, 'empresa_id', colocate_with => $2, shard_count => $3)`,
      [cual, junto, cuantas],
    );
  },
};

export const vaciar: Paso = {
  que: 'tablas cuyas filas de antes se quitan del coordinador',
  faltan: (plan) =>
    nombres(
      plan,
      `select p.logicalrelid::regclass::text as nombre from pg_dist_partition p
        where p.logicalrelid::regclass::text = any ($1) and pg_relation_size(p.logicalrelid) > 0 order by 1`,
      [CLASES.distribuida],
    ),
  async hacer({ client }, cual) {
    await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [cual]);
  },
};

export const devolver: Paso = {
  que: 'llaves foráneas y disparadores que vuelven',
  // a trigger is text of its own; keys come after, and look at what there is
  faltan: (plan) =>
    deReparto(
      plan,
      'apartadas',
      `select nombre from reparto.apartadas group by nombre order by bool_or(poner like 'alter table%'), nombre`,
    ),
  async hacer({ client }, cual) {
    const { rows } = await client.query<{ poner: string }>(
      'select poner from reparto.apartadas where nombre = $1',
      [cual],
    );
    for (const { poner } of rows)
      await enUna(client, [
        poner,
        { text: 'delete from reparto.apartadas where poner = $1', values: [poner] },
      ]);
  },
};

import { CLASES } from './clases';
import { enUna, nombres, type Paso, type Plan } from './paso';

/** Read by whoever works, and changed at each login, which does not wait for all servers. */
const SIN_COPIAR = ['ultimo_acceso'];

type Columna = { columna: string; llave: boolean };

/** What the product's own role may read of it: no password and no secret leaves the coordinator. */
async function columnasDe({ client }: Plan, tabla: string): Promise<Columna[]> {
  const { rows } = await client.query<Columna>(
    `select quote_ident(a.attname) as columna, a.attnum = any (i.indkey::int2[]) as llave
       from pg_attribute a join pg_index i on i.indrelid = a.attrelid and i.indisprimary
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attname <> all ($2)
        and has_column_privilege('comanda_app', a.attrelid, a.attnum, 'select')
      order by a.attnum`,
    [tabla, SIN_COPIAR],
  );
  return rows;
}

/** Which rows a company may see of it, as the table itself has them. */
async function politicasDe({ client }: Plan, tabla: string): Promise<string[]> {
  const { rows } = await client.query<{ que: string }>(
    `select format('create policy %I on %s using (%s)', p.polname, $2::text, pg_get_expr(p.polqual, p.polrelid)) as que
       from pg_policy p where p.polrelid = $1::regclass`,
    [tabla, copiaDe(tabla)],
  );
  return rows.length > 0
    ? [`alter table ${copiaDe(tabla)} enable row level security`, ...rows.map(({ que }) => que)]
    : [];
}

export const copiaDe = (tabla: string): string => tabla.replace('identidad.', 'reparto.');

export const copiar: Paso = {
  que: 'tablas de las que cada servidor tiene una copia',
  faltan: (plan) =>
    nombres(
      plan,
      `select t as nombre from unnest($1::text[]) t
        where not exists (select from pg_trigger where tgname = 'copiar_a_los_nodos' and tgrelid = t::regclass)`,
      [CLASES.copiada],
    ),
  async hacer(plan, cual) {
    const { client } = plan;
    const columnas = await columnasDe(plan, cual);
    const lista = (fila = '', cuales = columnas) =>
      cuales.map(({ columna }) => `${fila}${columna}`).join(', ');
    const llave = columnas.filter((una) => una.llave);
    const demas = columnas.filter((una) => !una.llave);
    const copia = copiaDe(cual);
    await client.query(`drop table if exists ${copia}`);
    await client.query(`create table ${copia} as select ${lista()} from ${cual} with no data`);
    await client.query(`alter table ${copia} add primary key (${lista('', llave)})`);
    await client.query(`grant select on ${copia} to comanda_app`);
    for (const una of await politicasDe(plan, cual)) await client.query(una);
    await client.query('select create_reference_table($1::regclass)', [copia]);
    await client.query(`
      create or replace function ${copia}_copiar() returns trigger
      language plpgsql security definer
      set search_path = pg_catalog, pg_temp
      as $$
      begin
        if tg_op = 'DELETE' then
          delete from ${copia} where (${lista('', llave)}) = (${lista('old.', llave)});
        elsif tg_op = 'INSERT' or (${lista('new.')}) is distinct from (${lista('old.')}) then
          insert into ${copia} (${lista()}) values (${lista('new.')})
          on conflict (${lista('', llave)}) do update
             set ${demas.map(({ columna }) => `${columna} = excluded.${columna}`).join(', ')};
        end if;
        return null;
      end $$`);
    await enUna(client, [
      `insert into ${copia} (${lista()}) select ${lista()} from ${cual}`,
      `create trigger copiar_a_los_nodos after insert or update or delete on ${cual}
         for each row execute function ${copia}_copiar()`,
    ]);
  },
};

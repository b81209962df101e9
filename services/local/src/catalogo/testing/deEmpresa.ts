/**
 * What a table of companies must be: the company first in every key and index, and
 * out of sight of any other. Each query answers what is wrong, a sentence a row. $1: schemas, $2: identity tables.
 */
const TABLAS = `
  tablas as (
    select c.oid, format('%s.%s', n.nspname, c.relname) as tabla, c.relrowsecurity, a.attnum as empresa, a.attnotnull
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'empresa_id' and not a.attisdropped
     where n.nspname = any ($1) and c.relkind in ('r', 'p') and format('%s.%s', n.nspname, c.relname) <> all ($2)
  )`;

const COLUMNA = `
  with ${TABLAS}
  select tabla || ': empresa_id may be null' as falta from tablas where not attnotnull
  union all
  select tabla || ': no primary key' from tablas t
   where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)`;

/** Primary keys, unique constraints and indexes, and the others, which a query of one company could not use. */
const INDICES = `
  with ${TABLAS}
  select format('%s: %s %s does not begin with empresa_id', t.tabla,
                case when i.indisprimary then 'primary key' when i.indisunique then 'unique' else 'index' end,
                c.relname) as falta
    from tablas t
    join pg_index i on i.indrelid = t.oid
    join pg_class c on c.oid = i.indexrelid
   where i.indkey[0] <> t.empresa`;

const FORANEAS = `
  with ${TABLAS}
  select format('%s: foreign key %s to %s does not begin with empresa_id on both sides', t.tabla, k.conname, o.tabla)
         as falta
    from tablas t
    join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
    join tablas o on o.oid = k.confrelid
   where k.conkey[1] <> t.empresa or k.confkey[1] <> o.empresa`;

const POLITICA = `(empresa_id = (NULLIF(current_setting('app.empresa_id'::text, true), ''::text))::integer)`;

const POLITICAS = `
  with ${TABLAS}
  select tabla || ': row security is off' as falta from tablas where not relrowsecurity
  union all
  select tabla || ': no policy' from tablas t where not exists (select from pg_policy p where p.polrelid = t.oid)
  union all
  select format('%s: policy %s is not the one of companies', t.tabla, p.polname)
    from tablas t join pg_policy p on p.polrelid = t.oid
   where p.polcmd <> '*' or not p.polpermissive or p.polroles <> '{0}' or p.polwithcheck is not null
      or pg_get_expr(p.polqual, p.polrelid) <> $politica$${POLITICA}$politica$`;

/** Outside of who exists everything is of a company; and a view sees what its owner does, unless it says otherwise. */
const SIN_EMPRESA = `
  with ${TABLAS}
  select format('%s.%s: no empresa_id', n.nspname, c.relname) as falta
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = any ($1) and n.nspname not in ('plataforma', 'identidad') and c.relkind in ('r', 'p')
     and c.relname !~ '^(migraciones|funciones_aplicadas)' and c.oid not in (select oid from tablas)
  union all
  select format('%s.%s: a view that is not security_invoker', n.nspname, c.relname)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = any ($1) and c.relkind in ('v', 'm')
     and not coalesce('security_invoker=true' = any (c.reloptions), false)`;

export const REGLAS_DE_EMPRESA = [COLUMNA, INDICES, FORANEAS, POLITICAS, SIN_EMPRESA] as const;

/**
 * What create_distributed_table asks of a table, and what a foreign key may join. Each query answers what is wrong, a
 * sentence a row. $1: schemas, $2: distributed tables, $3: those that every server has a copy of; the others are local.
 */
const TABLAS = `
  tablas as (
    select c.oid, t.nombre,
           case when t.nombre = any ($2::text[]) then 'distributed' when t.nombre = any ($3::text[]) then 'copied'
                else 'local' end as clase,
           a.attnum as empresa, a.atttypid::regtype::text as tipo
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
     cross join lateral (select format('%s.%s', n.nspname, c.relname) as nombre) t
      left join pg_attribute a on a.attrelid = c.oid and a.attname = 'empresa_id' and not a.attisdropped
     where n.nspname = any ($1) and c.relkind in ('r', 'p')
  )`;

/** Of one type: tables whose companies are to stand together (colocate_with) must hash them alike. */
const COLUMNA = `
  with ${TABLAS}
  select nombre || ': no empresa_id of type integer' as falta from tablas
   where clase = 'distributed' and tipo is distinct from 'integer'
  union all
  select format('%s: identity %s is no bigint', t.nombre, a.attname)
    from tablas t join pg_attribute a on a.attrelid = t.oid and a.attidentity <> ''
   where t.clase = 'distributed' and a.atttypid <> 'bigint'::regtype`;

/** Each node looks for a double among its own rows alone. */
const LLAVES = `
  with ${TABLAS}
  select nombre || ': no primary key' as falta from tablas t
   where clase <> 'local' and not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)
  union all
  select format('%s: %s %s has no empresa_id', t.nombre,
                case when i.indisprimary then 'primary key' when i.indisunique then 'unique' else 'exclusion' end, c.relname)
    from tablas t join pg_index i on i.indrelid = t.oid join pg_class c on c.oid = i.indexrelid
   where t.clase = 'distributed' and (i.indisunique or i.indisexclusion)
     and t.empresa <> all (i.indkey::int2[])`;

const FORANEAS = `
  with ${TABLAS}
  select format('%s: foreign key %s goes from a %s table to a %s one', t.nombre, k.conname, t.clase, o.clase) as falta
    from pg_constraint k join tablas t on t.oid = k.conrelid join tablas o on o.oid = k.confrelid
   where k.contype = 'f' and (t.clase = 'distributed') <> (o.clase = 'distributed')
  union all
  select format('%s: foreign key %s does not join companies', t.nombre, k.conname)
    from pg_constraint k join tablas t on t.oid = k.conrelid join tablas o on o.oid = k.confrelid
   where k.contype = 'f' and t.clase = 'distributed' and o.clase = 'distributed'
     and coalesce(array_position(k.conkey, t.empresa) <> array_position(k.confkey, o.empresa), true)`;

/** A call is sent to its company's node by its first parameter (create_distributed_function). Triggers have none. */
const FUNCIONES = `
  select format('%s.%s: does not take the company first', n.nspname, p.proname) as falta
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname = any ($1) and n.nspname not in ('plataforma', 'identidad') and p.prorettype <> 'trigger'::regtype
     and (p.pronargs = 0 or p.proargtypes[0] <> 'integer'::regtype
          or p.proargnames[1] not in ('p_empresa_id', 'p_empresa'))
     and ($2::text[], $3::text[]) is not null -- which this rule has no use for, and PostgreSQL asks the type of`;

/** A lock that is asked for in two places is two locks: one function a service asks, and it takes the company. */
const CANDADOS = `
  select format('%s.%s: asks for an advisory lock by itself', n.nspname, p.proname) as falta
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname = any ($1) and p.prosrc ~ 'pg_(try_)?advisory'
     and format('%s.%s', n.nspname, p.proname) not in ('pedidos.candado', 'facturacion.turno_de_pausa')
     and ($2::text[], $3::text[]) is not null`;

export const REGLAS_DE_CITUS = [COLUMNA, LLAVES, FORANEAS, FUNCIONES, CANDADOS] as const;

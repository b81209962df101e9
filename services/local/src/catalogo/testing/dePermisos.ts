/**
 * What the services' role may do: read, write and no more than its tables need. Each query answers what is wrong, a
 * sentence a row. $1: schemas, $2: the role, $3: by table whose rows stay as they were written, the columns that change,
 * $4: views by the name that a table had before it went to the schema identidad.
 */
const PEDIDO = `pedido as (select $1::text[] as esquemas, $2::text as rol, $3::jsonb as fijas, $4::text[] as de_antes)`;

const ROL = `
  with ${PEDIDO}
  select format('%s: has %s', r.rolname, atributo) as falta
    from pg_roles r,
         unnest(array['superuser', 'bypassrls', 'createrole', 'createdb', 'replication'],
                array[rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication])
           as a (atributo, puesto)
   where r.rolname = $2 and puesto
  union all
  select format('%s: is a member of %s', $2::text, m.roleid::regrole) from pg_auth_members m
   where m.member = $2::regrole
  union all
  select format('%s: owns %s', $2::text, pg_describe_object(d.classid, d.objid, 0)) from pg_shdepend d
   where d.refobjid = $2::regrole and d.deptype = 'o'
     and d.dbid = (select oid from pg_database where datname = current_database())`;

const OBJETOS = `
  ${PEDIDO},
  objetos as (
    select c.oid, format('%s.%s', n.nspname, c.relname) as nombre, c.relkind,
           c.relname ~ '^(migraciones|funciones_aplicadas)' as del_migrador,
           exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
                    where t.tgrelid = c.oid and p.proname = 'solo_agregar') as solo_agregar,
           a.columna, a.grantee, a.privilege_type as permiso, a.is_grantable
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
     cross join lateral (
       select null as columna, x.* from aclexplode(c.relacl) x
       union all
       select t.attname, x.* from pg_attribute t, aclexplode(t.attacl) x where t.attrelid = c.oid) a
     where n.nspname = any ($1) and a.grantee in (0, $2::regrole)
  )`;

const TABLAS = `
  with ${OBJETOS}
  select distinct format('%s: everybody has %s', nombre, permiso) as falta from objetos where grantee = 0
  union
  select format('%s: %s may pass on %s', nombre, $2::text, permiso) from objetos where is_grantable
  union
  select format('%s: %s has %s', nombre, $2::text, permiso) || coalesce(' of ' || columna, '') from objetos
   where grantee <> 0 and (
         permiso not in ('SELECT', 'INSERT', 'UPDATE') and nombre <> all ($4) -- a DELETE is an exception that says why
      or relkind not in ('r', 'p') and nombre <> all ($4)
      or del_migrador
      or permiso = 'UPDATE' and (
           solo_agregar or $3::jsonb ? nombre and not coalesce($3::jsonb -> nombre ? columna, false)))`;

/** Through the name a table had nobody may do more with it than by its own. */
const DE_ANTES = `
  with ${OBJETOS}
  select format('%s: %s has %s', nombre, $2::text, permiso) || coalesce(' of ' || columna, '') || ', and not of its table'
         as falta
    from objetos v
   where nombre = any ($4) and not exists (
     select from objetos t
      where t.nombre = replace(v.nombre, 'plataforma.', 'identidad.') and t.permiso = v.permiso
        and t.columna is not distinct from v.columna)`;

/** Of who enters the role writes nothing but through functions, and reads no hash or secret (docs/adr/0050). */
const DE_IDENTIDAD = `
  with ${OBJETOS}
  select format('%s: %s has %s', nombre, $2::text, permiso) || coalesce(' of ' || columna, '') as falta from objetos
   where nombre like 'identidad.%' and relkind in ('r', 'p') and permiso in ('INSERT', 'UPDATE')
  union all
  select format('%s: %s may read %s', a.attrelid::regclass, $2::text, a.attname)
    from pg_attribute a join pg_class c on c.oid = a.attrelid
   where c.relnamespace = 'identidad'::regnamespace and c.relkind in ('r', 'p', 'v')
     and a.attname in ('clave_hash', 'secreto', 'hash', 'sal') and has_column_privilege($2, c.oid, a.attnum, 'SELECT')`;

const ESQUEMAS = `
  with ${PEDIDO}
  select format('schema %s: %s has %s', n.nspname, case a.grantee when 0 then 'everybody' else $2::text end,
                a.privilege_type) as falta
    from pg_namespace n, aclexplode(n.nspacl) a
   where n.nspname = any ($1) and (a.grantee = 0 or a.grantee = $2::regrole and a.privilege_type <> 'USAGE')`;

/** One that runs with its owner's rights sees every company: its path is pinned, and it is an exception that says why. */
const FUNCIONES = `
  with ${PEDIDO},
  funciones as (
    select p.oid, format('%s.%s', n.nspname, p.proname) as nombre, p.prosecdef, p.proconfig,
           p.prorettype = 'trigger'::regtype as de_disparador
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = any ($1)
  )
  select nombre || ': everybody may call it' as falta from funciones f
   where not de_disparador and has_function_privilege('public', f.oid, 'execute')
  union all
  select nombre || ': runs with the rights of its owner' from funciones where prosecdef
  union all
  select nombre || ': runs with the rights of its owner on a path of its caller''s' from funciones
   where prosecdef and not coalesce('search_path=pg_catalog, pg_temp' = any (proconfig), false)`;

export const REGLAS_DE_PERMISOS = [
  ROL,
  TABLAS,
  DE_ANTES,
  DE_IDENTIDAD,
  ESQUEMAS,
  FUNCIONES,
] as const;

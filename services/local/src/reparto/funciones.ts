import { nombres, RAIZ, type Paso } from './paso';

/**
 * What takes the company first goes to every server, and runs at its company's where it writes (`va`); so does what such a
 * function calls that takes none: what reads no table, and what takes rows.
 */
const FUNCIONES = `
  select p.oid::regprocedure::text as nombre, f.de_una and p.provolatile = 'v' as a_su_nodo,
         p.proargnames[1] as empresa, d.distribution_argument_index is not null as va, d.objid is not null as esta
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    left join pg_catalog.pg_dist_object d on d.classid = 'pg_proc'::regclass and d.objid = p.oid
   cross join lateral (
     select p.proargtypes[0] = 'integer'::regtype and p.proargnames[1] in ('p_empresa', 'p_empresa_id') as de_una,
            p.provolatile = 'i' or exists (
              select from unnest(p.proargtypes) a (tipo) join pg_type t on t.oid = a.tipo
               where t.typtype = 'c' or (select e.typtype = 'c' from pg_type e where e.oid = t.typelem)) as la_llaman) f
   where n.nspname in ('pedidos', 'facturacion') and p.prorettype <> 'trigger'::regtype and (f.de_una or f.la_llaman)`;

export const repartirFunciones: Paso = {
  que: 'funciones que van a los servidores',
  faltan: (plan) =>
    nombres(
      plan,
      `select nombre from (${FUNCIONES}) f where not esta or (a_su_nodo and not va) order by nombre`,
    ),
  async hacer({ client }, cual) {
    const { rows } = await client.query<{ a_su_nodo: boolean; empresa: string }>(
      `select a_su_nodo, empresa from (${FUNCIONES}) f where nombre = $1`,
      [cual],
    );
    for (const { a_su_nodo, empresa } of rows) {
      if (a_su_nodo)
        await client.query(
          `select create_distributed_function($1::regprocedure, $2, colocate_with => $3, force_delegation => true)`,
          [cual, empresa, RAIZ],
        );
      else await client.query('select create_distributed_function($1::regprocedure)', [cual]);
    }
  },
};

/** The coordinator asks for the next of an identity in the name of who works, which on one server nobody has to be let do. */
export const permitirSecuencias: Paso = {
  que: 'secuencias que usa quien trabaja',
  faltan: (plan) =>
    nombres(
      plan,
      `select c.oid::regclass::text as nombre from pg_class c
        where c.relnamespace in ('pedidos'::regnamespace, 'facturacion'::regnamespace)
          and case when c.relkind = 'S' then not has_sequence_privilege('comanda_app', c.oid, 'usage') end order by 1`,
    ),
  async hacer({ client }, cual) {
    await client.query(`grant usage on sequence ${cual} to comanda_app`);
  },
};

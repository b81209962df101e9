-- Queues the letters that tell what was changed of an account, in the transaction of the change: to every Administrador of its
-- companies, to the address of each company and to whose account it is, one an address. `p_tambien`: addresses it had before;
-- `p_empresas`: companies it was of before. Answers how many there are.
create or replace function identidad.avisar_de_cuenta(
  p_usuario_id uuid, p_que text, p_por uuid, p_direccion text, p_agente text, p_tambien text[], p_empresas int[]
) returns int
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  with suya as (
    select u.id, u.nombre_completo, u.email from identidad.usuarios u where u.id = p_usuario_id),
  empresas as (
    select e.id, e.correo from identidad.empresas e
     where e.estado = 'A'
       and e.id in (select ue.empresa_id from identidad.usuario_empresas ue where ue.usuario_id = p_usuario_id
                    union all select unnest(p_empresas))),
  destinos as (
    select e.id as empresa_id, e.correo as para from empresas e
    union all
    select e.id, u.email
      from empresas e
      join identidad.usuario_empresas ue on ue.empresa_id = e.id
      join identidad.usuarios u on u.id = ue.usuario_id and u.perfil = 'Administrador' and u.estado = 'A'
    union all
    select e.id, d.para
      from empresas e
     cross join (select s.email from suya s union all select unnest(p_tambien)) as d (para)),
  unicos as (
    select min(d.empresa_id) as empresa_id, lower(btrim(d.para)) as para
      from destinos d where d.para like '%_@_%' group by lower(btrim(d.para))),
  encolados as (
    insert into identidad.avisos_de_cuenta
      (empresa_id, para, que, usuario_id, nombre, email, por, direccion, agente, cuando, proximo, actualizado)
    select d.empresa_id, d.para, p_que, s.id, s.nombre_completo, s.email,
           coalesce((select u.nombre_completo from identidad.usuarios u where u.id = p_por), ''),
           coalesce(p_direccion, ''), left(coalesce(p_agente, ''), 300), now(), now(), now()
      from unicos d cross join suya s
    returning 1)
  select count(*)::int from encolados
$$;

revoke all on function identidad.avisar_de_cuenta(uuid, text, uuid, text, text, text[], int[]) from public;
grant execute on function identidad.avisar_de_cuenta(uuid, text, uuid, text, text, text[], int[]) to comanda_identidad;

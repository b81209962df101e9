-- The active companies of those names, held for the rest of the transaction, in the order of their ids: two who change many
-- at once wait for each other, and never both.
create or replace function identidad.bloquear_empresas(p_nombres text[])
returns table (id int, empresa text)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select e.id, e.empresa from identidad.empresas e
   where e.estado = 'A' and e.empresa = any (p_nombres) order by e.id
     for no key update
$$;

revoke all on function identidad.bloquear_empresas(text[]) from public;
grant execute on function identidad.bloquear_empresas(text[]) to comanda_app;

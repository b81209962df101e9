-- What the law is asked with about a company: its register and its place, and the decrees that were added. `version` is another
-- number after any change of these.
create or replace function identidad.ley_de(p_empresa_id int)
returns table (registro_turismo text, provincia text, canton text, decretos jsonb, version bigint)
language sql stable
as $$
  select e.registro_turismo, e.provincia, e.canton, identidad.decretos_agregados(),
         (select count(*) from identidad.decretos d) + (extract(epoch from e.actualizada) * 1000)::bigint
    from identidad.empresas e where e.id = p_empresa_id
$$;

revoke all on function identidad.ley_de(int) from public;
grant execute on function identidad.ley_de(int) to comanda_app;

-- The companies of a taxpayer, by any of them, whatever their state: what each issued is declared with what the others did.
create or replace function identidad.establecimientos_de(p_empresa int)
returns table (id int, empresa text, ruc text, establecimiento text)
language sql stable
as $$
  select e.id, e.empresa, e.ruc, e.establecimiento
    from identidad.empresas e join identidad.empresas suya on suya.ruc = e.ruc
   where suya.id = p_empresa
   order by e.establecimiento, e.empresa
$$;

revoke all on function identidad.establecimientos_de(int) from public;
grant execute on function identidad.establecimientos_de(int) to comanda_app;

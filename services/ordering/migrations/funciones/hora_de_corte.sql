-- At which hour the day of a company begins; no row where nobody said so.
create or replace function pedidos.hora_de_corte(p_empresa_id int)
returns table (hora_corte int)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
    select a.hora_corte from pedidos.ajustes_caja a where a.empresa_id = p_empresa_id;
end $$;

revoke all on function pedidos.hora_de_corte(int) from public;
grant execute on function pedidos.hora_de_corte(int) to comanda_app;

-- The lock of a company's day (pedidos.candado).
create or replace function pedidos.candado_de_dia(p_empresa int, p_fecha date, p_comun boolean default false) returns void
language plpgsql volatile
as $$
begin
  perform pedidos.candado(p_empresa, 'dia', (p_fecha - date '2000-01-01')::text, p_comun);
end $$;

revoke all on function pedidos.candado_de_dia(int, date, boolean) from public;
grant execute on function pedidos.candado_de_dia(int, date, boolean) to comanda_app;

-- How many sales and other acts that were made without a line wait for somebody to look at them; asked by billing for attention.
create or replace function pedidos.ventas_por_revisar(p_empresa_id int) returns bigint
language plpgsql stable
as $$
begin
  return (
    select (select count(*) from pedidos.ventas_sin_linea s
             where s.empresa_id = p_empresa_id and s.marcas <> '{}' and s.revisada is null)
         + (select count(*) from pedidos.actos_sin_linea a
             where a.empresa_id = p_empresa_id and a.marcas <> '{}' and a.revisada is null));
end $$;

revoke all on function pedidos.ventas_por_revisar(int) from public;
grant execute on function pedidos.ventas_por_revisar(int) to comanda_app;

-- Whether a company serves at tables.
create or replace function pedidos.hay_mesas(p_empresa_id int) returns boolean
language plpgsql stable
as $$
begin
  return (
    select exists (select from pedidos.mesas m where m.empresa_id = p_empresa_id and m.estado = 'A'));
end $$;

revoke all on function pedidos.hay_mesas(int) from public;
grant execute on function pedidos.hay_mesas(int) to comanda_app;

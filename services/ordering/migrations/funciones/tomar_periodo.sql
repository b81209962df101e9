-- The open period of a drawer, for this transaction; null where the company has it no more. Its first drawer is there once
-- it is needed.
create or replace function pedidos.tomar_periodo(p_empresa int, p_caja int, p_ahora timestamptz) returns int
language plpgsql volatile
as $$
declare
  v_periodo int;
  v_estado text;
begin
  perform pedidos.candado(p_empresa, 'cajas', p_caja::text, true);
  select periodo, estado into v_periodo, v_estado from pedidos.cajas where empresa_id = p_empresa and id = p_caja;
  if v_estado = 'A' then return v_periodo; end if;
  if v_estado = 'N' or p_caja <> 1 then return null; end if;
  insert into pedidos.cajas (empresa_id, id, nombre) values (p_empresa, 1, 'Caja') on conflict do nothing;
  insert into pedidos.periodos (empresa_id, caja_id, numero, abierto) values (p_empresa, 1, 1, p_ahora)
  on conflict do nothing;
  return 1;
end $$;

revoke all on function pedidos.tomar_periodo(int, int, timestamptz) from public;
grant execute on function pedidos.tomar_periodo(int, int, timestamptz) to comanda_app;

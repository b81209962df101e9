-- What follows a closing: its period ends, the next begins with what was counted, and the drawer points to it.
create or replace function pedidos.terminar_periodo(p_empresa int, p_caja int, p_periodo int, p_conteo numeric, p_ahora timestamptz)
returns void
language plpgsql volatile
as $$
begin
  update pedidos.periodos p set cerrado = p_ahora
   where p.empresa_id = p_empresa and p.caja_id = p_caja and p.numero = p_periodo;
  insert into pedidos.periodos (empresa_id, caja_id, numero, apertura, abierto)
  values (p_empresa, p_caja, p_periodo + 1, p_conteo, p_ahora);
  update pedidos.cajas c set periodo = p_periodo + 1 where c.empresa_id = p_empresa and c.id = p_caja;
end $$;

revoke all on function pedidos.terminar_periodo(int, int, int, numeric, timestamptz) from public;
grant execute on function pedidos.terminar_periodo(int, int, int, numeric, timestamptz) to comanda_app;

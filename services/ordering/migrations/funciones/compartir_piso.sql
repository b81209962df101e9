-- The floor in common with others. Its row is there before: made here it is the whole floor's, which nobody may ask for who
-- has a part of it, since two who did would wait for each other.
create or replace function pedidos.compartir_piso(p_empresa int) returns void
language plpgsql volatile
as $$
begin
  if not exists (select from pedidos.pisos where empresa_id = p_empresa) then
    insert into pedidos.pisos (empresa_id) values (p_empresa) on conflict do nothing;
  end if;
  perform pedidos.candado(p_empresa, 'pisos', p_comun => true);
end $$;

revoke all on function pedidos.compartir_piso(int) from public;
grant execute on function pedidos.compartir_piso(int) to comanda_app;

-- Where companies are spread over servers, what holds something of a company asks for it at the company's own: asked for elsewhere it
-- would be another lock, and nobody would wait. A call that was not sent there ends here. Nothing on one server.
create or replace function pedidos.exigir_su_nodo(p_empresa int) returns void
language plpgsql stable
as $$
declare
  v_suyo int;
  v_este int;
begin
  if to_regclass('pg_catalog.pg_dist_partition') is null then return; end if;
  if not exists (select from pg_catalog.pg_dist_partition p where p.logicalrelid = 'pedidos.ventas'::regclass) then return; end if;
  select p.groupid into v_suyo from pg_catalog.pg_dist_placement p
   where p.shardid = get_shard_id_for_distribution_column('pedidos.ventas', p_empresa);
  select g.groupid into v_este from pg_catalog.pg_dist_local_group g;
  if v_suyo is distinct from v_este then
    raise internal_error using message = format('company %s is of server group %s, and this is of %s', p_empresa, v_suyo, v_este);
  end if;
end $$;

revoke all on function pedidos.exigir_su_nodo(int) from public;
grant execute on function pedidos.exigir_su_nodo(int) to comanda_app;

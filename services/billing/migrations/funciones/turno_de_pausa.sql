-- A company's delivery is stopped or resumed by one at a time, so that no document is left stopped by a pause that is over.
create or replace function facturacion.turno_de_pausa(p_empresa int) returns void
language plpgsql volatile
as $$
begin
  if current_setting('citus.propagate_set_commands', true) is not null then perform pedidos.exigir_su_nodo(p_empresa); end if;
  perform pg_advisory_xact_lock(hashtext('facturacion.pausas'), p_empresa);
end $$;

revoke all on function facturacion.turno_de_pausa(int) from public;
grant execute on function facturacion.turno_de_pausa(int) to comanda_app;

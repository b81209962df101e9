-- The lock of a company's floor. Whoever acts within orders has it in common with others who do, and takes the rows of its
-- own orders; whoever decides on which orders and tables there are has it alone (docs/adr/0052). An advisory lock, for it is
-- granted first come, first served: a row's common locks would let one act after another pass before who waits for all of it.
create or replace function pedidos.candado_de_piso(p_empresa int, p_compartido boolean) returns void
language plpgsql volatile
as $$
declare
  v_llave bigint := hashtextextended('pedidos.pisos ' || p_empresa, 0);
begin
  if p_compartido then perform pg_advisory_xact_lock_shared(v_llave);
  else perform pg_advisory_xact_lock(v_llave);
  end if;
end $$;

revoke all on function pedidos.candado_de_piso(int, boolean) from public;
grant execute on function pedidos.candado_de_piso(int, boolean) to comanda_app;

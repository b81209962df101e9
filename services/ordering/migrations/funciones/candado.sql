-- Holds something of a company until the end of the transaction, alone, or in common with others who do. The one place where its
-- advisory locks are asked for: it takes the company first, so that where companies are spread over servers all of them ask at the
-- company's own (docs/operacion/citus.md). An advisory lock is granted first come, first served, while a row's common locks
-- would let one who shares after another pass before who waits to be alone.
--
-- `cajas` with a number: a drawer. Whoever writes a row of its ledger has it in common, and who closes the period has it alone: so the
-- closing waits for what is being written and sees all of it, and what comes after finds the next period.
-- `dia` with its days since 2000: who sells on it or changes a sale of it has it in common, who adds it up has it alone.
-- `pisos`: who acts within orders has the floor in common, who decides which orders and tables there are has it alone (docs/adr/0052).
create or replace function pedidos.candado(
  p_empresa int, p_que text, p_cual text default null, p_comun boolean default false
) returns void
language plpgsql volatile
as $$
declare
  v_llave bigint := hashtextextended('pedidos.' || p_que || ' ' || p_empresa || coalesce(' ' || p_cual, ''), 0);
begin
  if current_setting('citus.propagate_set_commands', true) is not null then perform pedidos.exigir_su_nodo(p_empresa); end if;
  if p_comun then perform pg_advisory_xact_lock_shared(v_llave);
  else perform pg_advisory_xact_lock(v_llave);
  end if;
end $$;

revoke all on function pedidos.candado(int, text, text, boolean) from public;
grant execute on function pedidos.candado(int, text, text, boolean) to comanda_app;

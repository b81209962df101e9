-- Every row of the drawer's ledger belongs to the open period of a drawer, and to it alone: whoever writes one holds the
-- drawer's lock in common with other writers until the end of its transaction; who closes a period holds it alone (first
-- come, first served), so that it waits for what is being written and sees all of it, and what comes after finds the next
-- period. An advisory lock, for a row's common locks would let writers pass for ever before who waits to close.
create or replace function pedidos.llave_de_caja(p_empresa int, p_caja int) returns bigint
language sql immutable parallel safe
as $$ select hashtextextended('pedidos.cajas ' || p_empresa || ' ' || p_caja, 0) $$;

revoke all on function pedidos.llave_de_caja(int, int) from public;
grant execute on function pedidos.llave_de_caja(int, int) to comanda_app;

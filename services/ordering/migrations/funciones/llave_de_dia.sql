-- Who sells on a day, or changes a sale of it, shares this lock until it is written; who adds the day up has it alone.
create or replace function pedidos.llave_de_dia(p_empresa int, p_fecha date) returns bigint
language sql immutable strict parallel safe
as $$
  select hashtextextended('pedidos.dia ' || p_empresa || ' ' || (p_fecha - date '2000-01-01'), 0)
$$;

revoke all on function pedidos.llave_de_dia(int, date) from public;
grant execute on function pedidos.llave_de_dia(int, date) to comanda_app;

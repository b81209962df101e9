-- The next number of a nota de venta (docs/adr/0080), of the first talonario that has one in force on that day. Whoever sells
-- at the same moment waits for who came first, and reads what was left then: no number is given twice, and one of a sale that is
-- not made goes back with it. No row: there is none.
create or replace function pedidos.tomar_nota(p_empresa_id int, p_dia date)
returns table (talonario_id uuid, establecimiento text, punto_emision text, numero bigint)
language plpgsql volatile
as $$
begin
  perform from pedidos.talonarios t
    where t.empresa_id = p_empresa_id and t.retirado is null order by t.id for update;
  return query
    update pedidos.talonarios t set siguiente = t.siguiente + 1
     where t.empresa_id = p_empresa_id and t.id = (
       select u.id from pedidos.talonarios u
        where u.empresa_id = p_empresa_id and u.retirado is null and u.siguiente <= u.hasta and u.caduca >= p_dia
        order by u.registrado, u.desde, u.id limit 1)
    returning t.id, t.establecimiento, t.punto_emision, t.siguiente - 1;
end
$$;

revoke all on function pedidos.tomar_nota(int, date) from public;
grant execute on function pedidos.tomar_nota(int, date) to comanda_app;

-- Gives a row its drawer, where it has none, and always its period. What undoes something of a drawer is of that drawer.
create or replace function pedidos.asignar_periodo() returns trigger
language plpgsql
as $$
begin
  if new.caja_id is null and new.tipo <> 'VENTA' and new.venta_id is not null then
    select m.caja_id into new.caja_id from pedidos.caja_movimientos m
     where m.empresa_id = new.empresa_id and m.venta_id = new.venta_id and m.tipo = 'VENTA' limit 1;
  end if;
  new.caja_id := coalesce(new.caja_id, pedidos.caja_de(new.empresa_id, new.usuario_id));
  new.periodo := pedidos.tomar_periodo(new.empresa_id, new.caja_id, new.creado);
  if new.periodo is null then
    new.caja_id := pedidos.caja_de(new.empresa_id, new.usuario_id);
    new.periodo := pedidos.tomar_periodo(new.empresa_id, new.caja_id, new.creado);
  end if;
  return new;
end $$;

create or replace trigger caja_movimientos_periodo before insert on pedidos.caja_movimientos
  for each row execute function pedidos.asignar_periodo();

-- Whoever a sale is issued to can be looked for by name; the final consumer is nobody.
create or replace function pedidos.anotar_comprador() returns trigger language plpgsql as $$
begin
  insert into pedidos.compradores (empresa_id, cedula, nombre) values (new.empresa_id, new.cedula, new.nombre)
  on conflict do nothing;
  return null;
end $$;

create or replace trigger ventas_comprador after insert or update of cedula, nombre on pedidos.ventas
  for each row when (new.cedula <> '9999999999999') execute function pedidos.anotar_comprador();

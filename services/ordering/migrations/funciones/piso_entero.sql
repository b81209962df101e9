-- Whoever begins by writing a floor's row has the floor alone, before the row itself is asked for: it is how a change of the
-- floor takes it, and how the version before takes it for everything.
create or replace function pedidos.piso_entero() returns trigger
language plpgsql
as $$
begin
  perform pedidos.candado(new.empresa_id, 'pisos');
  return new;
end $$;

create or replace trigger pisos_entero before insert on pedidos.pisos
  for each row execute function pedidos.piso_entero();

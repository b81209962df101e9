-- What a company has done of its first day: how many products it sells, and its last sale with an invoice.
create or replace function pedidos.primer_dia_de(p_empresa_id int)
returns table (productos int, clave_acceso text, secuencia text, estado text)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  select count(*)::int into productos from pedidos.productos p where p.empresa_id = p_empresa_id and p.estado = 'A';
  -- by the index of the list, and not past all of it where no sale has an invoice
  if exists (select from pedidos.ventas u where u.empresa_id = p_empresa_id and u.clave_acceso is not null) then
    select u.clave_acceso, u.secuencia, u.estado into clave_acceso, secuencia, estado from pedidos.ventas u
     where u.empresa_id = p_empresa_id and u.clave_acceso is not null
     order by u.fecha_negocio desc, u.fecha_creacion desc limit 1;
  end if;
  return next;
end $$;

revoke all on function pedidos.primer_dia_de(int) from public;
grant execute on function pedidos.primer_dia_de(int) to comanda_app;

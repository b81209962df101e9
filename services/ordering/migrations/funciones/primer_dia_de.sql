-- What a company has done of its first day: how many products it sells, and its last sale with an invoice.
create or replace function pedidos.primer_dia_de(p_empresa_id int)
returns table (productos int, clave_acceso text, secuencia text, estado text)
language sql stable
as $$
  select (select count(*)::int from pedidos.productos p where p.empresa_id = p_empresa_id and p.estado = 'A'),
         v.clave_acceso, v.secuencia, v.estado
    from (select) nada
    left join lateral (
      select u.clave_acceso, u.secuencia, u.estado from pedidos.ventas u
       where u.empresa_id = p_empresa_id and u.clave_acceso is not null order by u.fecha_creacion desc limit 1) v on true
$$;

revoke all on function pedidos.primer_dia_de(int) from public;
grant execute on function pedidos.primer_dia_de(int) to comanda_app;

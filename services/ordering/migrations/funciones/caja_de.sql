-- The drawer somebody works with: the one of their shift while the company has it, or else its first.
create or replace function pedidos.caja_de(p_empresa int, p_usuario uuid) returns int
language plpgsql stable
as $$
begin
  return (
    select coalesce(
      (select t.caja_id from pedidos.turnos t
         join pedidos.cajas c on c.empresa_id = p_empresa and c.id = t.caja_id and c.estado = 'A'
        where t.empresa_id = p_empresa and t.usuario_id = p_usuario),
      (select min(c.id) from pedidos.cajas c where c.empresa_id = p_empresa and c.estado = 'A'),
      1));
end $$;

revoke all on function pedidos.caja_de(int, uuid) from public;
grant execute on function pedidos.caja_de(int, uuid) to comanda_app;

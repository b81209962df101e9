-- Whether a drawer of the company has sales that it has not been closed with; asked by billing of tills that are silent.
create or replace function pedidos.hay_por_cuadrar(p_empresa int) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select from pedidos.cajas c
      join pedidos.periodo_totales t on t.empresa_id = p_empresa and t.caja_id = c.id and t.periodo = c.periodo
     where c.empresa_id = p_empresa and c.estado = 'A' and t.concepto = 'LIBRO' and t.clave like 'VENTA %');
end $$;

revoke all on function pedidos.hay_por_cuadrar(int) from public;
grant execute on function pedidos.hay_por_cuadrar(int) to comanda_app;

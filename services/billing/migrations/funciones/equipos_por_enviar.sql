-- Tills of a company that said they have something the server has not got, and how much; read by ordering, before a drawer is closed.
create or replace function facturacion.equipos_por_enviar(p_empresa_id int)
returns table (nombre text, por_enviar int, desde timestamptz)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
  select d.nombre, d.por_enviar, d.por_enviar_desde
    from facturacion.dispositivos d
   where d.empresa_id = p_empresa_id and d.estado = 'ACTIVO' and d.por_enviar > 0;
end
$$;

revoke all on function facturacion.equipos_por_enviar(int) from public;
grant execute on function facturacion.equipos_por_enviar(int) to comanda_app;

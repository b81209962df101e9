-- Claims an approval, once (docs/adr/0049): it is of whoever asked for it, for one act, for as much as was approved, until it
-- expires. Called in the transaction of the act; `p_venta_id` is the sale that it is used for. No row: there is none to use.
create or replace function pedidos.reclamar_aprobacion(
  p_empresa_id int, p_id uuid, p_usuario_id uuid, p_acto text, p_porcentaje int, p_venta_id uuid, p_ahora timestamptz
) returns table (aprobador text)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    update pedidos.aprobaciones a
       set usada = p_ahora, venta_id = p_venta_id
     where a.empresa_id = p_empresa_id and a.id = p_id
       and p_empresa_id = nullif(current_setting('app.empresa_id', true), '')::int
       and a.usuario_id = p_usuario_id and a.acto = p_acto and a.porcentaje >= p_porcentaje
       and a.vence > p_ahora and a.usada is null and a.venta_id is null
    returning a.aprobador;
end $$;

revoke all on function pedidos.reclamar_aprobacion(int, uuid, uuid, text, int, uuid, timestamptz) from public;
grant execute on function pedidos.reclamar_aprobacion(int, uuid, uuid, text, int, uuid, timestamptz) to comanda_app;

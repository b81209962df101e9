-- Claims a right to open the drawer that a registered till held, once (docs/adr/0049), when the till tells that it has opened it:
-- of that till. Its end was judged by the print service, which had the clock. No row: there is none to use.
create or replace function pedidos.reclamar_boleto_de_cajon(
  p_empresa_id int, p_id uuid, p_dispositivo_id uuid, p_impresion_id uuid, p_referencia uuid, p_abierto timestamptz
) returns table (dado timestamptz)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    update pedidos.boletos_de_cajon b
       set usado = p_abierto, referencia = p_referencia
     where b.empresa_id = p_empresa_id and b.id = p_id
       and p_empresa_id = nullif(current_setting('app.empresa_id', true), '')::int
       and b.dispositivo_id = p_dispositivo_id and b.impresion_id = p_impresion_id and b.usado is null
    returning b.dado;
end $$;

revoke all on function pedidos.reclamar_boleto_de_cajon(int, uuid, uuid, uuid, uuid, timestamptz) from public;
grant execute on function pedidos.reclamar_boleto_de_cajon(int, uuid, uuid, uuid, uuid, timestamptz) to comanda_app;

-- What /salud shows: how many documents wait, and since when the oldest does. No content, no company.
create or replace function facturacion.cola(out pendientes bigint, out mas_antiguo timestamptz)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  select count(*), min(t.creado) into pendientes, mas_antiguo from facturacion.trabajos t;
end
$$;

revoke all on function facturacion.cola() from public;
grant execute on function facturacion.cola() to comanda_app;

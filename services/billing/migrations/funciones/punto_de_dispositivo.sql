-- Whether a device of the company counts in that point of emission: asked before the company takes it for itself, by
-- ordering too, which then works for no company.
create or replace function facturacion.punto_de_dispositivo(p_empresa_id int, p_punto_emision text) returns boolean
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select exists (
      select from facturacion.dispositivos d
       where d.empresa_id = p_empresa_id and d.punto_emision = p_punto_emision and d.estado = 'ACTIVO'));
end
$$;

revoke all on function facturacion.punto_de_dispositivo(int, text) from public;
grant execute on function facturacion.punto_de_dispositivo(int, text) to comanda_app;

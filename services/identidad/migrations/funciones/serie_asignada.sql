-- Whether another company that is in use has a series for itself or for a till of it, where it may not have counted yet. A part of
-- facturacion.serie_de_otra, which says besides who has.
create or replace function identidad.serie_asignada(
  p_empresa_id int, p_ruc text, p_establecimiento text, p_punto_emision text
) returns boolean
language plpgsql stable
as $$
begin
  return (
    select exists (
      select from identidad.empresas e
       where e.estado = 'A' and e.id <> p_empresa_id and e.ruc = p_ruc and e.establecimiento = p_establecimiento
         and (e.punto_emision = p_punto_emision or facturacion.punto_de_dispositivo(e.id, p_punto_emision))));
end
$$;

revoke all on function identidad.serie_asignada(int, text, text, text) from public;
grant execute on function identidad.serie_asignada(int, text, text, text) to comanda_app;

-- Whether a series of that RUC is another company's, whatever the document and the ambiente: it has counted in it, or has it for itself
-- or for a till and will. Asked before a company is given the series, by identity too. The numbering itself refuses one that was counted
-- in besides, at the first document (emision/contadores.ts).
create or replace function facturacion.serie_de_otra(
  p_empresa_id int, p_ruc text, p_establecimiento text, p_punto_emision text
) returns boolean
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select exists (
      select 1 from facturacion.contadores c
       where c.ruc = p_ruc and c.establecimiento = p_establecimiento and c.punto_emision = p_punto_emision
         and c.empresa_id <> p_empresa_id)
      or identidad.serie_asignada(p_empresa_id, p_ruc, p_establecimiento, p_punto_emision));
end
$$;

revoke all on function facturacion.serie_de_otra(int, text, text, text) from public;
grant execute on function facturacion.serie_de_otra(int, text, text, text) to comanda_app;

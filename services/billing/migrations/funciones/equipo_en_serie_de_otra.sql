-- The point of a till of the company that would count in another company's series, were the company of that RUC and establishment;
-- null: none would. Asked of a list, on the server that knows all companies, and not beside the rows of the tills.
create or replace function facturacion.equipo_en_serie_de_otra(p_empresa_id int, p_ruc text, p_establecimiento text)
returns text
language plpgsql stable
as $$
#variable_conflict use_column
declare
  puntos text[] := array(
    select d.punto_emision from facturacion.dispositivos d
     where d.empresa_id = p_empresa_id and d.estado = 'ACTIVO' order by d.punto_emision);
begin
  return (
    select p.punto from unnest(puntos) as p (punto)
     where facturacion.serie_de_otra(p_empresa_id, p_ruc, p_establecimiento, p.punto) limit 1);
end
$$;

revoke all on function facturacion.equipo_en_serie_de_otra(int, text, text) from public;
grant execute on function facturacion.equipo_en_serie_de_otra(int, text, text) to comanda_app;

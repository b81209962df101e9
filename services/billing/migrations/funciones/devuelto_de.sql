-- What notes over parts of an invoice gave back, line by line: [{"linea": 0, "cantidad": 1, "monto": 350}]. A note counts from
-- the moment it is issued; one that was withdrawn gives nothing back.
create or replace function facturacion.devuelto_de(p_empresa_id int, p_clave_acceso text)
returns jsonb
language plpgsql stable
as $$
begin
  return (
    select coalesce(jsonb_agg(d.uno order by n.creado, n.clave_acceso, d.orden), '[]')
      from facturacion.comprobantes n
     cross join lateral jsonb_array_elements(n.datos -> 'devuelve') with ordinality as d (uno, orden)
     where n.empresa_id = p_empresa_id and n.modifica = p_clave_acceso and n.parcial and n.estado <> 'ANULADA');
end
$$;

revoke all on function facturacion.devuelto_de(int, text) from public;
grant execute on function facturacion.devuelto_de(int, text) to comanda_app;

-- As facturas_de, and besides: `en_partes`, other notes gave back a part of it; `anulada_en_sri`, in the authority's portal, after it
-- was authorised.
create or replace function facturacion.facturas_y_partes(p_empresa_id int, p_claves text[])
returns table (clave_acceso text, estado text, identificacion text, en_duda boolean, nota text, en_partes boolean,
               anulada_en_sri boolean)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
  select f.clave_acceso, f.estado, f.identificacion, f.en_duda, f.nota,
         exists (select from facturacion.comprobantes n
                  where n.empresa_id = p_empresa_id and n.modifica = f.clave_acceso and n.parcial and n.estado <> 'ANULADA'),
         c.anulada_en_sri is not null
    from facturacion.facturas_de(p_empresa_id, p_claves) f
    join facturacion.comprobantes c on c.empresa_id = p_empresa_id and c.clave_acceso = f.clave_acceso;
end
$$;

revoke all on function facturacion.facturas_y_partes(int, text[]) from public;
grant execute on function facturacion.facturas_y_partes(int, text[]) to comanda_app;

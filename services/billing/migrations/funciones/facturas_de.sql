-- How invoices stand, and what decides whether each can be taken back; read by ordering. `nota`: the credit note that did.
create or replace function facturacion.facturas_de(p_empresa_id int, p_claves text[])
returns table (clave_acceso text, estado text, identificacion text, en_duda boolean, nota text)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
  select c.clave_acceso, c.estado, c.identificacion,
         -- the function looks at what was tried: only where that decides
         c.estado not in ('AUTORIZADO', 'ANULADA') and facturacion.en_duda(c.empresa_id, c.clave_acceso),
         (select n.clave_acceso from facturacion.comprobantes n
           where n.empresa_id = p_empresa_id and n.modifica = c.clave_acceso
             and not n.parcial and n.reemplazada_por is null)
    from facturacion.comprobantes c
   where c.empresa_id = p_empresa_id and c.clave_acceso = any (p_claves);
end
$$;

revoke all on function facturacion.facturas_de(int, text[]) from public;
grant execute on function facturacion.facturas_de(int, text[]) to comanda_app;

-- Called by ordering inside the transaction that gives back a part of a sale: the invoice, for this transaction alone, with what
-- its notes gave back of it. `anulada`: all of it was taken back. Zero rows: the company has no such invoice.
create or replace function facturacion.factura_por_devolver(p_empresa_id int, p_clave_acceso text)
returns table (estado text, identificacion text, lineas jsonb, devuelto jsonb, anulada boolean)
language plpgsql volatile
as $$
declare
  factura facturacion.comprobantes;
begin
  select * into factura from facturacion.comprobantes c
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso and c.cod_doc = '01'
     for no key update;
  if not found then
    return;
  end if;
  return query
  select factura.estado, factura.identificacion, factura.datos -> 'lineas',
         facturacion.devuelto_de(p_empresa_id, p_clave_acceso),
         factura.estado = 'ANULADA' or facturacion.nota_de(p_empresa_id, p_clave_acceso) is not null;
end
$$;

revoke all on function facturacion.factura_por_devolver(int, text) from public;
grant execute on function facturacion.factura_por_devolver(int, text) to comanda_app;

-- Whether the authority has ever authorised an invoice of a company, in tests or not.
create or replace function facturacion.hay_factura_autorizada(p_empresa_id int) returns boolean
language plpgsql stable
as $$
begin
  return (
    select exists (
      select from facturacion.comprobantes c
       where c.empresa_id = p_empresa_id and c.cod_doc = '01' and c.estado = 'AUTORIZADO'));
end
$$;

revoke all on function facturacion.hay_factura_autorizada(int) from public;
grant execute on function facturacion.hay_factura_autorizada(int) to comanda_app;

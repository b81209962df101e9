-- Key of the credit note that takes back all of an invoice; null: none does.
create or replace function facturacion.nota_de(p_empresa_id int, p_clave_acceso text)
returns text
language plpgsql stable
as $$
begin
  return (
    select n.clave_acceso from facturacion.comprobantes n
     where n.empresa_id = p_empresa_id and n.modifica = p_clave_acceso and not n.parcial and n.reemplazada_por is null);
end
$$;

revoke all on function facturacion.nota_de(int, text) from public;
grant execute on function facturacion.nota_de(int, text) to comanda_app;

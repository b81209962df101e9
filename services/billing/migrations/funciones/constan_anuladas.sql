-- Which of some authorised invoices the authority has as annulled, as it said at night: they are not taken back by a note, which
-- it would refuse. Read by ordering before it voids a sale or gives back a part of one.
create or replace function facturacion.constan_anuladas(p_empresa_id int, p_claves text[])
returns text[]
language plpgsql stable
as $$
begin
  return (
    select coalesce(array_agg(c.clave_acceso), '{}')
      from facturacion.conciliaciones h
      join facturacion.comprobantes c on c.empresa_id = p_empresa_id and c.clave_acceso = h.clave_acceso
     where h.empresa_id = p_empresa_id and h.clave_acceso = any (p_claves) and h.hallazgo = 'ANULADA'
       and c.cod_doc = '01' and c.estado = 'AUTORIZADO' and c.identificacion !~ '^(9{10}|9{13})$');
end
$$;

revoke all on function facturacion.constan_anuladas(int, text[]) from public;
grant execute on function facturacion.constan_anuladas(int, text[]) to comanda_app;

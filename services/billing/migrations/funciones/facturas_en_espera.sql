-- Invoices of a company that the authority has not authorised: those of the queue and those that wait for a person, each
-- with whether it stays as it is until somebody acts; read by ordering, before a drawer is closed. Both are few among many.
create or replace function facturacion.facturas_en_espera(p_empresa_id int)
returns table (clave_acceso text, detenida boolean)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
  with parada as (
    select substr(p.clave_acceso, 24, 1) as ambiente
      from facturacion.pausas p where p.empresa_id = p_empresa_id and p.reanudada_en is null
  ), de_cola as (
    select c.clave_acceso, c.estado = 'EMPRESA_PAUSADA' or p.ambiente is not null as detenida
      from facturacion.trabajos t
      join facturacion.comprobantes c on c.empresa_id = t.empresa_id and c.clave_acceso = t.clave_acceso
      left join parada p on p.ambiente = substr(c.clave_acceso, 24, 1)
     where t.empresa_id = p_empresa_id and c.cod_doc = '01'
       and c.estado in ('POR_FIRMAR', 'FIRMADA', 'RECIBIDA', 'EN_PROCESO', 'EMPRESA_PAUSADA')
  )
  select * from de_cola
  union all
  select c.clave_acceso, true
    from facturacion.comprobantes c
   where c.empresa_id = p_empresa_id and c.cod_doc = '01'
     and c.estado in ('DEVUELTA', 'NO_AUTORIZADO', 'REQUIERE_ATENCION');
end
$$;

revoke all on function facturacion.facturas_en_espera(int) from public;
grant execute on function facturacion.facturas_en_espera(int) to comanda_app;

-- Whether the authority has a document that is not authorised, or may have it: received, in somebody's hands since it
-- was signed, sent without a verdict, or answered for in words that nobody knows. What it refused, and what never left this machine, it certainly has not.
create or replace function facturacion.en_duda(p_empresa_id int, p_clave_acceso text)
returns boolean
language plpgsql stable
as $$
begin
  return (
    select c.estado not in ('AUTORIZADO', 'ANULADA') and (
             c.estado in ('RECIBIDA', 'EN_PROCESO')
             or coalesce(enviado.resultado in ('FIRMADA', 'RECIBIDA', 'EN_PROCESO', 'EN_DUDA'), false)
             or c.estado = 'FIRMADA' and coalesce(t.arriendo is not null or t.dudoso, true)
             -- given up by ourselves after it was signed: what became of it was never written down
             or c.estado = 'REQUIERE_ATENCION' and coalesce(hecho.paso = 'FIRMA' and hecho.resultado = 'FIRMADA', false))
      from facturacion.comprobantes c
      left join facturacion.trabajos t on t.empresa_id = p_empresa_id and t.clave_acceso = c.clave_acceso
      left join lateral (
        select i.resultado from facturacion.intentos i
         where i.empresa_id = p_empresa_id and i.clave_acceso = c.clave_acceso and i.paso in ('ENVIO', 'CONSULTA')
           and i.resultado <> 'NO_SALIO'
         order by i.en desc, i.id desc limit 1) enviado on true
      left join lateral (
        select i.paso, i.resultado from facturacion.intentos i
         where i.empresa_id = p_empresa_id and i.clave_acceso = c.clave_acceso
           and i.paso in ('FIRMA', 'ENVIO', 'CONSULTA') and i.resultado <> 'NO_SALIO'
         order by i.en desc, i.id desc limit 1) hecho on true
     where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso);
end
$$;

revoke all on function facturacion.en_duda(int, text) from public;
grant execute on function facturacion.en_duda(int, text) to comanda_app;

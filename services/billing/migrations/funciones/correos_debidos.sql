-- Mail of all companies that is due: whose it is, nothing of its content. What a new sale waits for goes before what somebody asked
-- for once more, which may be thousands.
create or replace function facturacion.correos_debidos(p_n int, p_ahora timestamptz, p_hasta timestamptz)
returns table (empresa_id int, clave_acceso text, id bigint)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
  select q.empresa_id, q.clave_acceso, q.id
    from facturacion.correos q
   where q.estado = 'PENDIENTE' and q.proximo <= p_ahora
     and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora)
   order by q.por is not null, q.proximo
   limit p_n;
end
$$;

revoke all on function facturacion.correos_debidos(int, timestamptz, timestamptz) from public;
grant execute on function facturacion.correos_debidos(int, timestamptz, timestamptz) to comanda_app;

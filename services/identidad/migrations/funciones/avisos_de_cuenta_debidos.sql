-- Letters of all companies that are due: whose they are, nothing of their content.
create or replace function identidad.avisos_de_cuenta_debidos(p_n int, p_ahora timestamptz, p_hasta timestamptz)
returns table (empresa_id int, id bigint)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select q.empresa_id, q.id
    from identidad.avisos_de_cuenta q
   where q.estado = 'PENDIENTE' and q.proximo <= p_ahora
     and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora)
   order by q.proximo
   limit p_n
$$;

revoke all on function identidad.avisos_de_cuenta_debidos(int, timestamptz, timestamptz) from public;
grant execute on function identidad.avisos_de_cuenta_debidos(int, timestamptz, timestamptz) to comanda_identidad;

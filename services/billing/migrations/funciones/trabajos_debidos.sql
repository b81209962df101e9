-- The one way to see jobs of all companies: whose are due, and nothing of their content. Each is then taken inside its own company.
-- Never of a paused company, and of each company only what nothing earlier holds up: what the authority has, its first, and what has
-- waited for two hours. Pauses and firsts are of an ambiente (digit 24 of a key): tests and production go to two servers. While the
-- authority does not answer, one document of a company asks for all that have waited: the one that was let lie longest, where none of
-- the company was tried within the longest wait of the queue (docs/adr/0100). Each is read from an index of its own; what waits behind
-- a first one costs no more than its place in that index, a millisecond for ten thousand.
create or replace function facturacion.trabajos_debidos(p_n int, p_ahora timestamptz, p_hasta timestamptz)
returns table (empresa_id int, clave_acceso text)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
  with en_pausa as (
    select p.empresa_id, substr(p.clave_acceso, 24, 1) as ambiente from facturacion.pausas p where p.reanudada_en is null
  ),
  -- one call that fails is no outage
  callan as (
    select a.ambiente from facturacion.autoridad a where a.sin_respuesta_desde <= p_ahora - interval '5 minutes'
  ),
  candidatos as (
    (select q.empresa_id, q.clave_acceso, q.proximo, q.arrendado_hasta
       from facturacion.trabajos q
      where q.enviado and q.proximo <= p_ahora and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora)
        and (q.empresa_id, substr(q.clave_acceso, 24, 1)) not in (select p.empresa_id, p.ambiente from en_pausa p)
      order by q.proximo
      limit p_n)
    union all
    select primero.empresa_id, primero.clave_acceso, primero.proximo, primero.arrendado_hasta
      from (select distinct t.empresa_id, substr(t.clave_acceso, 24, 1) as ambiente
              from facturacion.trabajos t where not t.enviado) e
     cross join lateral (
       select q.empresa_id, q.clave_acceso, q.proximo, q.arrendado_hasta
         from facturacion.trabajos q
        where q.empresa_id = e.empresa_id and not q.enviado and substr(q.clave_acceso, 24, 1) = e.ambiente
          and q.creado > p_ahora - interval '2 hours'
        order by q.creado, q.clave_acceso
        limit 1) primero
     where (e.empresa_id, e.ambiente) not in (select p.empresa_id, p.ambiente from en_pausa p)
    union all
    (select q.empresa_id, q.clave_acceso, q.proximo, q.arrendado_hasta
       from facturacion.trabajos q
      where not q.enviado and q.creado <= p_ahora - interval '2 hours'
        and q.proximo <= p_ahora and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora)
        and substr(q.clave_acceso, 24, 1) not in (select c.ambiente from callan c)
        and (q.empresa_id, substr(q.clave_acceso, 24, 1)) not in (select p.empresa_id, p.ambiente from en_pausa p)
      order by q.creado
      limit p_n)
    union all
    select sonda.empresa_id, sonda.clave_acceso, sonda.proximo, sonda.arrendado_hasta
      from (select distinct t.empresa_id, substr(t.clave_acceso, 24, 1) as ambiente
              from facturacion.trabajos t
             where not t.enviado and substr(t.clave_acceso, 24, 1) in (select c.ambiente from callan c)) e
     cross join lateral (
       select q.empresa_id, q.clave_acceso, q.proximo, q.arrendado_hasta
         from facturacion.trabajos q
        where q.empresa_id = e.empresa_id and not q.enviado and substr(q.clave_acceso, 24, 1) = e.ambiente
          and q.proximo <= p_ahora and q.creado <= p_ahora - interval '2 hours'
        order by q.proximo
        limit 1) sonda
     where not exists (
       select from facturacion.trabajos q
        where q.empresa_id = e.empresa_id and not q.enviado and substr(q.clave_acceso, 24, 1) = e.ambiente
          and q.proximo > p_ahora and q.proximo <= p_ahora + interval '5 minutes')
       and (e.empresa_id, e.ambiente) not in (select p.empresa_id, p.ambiente from en_pausa p)
  )
  select c.empresa_id, c.clave_acceso
    from candidatos c
   where c.proximo <= p_ahora and (c.arrendado_hasta is null or c.arrendado_hasta <= p_ahora)
   order by c.proximo
   limit p_n;
end
$$;

revoke all on function facturacion.trabajos_debidos(int, timestamptz, timestamptz) from public;
grant execute on function facturacion.trabajos_debidos(int, timestamptz, timestamptz) to comanda_app;

-- Claims a step of the clock of a second factor, once (docs/adr/0049): the one of now, or of half a minute before or after; with it
-- go all before it. The code of the step was compared by who calls. No row: somebody used it.
create or replace function identidad.reclamar_paso(p_usuario_id uuid, p_paso bigint, p_ahora timestamptz)
returns table (paso bigint)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update identidad.segundos_factores f
     set ultimo_paso = p_paso
   where f.usuario_id = p_usuario_id and f.ultimo_paso < p_paso
     and abs(p_paso - floor(extract(epoch from p_ahora) / 30)) <= 1
  returning f.ultimo_paso
$$;

revoke all on function identidad.reclamar_paso(uuid, bigint, timestamptz) from public;
grant execute on function identidad.reclamar_paso(uuid, bigint, timestamptz) to comanda_app;

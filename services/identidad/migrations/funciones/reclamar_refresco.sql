-- Claims the renewal that a refresh token is good for, once (docs/adr/0049): of a session that lives and somebody who is switched
-- on. No row: it was renewed, or it is good for nothing.
create or replace function identidad.reclamar_refresco(p_hash text)
returns table (sesion_id uuid)
language sql volatile
as $$
  update identidad.refrescos r
     set reemplazado = now()
    from identidad.sesiones s, identidad.usuarios u
   where r.hash = p_hash and r.reemplazado is null and r.vence > now()
     and s.id = r.sesion_id and s.revocada is null and s.vence > now()
     and u.id = s.usuario_id and u.estado = 'A'
  returning r.sesion_id
$$;

revoke all on function identidad.reclamar_refresco(text) from public;
grant execute on function identidad.reclamar_refresco(text) to comanda_identidad;

-- What a company issues with, changed by billing inside its own transaction (docs/adr/0004), and written down.
create or replace function identidad.fijar_emision(
  p_empresa_id int, p_ambiente text, p_establecimiento text, p_punto_emision text, p_usuario_id uuid, p_numeros jsonb
) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  with antes as (
    select e.id, e.ambiente, e.establecimiento, e.punto_emision
      from identidad.empresas e where e.id = p_empresa_id for update
  ), cambio as (
    update identidad.empresas e
       set ambiente = p_ambiente, establecimiento = p_establecimiento, punto_emision = p_punto_emision
      from antes where e.id = antes.id
  )
  insert into identidad.auditoria (usuario_id, empresa_id, accion, antes, despues)
  select p_usuario_id, a.id, 'emision configurada',
         jsonb_build_object('ambiente', a.ambiente, 'establecimiento', a.establecimiento, 'punto_emision', a.punto_emision),
         jsonb_build_object('ambiente', p_ambiente, 'establecimiento', p_establecimiento,
                            'punto_emision', p_punto_emision) || p_numeros
    from antes a
$$;

revoke all on function identidad.fijar_emision(int, text, text, text, uuid, jsonb) from public;
grant execute on function identidad.fijar_emision(int, text, text, text, uuid, jsonb) to comanda_app;

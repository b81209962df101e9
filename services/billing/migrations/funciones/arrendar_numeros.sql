-- What a device holds of its series afterwards, with the key of each for each of those days: as many as it asks for, the
-- oldest that nobody has before new ones. `p_usadas` (digits 9 to 47 of their keys) are those that it has sold and not sent
-- yet: they are its own again if they were given back and nobody sold them, they are not among what it may sell, and what
-- was sold with them is of the time they were held until then. The rest begins a lease anew, until p_hasta: who is in touch
-- sold nothing with it before. A number keeps its code, so that its key of a day is always one. No row: another company of the same RUC counts in the series.
create or replace function facturacion.arrendar_numeros(
  p_empresa_id int, p_dispositivo uuid, p_ruc text, p_establecimiento text, p_punto_emision text, p_ambiente text,
  p_cuantos int, p_usadas text[], p_fechas date[], p_hasta timestamptz, p_ahora timestamptz
) returns table (secuencial bigint, claves text[])
language plpgsql volatile
as $$
#variable_conflict use_column
declare
  libre bigint;
  tiene int;
  faltan int;
  nuevas text[];
  pedido text := gen_random_uuid();
begin
  for vez in 1..2 loop
    select c.siguiente into libre from facturacion.contadores c
     where c.empresa_id = p_empresa_id and c.ruc = p_ruc and c.establecimiento = p_establecimiento
       and c.punto_emision = p_punto_emision and c.cod_doc = '01' and c.ambiente = p_ambiente
       for no key update;
    exit when found;
    if vez = 2 then
      return;
    end if;
    insert into facturacion.contadores (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente)
    values (p_empresa_id, p_ruc, p_establecimiento, p_punto_emision, '01', p_ambiente)
        on conflict do nothing;
  end loop;

  update facturacion.reservas r set devuelta_en = null, reservada_en = p_ahora
   where r.empresa_id = p_empresa_id and r.dispositivo_id = p_dispositivo and r.consumida_en is null
     and r.devuelta_en is not null and substr(r.clave_acceso, 9, 39) = any (p_usadas);
  -- of a series that the company has left
  update facturacion.reservas r set devuelta_en = p_ahora, reservada_en = '-infinity'
   where r.empresa_id = p_empresa_id and r.dispositivo_id = p_dispositivo and r.consumida_en is null
     and r.devuelta_en is null and substr(r.clave_acceso, 9, 39) <> all (p_usadas)
     and (r.ruc, r.establecimiento, r.punto_emision, r.cod_doc, r.ambiente)
         is distinct from (p_ruc, p_establecimiento, p_punto_emision, '01', p_ambiente);
  -- more than it asks for
  with sobran as (
    select r.secuencial from facturacion.reservas r
     where r.empresa_id = p_empresa_id and r.ruc = p_ruc and r.establecimiento = p_establecimiento
       and r.punto_emision = p_punto_emision and r.cod_doc = '01' and r.ambiente = p_ambiente
       and r.consumida_en is null and r.dispositivo_id = p_dispositivo and r.devuelta_en is null
       and substr(r.clave_acceso, 9, 39) <> all (p_usadas)
     order by r.secuencial offset p_cuantos
  )
  update facturacion.reservas r set devuelta_en = p_ahora, reservada_en = '-infinity'
    from sobran s
   where r.empresa_id = p_empresa_id and r.ruc = p_ruc and r.establecimiento = p_establecimiento
     and r.punto_emision = p_punto_emision and r.cod_doc = '01' and r.ambiente = p_ambiente
     and r.secuencial = s.secuencial and r.consumida_en is null;

  update facturacion.reservas r set arrendada_en = p_ahora, arrendada_hasta = p_hasta
   where r.empresa_id = p_empresa_id and r.ruc = p_ruc and r.establecimiento = p_establecimiento
     and r.punto_emision = p_punto_emision and r.cod_doc = '01' and r.ambiente = p_ambiente
     and r.consumida_en is null and r.dispositivo_id = p_dispositivo and r.devuelta_en is null
     and substr(r.clave_acceso, 9, 39) <> all (p_usadas);
  get diagnostics tiene = row_count;

  if tiene < p_cuantos then
    with libres as (
      -- one that a late sale is taking right now is skipped
      select r.secuencial from facturacion.reservas r
       where r.empresa_id = p_empresa_id and r.ruc = p_ruc and r.establecimiento = p_establecimiento
         and r.punto_emision = p_punto_emision and r.cod_doc = '01' and r.ambiente = p_ambiente
         and r.consumida_en is null and (r.dispositivo_id is null or r.devuelta_en is not null)
         and r.reservada_en < p_ahora - interval '10 minutes'
       order by r.secuencial limit p_cuantos - tiene
         for update skip locked
    )
    update facturacion.reservas r
       set dispositivo_id = p_dispositivo, devuelta_en = null, arrendada_hasta = p_hasta, reservada_en = p_ahora,
           arrendada_en = p_ahora, idempotencia = pedido || '-' || r.secuencial::text
      from libres l
     where r.empresa_id = p_empresa_id and r.ruc = p_ruc and r.establecimiento = p_establecimiento
       and r.punto_emision = p_punto_emision and r.cod_doc = '01' and r.ambiente = p_ambiente
       and r.secuencial = l.secuencial;
    get diagnostics faltan = row_count;
    faltan := p_cuantos - tiene - faltan;
    if libre + faltan - 1 > 999999999 then
      raise check_violation using constraint = 'contadores_siguiente_check',
        message = 'the series is exhausted: constraint "contadores_siguiente_check"'; -- a node says no name apart
    end if;
    nuevas := array(
      select facturacion.clave_acceso_de(
               p_fechas[1], '01', p_ruc, p_ambiente, p_establecimiento, p_punto_emision, n,
               -- the last 48 bits of a version 4 UUID are random
               lpad((('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint % 100000000)::text, 8, '0'))
        from generate_series(libre, libre + faltan - 1) n);
    for i in 1..faltan loop
      insert into facturacion.reservas (
        empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial, clave_acceso, idempotencia,
        reservada_en, dispositivo_id, arrendada_en, arrendada_hasta)
      values (
        p_empresa_id, p_ruc, p_establecimiento, p_punto_emision, '01', p_ambiente, libre + i - 1, nuevas[i],
        pedido || '-' || (libre + i - 1)::text, p_ahora, p_dispositivo, p_ahora, p_hasta);
    end loop;
    update facturacion.contadores c set siguiente = libre + faltan
     where c.empresa_id = p_empresa_id and c.ruc = p_ruc and c.establecimiento = p_establecimiento
       and c.punto_emision = p_punto_emision and c.cod_doc = '01' and c.ambiente = p_ambiente and faltan > 0;
  end if;

  return query
    select r.secuencial, array(
             select facturacion.clave_acceso_de(
                      f.dia, '01', p_ruc, p_ambiente, p_establecimiento, p_punto_emision, r.secuencial,
                      substr(r.clave_acceso, 40, 8))
               from unnest(p_fechas) with ordinality f (dia, orden) order by f.orden)
      from facturacion.reservas r
     where r.empresa_id = p_empresa_id and r.ruc = p_ruc and r.establecimiento = p_establecimiento
       and r.punto_emision = p_punto_emision and r.cod_doc = '01' and r.ambiente = p_ambiente
       and r.consumida_en is null and r.dispositivo_id = p_dispositivo and r.devuelta_en is null
       and substr(r.clave_acceso, 9, 39) <> all (p_usadas)
     order by r.secuencial;
end
$$;

revoke all on function facturacion.arrendar_numeros(
  int, uuid, text, text, text, text, int, text[], date[], timestamptz, timestamptz) from public;
grant execute on function facturacion.arrendar_numeros(
  int, uuid, text, text, text, text, int, text[], date[], timestamptz, timestamptz) to comanda_app;

-- Numbers of a series for those who ask at one moment, in their order and in the transaction of who asks for them: to each
-- the one it has (with a new key where the day changed under it, which is part of the key), else the oldest that nobody sold
-- in ten minutes, else the next. One that was sold comes back as it was; one of a series that the company has left is given
-- up. No row: another company of the same RUC counts in the series.
create or replace function facturacion.repartir_numeros(
  p_empresa_id int, p_ruc text, p_establecimiento text, p_punto_emision text, p_cod_doc text, p_ambiente text,
  p_idempotencias text[], p_fecha date, p_ahora timestamptz
) returns table (idempotencia text, secuencial bigint, clave_acceso text)
language plpgsql volatile
as $$
#variable_conflict use_column
declare
  pedido text;
  fila facturacion.reservas;
  libre bigint;
  numero bigint;
  clave text;
  de_nadie text;
begin
  for vez in 1..2 loop
    select c.siguiente into libre from facturacion.contadores c
     where c.empresa_id = p_empresa_id and c.ruc = p_ruc and c.establecimiento = p_establecimiento
       and c.punto_emision = p_punto_emision and c.cod_doc = p_cod_doc and c.ambiente = p_ambiente
       for no key update;
    exit when found;
    if vez = 2 then
      return;
    end if;
    -- whichever unique index the first two documents of a series meet in
    insert into facturacion.contadores (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente)
    values (p_empresa_id, p_ruc, p_establecimiento, p_punto_emision, p_cod_doc, p_ambiente)
        on conflict do nothing;
  end loop;

  foreach pedido in array p_idempotencias loop
    select r.* into fila from facturacion.reservas r
     where r.empresa_id = p_empresa_id and r.idempotencia = pedido
       for update;
    if found and fila.consumida_en is not null then
      return query select pedido, fila.secuencial, fila.clave_acceso;
      continue;
    end if;
    if found and (fila.ruc, fila.establecimiento, fila.punto_emision, fila.cod_doc, fila.ambiente)
         is distinct from (p_ruc, p_establecimiento, p_punto_emision, p_cod_doc, p_ambiente) then
      -- free for the next document of its series, at once
      de_nadie := gen_random_uuid();
      update facturacion.reservas r set idempotencia = de_nadie, reservada_en = '-infinity'
       where r.empresa_id = p_empresa_id and r.clave_acceso = fila.clave_acceso;
      fila := null;
    end if;
    if fila.clave_acceso is null then
      -- one that a sale is taking right now is skipped
      select r.* into fila from facturacion.reservas r
       where r.empresa_id = p_empresa_id and r.ruc = p_ruc and r.establecimiento = p_establecimiento
         and r.punto_emision = p_punto_emision and r.cod_doc = p_cod_doc and r.ambiente = p_ambiente
         and r.consumida_en is null and r.reservada_en < p_ahora - interval '10 minutes'
         and (r.dispositivo_id is null or r.devuelta_en is not null) -- a device holds it otherwise
       order by r.secuencial limit 1
         for update skip locked;
    end if;

    numero := coalesce(fila.secuencial, libre);
    if numero > 999999999 then
      raise check_violation using constraint = 'contadores_siguiente_check',
        message = 'the series is exhausted: constraint "contadores_siguiente_check"'; -- a node says no name apart
    end if;
    clave := facturacion.clave_acceso_de(
      p_fecha, p_cod_doc, p_ruc, p_ambiente, p_establecimiento, p_punto_emision, numero,
      -- the last 48 bits of a version 4 UUID are random
      lpad((('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint % 100000000)::text, 8, '0'));
    if fila.clave_acceso is null then
      insert into facturacion.reservas (
        empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial, clave_acceso, idempotencia,
        reservada_en)
      values (p_empresa_id, p_ruc, p_establecimiento, p_punto_emision, p_cod_doc, p_ambiente, numero, clave, pedido,
              p_ahora);
      libre := libre + 1;
    else
      -- its own key of this day stays; any other was never used, and dies here
      if fila.idempotencia = pedido and left(fila.clave_acceso, 8) = left(clave, 8) then
        clave := fila.clave_acceso;
      end if;
      update facturacion.reservas r
         set clave_acceso = clave, idempotencia = pedido, reservada_en = p_ahora, dispositivo_id = null, devuelta_en = null
       where r.empresa_id = p_empresa_id and r.clave_acceso = fila.clave_acceso;
    end if;
    return query select pedido, numero, clave;
  end loop;

  update facturacion.contadores c set siguiente = libre
   where c.empresa_id = p_empresa_id and c.ruc = p_ruc and c.establecimiento = p_establecimiento
     and c.punto_emision = p_punto_emision and c.cod_doc = p_cod_doc and c.ambiente = p_ambiente
     and c.siguiente <> libre;
end
$$;

revoke all on function facturacion.repartir_numeros(
  int, text, text, text, text, text, text[], date, timestamptz) from public;
grant execute on function facturacion.repartir_numeros(
  int, text, text, text, text, text, text[], date, timestamptz) to comanda_app;

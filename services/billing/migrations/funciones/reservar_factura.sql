-- The next number of the company's series of invoices, for a sale that no browser makes: called by ordering inside the
-- sale's transaction, which consumes it. As POST /claveacceso (reservas/reservasRepository.ts; a test holds the two
-- together): the oldest number nobody sold in ten minutes first, else the next. Null: another company of the same RUC
-- counts in the series.
create or replace function facturacion.reservar_factura(
  p_empresa_id int, p_idempotencia text, p_fecha date, p_ahora timestamptz
) returns text
language plpgsql volatile
as $$
declare
  e plataforma.empresas;
  numero bigint;
  antes text;
  clave text;
begin
  select * into strict e from plataforma.empresas where id = p_empresa_id;
  for vez in 1..2 loop
    select c.siguiente into numero from facturacion.contadores c
     where c.empresa_id = e.id and c.ruc = e.ruc and c.establecimiento = e.establecimiento
       and c.punto_emision = e.punto_emision and c.cod_doc = '01' and c.ambiente = e.ambiente
       for no key update;
    exit when found;
    if vez = 2 then
      return null;
    end if;
    -- whichever unique index the first two documents of a series meet in
    insert into facturacion.contadores (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente)
    values (e.id, e.ruc, e.establecimiento, e.punto_emision, '01', e.ambiente)
        on conflict do nothing;
  end loop;

  select r.secuencial, r.clave_acceso into numero, antes from (
    select r.secuencial, r.clave_acceso from facturacion.reservas r
     where r.empresa_id = e.id and r.ruc = e.ruc and r.establecimiento = e.establecimiento
       and r.punto_emision = e.punto_emision and r.cod_doc = '01' and r.ambiente = e.ambiente
       and r.consumida_en is null and r.reservada_en < p_ahora - interval '10 minutes'
     order by r.secuencial limit 1
       for update skip locked) r;
  if antes is null then
    update facturacion.contadores c set siguiente = c.siguiente + 1
     where c.empresa_id = e.id and c.ruc = e.ruc and c.establecimiento = e.establecimiento
       and c.punto_emision = e.punto_emision and c.cod_doc = '01' and c.ambiente = e.ambiente
    returning c.siguiente - 1 into strict numero;
  end if;

  clave := facturacion.clave_acceso_de(
    p_fecha, '01', e.ruc, e.ambiente, e.establecimiento, e.punto_emision, numero,
    -- the last 48 bits of a version 4 UUID are random
    lpad((('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint % 100000000)::text, 8, '0'));
  if antes is null then
    insert into facturacion.reservas (
      empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial, clave_acceso, idempotencia,
      reservada_en)
    values (e.id, e.ruc, e.establecimiento, e.punto_emision, '01', e.ambiente, numero, clave, p_idempotencia, p_ahora);
  else
    update facturacion.reservas r set clave_acceso = clave, idempotencia = p_idempotencia, reservada_en = p_ahora
     where r.empresa_id = e.id and r.clave_acceso = antes;
  end if;
  return clave;
end
$$;

revoke all on function facturacion.reservar_factura(int, text, date, timestamptz) from public;
grant execute on function facturacion.reservar_factura(int, text, date, timestamptz) to comanda_app;

-- A sale is voided the lawful way (docs/adr/0008): its invoice is withdrawn, or a credit note takes it back.

alter table facturacion.comprobantes
  -- of a credit note: the key of the invoice it takes back
  add column modifica text,
  add foreign key (empresa_id, modifica) references facturacion.comprobantes (empresa_id, clave_acceso),
  add constraint comprobantes_modifica_check check ((cod_doc = '04') = (modifica is not null));

create unique index comprobantes_modifica on facturacion.comprobantes (empresa_id, modifica) where modifica is not null;

-- ANULADA: withdrawn before it was authorised. It has no job, and whether it was signed does not matter.
alter table facturacion.comprobantes
  drop constraint comprobantes_estado_check,
  drop constraint comprobantes_check,
  add constraint comprobantes_estado_check check (estado in (
    'POR_FIRMAR', 'FIRMADA', 'RECIBIDA', 'EN_PROCESO', 'AUTORIZADO', 'DEVUELTA', 'NO_AUTORIZADO',
    'REQUIERE_ATENCION', 'EMPRESA_PAUSADA', 'ANULADA')),
  add constraint comprobantes_firma_check check (
    estado in ('POR_FIRMAR', 'REQUIERE_ATENCION', 'ANULADA') or xml_firmado is not null);

alter table facturacion.intentos
  drop constraint intentos_paso_check,
  add constraint intentos_paso_check check (
    paso in ('FIRMA', 'ENVIO', 'CONSULTA', 'REINTENTO', 'CORRECCION', 'ANULACION'));

-- The access key of a document (domain/claveAcceso.ts makes those of invoices; a test holds the two together).
create function facturacion.clave_acceso_de(
  p_fecha date, p_cod_doc text, p_ruc text, p_ambiente text, p_establecimiento text, p_punto_emision text,
  p_secuencial bigint, p_codigo text
) returns text
language sql immutable
as $$
  select b.base || case d.digito when 11 then '0' when 10 then '1' else d.digito::text end
    from (select to_char(p_fecha, 'DDMMYYYY') || p_cod_doc || p_ruc || p_ambiente || p_establecimiento
                 || p_punto_emision || lpad(p_secuencial::text, 9, '0') || p_codigo || '1' as base) b
   cross join lateral (
     select 11 - sum(substr(b.base, 49 - i, 1)::int * ((i - 1) % 6 + 2)) % 11 as digito
       from generate_series(1, 48) i) d
$$;

-- Takes the next number of the series 04 beside the invoice's, and queues a note over all of it but the tip.
create function facturacion.emitir_nota_credito(
  factura facturacion.comprobantes, p_fecha date, p_motivo text
) returns text
language plpgsql volatile
as $$
declare
  numero bigint;
  clave text;
  neto bigint := (factura.datos ->> 'subtotal')::bigint + (factura.datos ->> 'iva')::bigint;
begin
  -- whichever unique index the first two notes of a series meet in
  insert into facturacion.contadores (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente)
  values (factura.empresa_id, factura.ruc, factura.establecimiento, factura.punto_emision, '04', factura.ambiente)
      on conflict do nothing;
  update facturacion.contadores c set siguiente = c.siguiente + 1
   where c.empresa_id = factura.empresa_id and c.ruc = factura.ruc and c.establecimiento = factura.establecimiento
     and c.punto_emision = factura.punto_emision and c.cod_doc = '04' and c.ambiente = factura.ambiente
  returning c.siguiente - 1 into strict numero;

  clave := facturacion.clave_acceso_de(
    p_fecha, '04', factura.ruc, factura.ambiente, factura.establecimiento, factura.punto_emision, numero,
    -- the last 48 bits of a version 4 UUID are random
    lpad((('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint % 100000000)::text, 8, '0'));
  insert into facturacion.comprobantes (
    empresa_id, clave_acceso, venta_id, modifica, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial,
    fecha_emision, identificacion, total, datos)
  values (
    factura.empresa_id, clave, factura.venta_id, factura.clave_acceso, factura.ruc, factura.establecimiento,
    factura.punto_emision, '04', factura.ambiente, numero, p_fecha, factura.identificacion, neto / 100.0,
    factura.datos - 'propina' || jsonb_build_object(
      'fecha_emision', to_char(p_fecha, 'YYYY-MM-DD'), 'motivo', p_motivo, 'total', neto,
      'pagos', jsonb_build_array()));
  insert into facturacion.trabajos (empresa_id, clave_acceso) values (factura.empresa_id, clave);
  return clave;
end
$$;

-- Called by ordering inside the transaction that voids a sale. 'RETIRADA': the invoice will not be sent.
-- 'NOTA_CREDITO': `clave_nota` takes it back. 'YA_ANULADA': either was done before. Refusals: 'CONSUMIDOR_FINAL', and
-- 'EN_CAMINO' while the authority has it or may have it. Zero rows: the company has no such invoice.
create function facturacion.anular_comprobante(
  p_empresa_id int, p_clave_acceso text, p_fecha date, p_motivo text, p_por text, p_ahora timestamptz
) returns table (resultado text, clave_nota text)
language plpgsql volatile
as $$
declare
  factura facturacion.comprobantes;
begin
  select * into factura from facturacion.comprobantes c
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso and c.cod_doc = '01'
     for no key update;
  if not found then
    return;
  end if;
  clave_nota := (select n.clave_acceso from facturacion.comprobantes n
                  where n.empresa_id = p_empresa_id and n.modifica = p_clave_acceso);

  if factura.estado = 'ANULADA' or clave_nota is not null then
    resultado := 'YA_ANULADA';
  elsif factura.estado = 'AUTORIZADO' and factura.identificacion ~ '^(9{10}|9{13})$' then
    resultado := 'CONSUMIDOR_FINAL';
  elsif factura.estado = 'AUTORIZADO' then
    resultado := 'NOTA_CREDITO';
    clave_nota := facturacion.emitir_nota_credito(factura, p_fecha, p_motivo);
    insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, mensaje, milisegundos, en)
    values (p_empresa_id, p_clave_acceso, 'ANULACION', 'NOTA_CREDITO', 'Pedida por ' || p_por, 0, p_ahora);
  elsif not facturacion.retirar_trabajo(p_empresa_id, p_clave_acceso) then
    resultado := 'EN_CAMINO';
  else
    resultado := 'RETIRADA';
    update facturacion.comprobantes c
       set estado = 'ANULADA', codigo = null, mensaje = 'La venta se anulo antes de que el SRI autorice la factura',
           actualizado = p_ahora
     where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso;
    insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, mensaje, milisegundos, en)
    values (p_empresa_id, p_clave_acceso, 'ANULACION', 'ANULADA', 'Pedida por ' || p_por, 0, p_ahora);
  end if;
  return next;
end
$$;

-- Takes the job out of the queue; false when the document is on its way. The job is never waited for: whoever holds it
-- is at the document now, and delivery locks the job before the document.
create function facturacion.retirar_trabajo(p_empresa_id int, p_clave_acceso text)
returns boolean
language plpgsql volatile
as $$
begin
  perform from facturacion.trabajos t
    where t.empresa_id = p_empresa_id and t.clave_acceso = p_clave_acceso
      for update skip locked;
  if not found and exists (
    select from facturacion.trabajos t where t.empresa_id = p_empresa_id and t.clave_acceso = p_clave_acceso) then
    return false;
  end if;
  if facturacion.en_duda(p_empresa_id, p_clave_acceso) then
    return false;
  end if;
  delete from facturacion.trabajos t where t.empresa_id = p_empresa_id and t.clave_acceso = p_clave_acceso;
  return true;
end
$$;

-- Called by ordering when a sale is taken back into force: its withdrawn invoice goes back to its place in the queue,
-- with its key and number. 'REACTIVADA', 'VIGENTE' (it was not withdrawn), 'CON_NOTA', or 'OTRO_DIA': its key is of
-- the day it was made. Null: the company has no such invoice.
create function facturacion.reactivar_comprobante(
  p_empresa_id int, p_clave_acceso text, p_fecha date, p_por text, p_ahora timestamptz
) returns text
language plpgsql volatile
as $$
declare
  factura facturacion.comprobantes;
begin
  select * into factura from facturacion.comprobantes c
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso and c.cod_doc = '01'
     for no key update;
  if not found then
    return null;
  elsif exists (select from facturacion.comprobantes n
                 where n.empresa_id = p_empresa_id and n.modifica = p_clave_acceso) then
    return 'CON_NOTA';
  elsif factura.estado <> 'ANULADA' then
    return 'VIGENTE';
  elsif factura.fecha_emision <> p_fecha then
    return 'OTRO_DIA';
  end if;
  update facturacion.comprobantes c
     set estado = 'POR_FIRMAR', codigo = null, mensaje = null, actualizado = p_ahora
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso;
  insert into facturacion.trabajos (empresa_id, clave_acceso, proximo, creado)
  values (p_empresa_id, p_clave_acceso, p_ahora, factura.creado);
  insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, mensaje, milisegundos, en)
  values (p_empresa_id, p_clave_acceso, 'ANULACION', 'POR_FIRMAR', 'Deshecha por ' || p_por, 0, p_ahora);
  return 'REACTIVADA';
end
$$;

do $$
declare
  funcion text;
begin
  foreach funcion in array array[
    'clave_acceso_de(date, text, text, text, text, text, bigint, text)',
    'emitir_nota_credito(facturacion.comprobantes, date, text)',
    'anular_comprobante(int, text, date, text, text, timestamptz)',
    'retirar_trabajo(int, text)',
    'reactivar_comprobante(int, text, date, text, timestamptz)'] loop
    execute format('revoke all on function facturacion.%s from public', funcion);
    execute format('grant execute on function facturacion.%s to comanda_app', funcion);
  end loop;
end $$;

-- Called by ordering inside the sale's transaction. Marks the reservation consumed, stores what the invoice is made
-- from and queues it. Zero rows: no reservation with that key is free for this company, or the key is of another day
-- than the document (the date is part of the key, so the caller asks for a new one).
create function facturacion.consumir_reserva(
  p_empresa_id int, p_clave_acceso text, p_venta_id uuid, p_comprobante jsonb
) returns table (secuencial bigint, establecimiento text, punto_emision text)
language sql volatile
as $$
  with consumida as (
    update facturacion.reservas r
       set consumida_en = now(), venta_id = p_venta_id
     where r.empresa_id = p_empresa_id
       and r.clave_acceso = p_clave_acceso
       and r.consumida_en is null
       and left(r.clave_acceso, 8) = to_char((p_comprobante ->> 'fecha_emision')::date, 'DDMMYYYY')
    returning r.*
  ), documento as (
    insert into facturacion.comprobantes (
      empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial,
      fecha_emision, identificacion, total, datos)
    select c.empresa_id, c.clave_acceso, p_venta_id, c.ruc, c.establecimiento, c.punto_emision, c.cod_doc, c.ambiente,
           c.secuencial, (p_comprobante ->> 'fecha_emision')::date,
           p_comprobante -> 'comprador' ->> 'identificacion', (p_comprobante ->> 'total')::bigint / 100.0,
           p_comprobante
      from consumida c
    returning empresa_id, clave_acceso
  ), trabajo as (
    insert into facturacion.trabajos (empresa_id, clave_acceso)
    select d.empresa_id, d.clave_acceso from documento d
  )
  select c.secuencial, c.establecimiento, c.punto_emision from consumida c
$$;

-- The customer a sale is issued to; read by ordering.
create function facturacion.cliente_de(p_empresa_id int, p_cedula text)
returns table (
  nombre text, razon_social text, email text, direccion text, telefono text, cedula text, tipo_identificacion text
)
language sql stable
as $$
  select c.nombre, c.razon_social, c.email, c.direccion, c.telefono, c.cedula, c.tipo_identificacion
    from facturacion.clientes c
   where c.empresa_id = p_empresa_id and c.cedula = p_cedula
$$;

-- The one way to see jobs of all companies: leases up to p_n due rows and tells whose they are, nothing of their
-- content. The worker then works on each inside its own company. A lease that ran out is due again.
create function facturacion.tomar_trabajos(p_n int, p_ahora timestamptz, p_segundos int)
returns table (empresa_id int, clave_acceso text, arriendo uuid, intentos int)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update facturacion.trabajos t
     set arriendo = gen_random_uuid(),
         arrendado_hasta = p_ahora + make_interval(secs => p_segundos),
         intentos = t.intentos + 1
    from (
      select q.empresa_id, q.clave_acceso
        from facturacion.trabajos q
       where q.proximo <= p_ahora and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora)
       order by q.proximo
       limit p_n
         for update skip locked
    ) debidos
   where t.empresa_id = debidos.empresa_id and t.clave_acceso = debidos.clave_acceso
  returning t.empresa_id, t.clave_acceso, t.arriendo, t.intentos
$$;

-- What /salud shows: how many documents wait, and since when the oldest does. No content, no company.
create function facturacion.cola(out pendientes bigint, out mas_antiguo timestamptz)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select count(*), min(t.creado) from facturacion.trabajos t
$$;

revoke all on function facturacion.consumir_reserva(int, text, uuid, jsonb) from public;
revoke all on function facturacion.cliente_de(int, text) from public;
revoke all on function facturacion.tomar_trabajos(int, timestamptz, int) from public;
revoke all on function facturacion.cola() from public;
grant execute on function facturacion.consumir_reserva(int, text, uuid, jsonb) to comanda_app;
grant execute on function facturacion.cliente_de(int, text) to comanda_app;
grant execute on function facturacion.tomar_trabajos(int, timestamptz, int) to comanda_app;
grant execute on function facturacion.cola() to comanda_app;

-- One step of a job written down, in the one trip that it costs: the attempt always, the rest only while the lease is its
-- holder's; then true. What waits and comes to what the last attempt came to is counted there, and is no row of its own. XML that is not given stays as it was. `p_marcha`: columns of the job, where it stays in the queue;
-- `p_correo`: whom an authorisation is mailed to, once.
create or replace function facturacion.anotar_paso(
  p_empresa_id int, p_clave_acceso text, p_arriendo uuid, p_ahora timestamptz,
  p_paso text, p_resultado text, p_mensajes jsonb, p_milisegundos int,
  p_estado text, p_codigo text, p_mensaje text, p_xml_firmado text,
  p_xml_autorizado text, p_fecha_autorizacion timestamptz, p_simulado boolean,
  p_sigue text, p_segundos int, p_proximo timestamptz, p_marcha jsonb, p_correo text
) returns boolean
language plpgsql volatile
as $$
declare
  m facturacion.trabajos := jsonb_populate_record(null::facturacion.trabajos, p_marcha);
  hasta timestamptz := p_ahora + make_interval(secs => p_segundos);
  momento timestamptz;
  anterior facturacion.intentos;
begin
  if p_sigue = 'pausa' then
    perform facturacion.turno_de_pausa(p_empresa_id);
  end if;
  -- what is written later is later, though the clock of who writes it is behind that of who wrote before (en_duda)
  select * into anterior from facturacion.intentos i
   where i.empresa_id = p_empresa_id and i.clave_acceso = p_clave_acceso
   order by i.en desc, i.id desc
   limit 1;
  momento := greatest(p_ahora, anterior.en, anterior.ultima);
  if p_sigue = 'espera'
     and (anterior.paso, anterior.resultado, anterior.codigo, anterior.mensaje, anterior.mensajes)
         is not distinct from (p_paso, p_resultado, p_codigo, p_mensaje, p_mensajes) then
    update facturacion.intentos i set veces = i.veces + 1, ultima = momento
     where i.empresa_id = p_empresa_id and i.clave_acceso = p_clave_acceso and i.id = anterior.id;
  else
    insert into facturacion.intentos (
      empresa_id, clave_acceso, en, paso, resultado, codigo, mensaje, mensajes, milisegundos)
    values (
      p_empresa_id, p_clave_acceso, momento, p_paso, p_resultado, p_codigo, p_mensaje, p_mensajes, p_milisegundos);
  end if;

  perform from facturacion.trabajos t
    where t.empresa_id = p_empresa_id and t.clave_acceso = p_clave_acceso and t.arriendo = p_arriendo
      for update;
  if not found then
    return false;
  end if;

  update facturacion.comprobantes c
     set estado = p_estado, codigo = p_codigo, mensaje = p_mensaje, actualizado = p_ahora,
         xml_firmado = coalesce(p_xml_firmado, c.xml_firmado),
         xml_autorizado = coalesce(p_xml_autorizado, c.xml_autorizado),
         fecha_autorizacion = coalesce(p_fecha_autorizacion, c.fecha_autorizacion),
         simulado = coalesce(p_simulado, c.simulado)
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso;

  if p_correo is not null then
    insert into facturacion.correos (empresa_id, clave_acceso, email, proximo, creado, actualizado)
    values (p_empresa_id, p_clave_acceso, p_correo, p_ahora, p_ahora, p_ahora)
        on conflict (empresa_id, clave_acceso) where por is null do nothing;
  end if;

  if p_sigue = 'pausa' then
    -- something else stopped it before; a pause of production takes the place of one of tests, which holds up tests alone
    insert into facturacion.pausas as p (empresa_id, clave_acceso, codigo, mensaje, desde)
    values (p_empresa_id, p_clave_acceso, p_codigo, coalesce(p_mensaje, ''), p_ahora)
        on conflict (empresa_id) where reanudada_en is null do update
       set clave_acceso = excluded.clave_acceso, codigo = excluded.codigo, mensaje = excluded.mensaje, desde = excluded.desde
     where substr(p.clave_acceso, 24, 1) < substr(excluded.clave_acceso, 24, 1);
  end if;

  if p_sigue = 'fin' then
    delete from facturacion.trabajos t where t.empresa_id = p_empresa_id and t.clave_acceso = p_clave_acceso;
    return true;
  end if;
  update facturacion.trabajos t
     set arriendo = case when p_sigue = 'ya' then t.arriendo end,
         arrendado_hasta = case when p_sigue = 'ya' then hasta end,
         proximo = case when p_sigue = 'ya' then t.proximo else p_proximo end,
         enviado = m.enviado, dudoso = m.dudoso, envios = m.envios, enviado_en = m.enviado_en,
         consultas = m.consultas, consultado_en = m.consultado_en, conocido = m.conocido
   where t.empresa_id = p_empresa_id and t.clave_acceso = p_clave_acceso;
  return true;
end
$$;

revoke all on function facturacion.anotar_paso(
  int, text, uuid, timestamptz, text, text, jsonb, int, text, text, text, text, text, timestamptz, boolean,
  text, int, timestamptz, jsonb, text) from public;
grant execute on function facturacion.anotar_paso(
  int, text, uuid, timestamptz, text, text, jsonb, int, text, text, text, text, text, timestamptz, boolean,
  text, int, timestamptz, jsonb, text) to comanda_app;

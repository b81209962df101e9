-- What is known of an act that a till did without a line, and the trace of it where somebody has to look at it. Where the drawer whose
-- cash it moved was counted between its doing and its coming its money is in the period after, which is a mark. `p_acto` is what
-- sinLinea/conActo.ts writes.
create or replace function pedidos.anotar_acto_sin_linea(p_empresa int, p_clave uuid, p_acto jsonb) returns void
language plpgsql volatile
as $$
declare
  v record;
begin
  select * into v from jsonb_to_record(p_acto) as d (
    tipo text, entidad text, dicho text, monto numeric, dispositivo_id uuid, dispositivo text, hecho timestamptz,
    recibida timestamptz, hecho_por text, hecho_por_id uuid, enviada_por uuid, enviado_por text, prueba text, marcas text[],
    detalle jsonb, caja int);
  if exists (select 1 from pedidos.cajas c
               join pedidos.periodos p on p.empresa_id = p_empresa and p.caja_id = c.id and p.numero = c.periodo
              where c.empresa_id = p_empresa and c.id = v.caja and p.abierto > v.hecho) then
    v.marcas := v.marcas || 'CAJA_CUADRADA'::text;
  end if;
  insert into pedidos.actos_sin_linea (empresa_id, clave, tipo, entidad, dicho, monto, dispositivo_id, dispositivo, hecho,
    recibida, hecho_por, enviada_por, hecho_por_id, prueba, marcas, detalle)
  values (p_empresa, p_clave, v.tipo, v.entidad, v.dicho, v.monto, v.dispositivo_id, v.dispositivo, v.hecho, v.recibida,
    v.hecho_por, v.enviada_por, v.hecho_por_id, v.prueba, v.marcas, v.detalle);

  if v.marcas <> '{}' or v.hecho_por_id <> v.enviada_por then
    insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, despues)
    values (p_empresa, v.recibida, v.enviada_por, v.enviado_por,
      case when v.marcas <> '{}' then 'acto sin linea marcado' else 'acto sin linea de otro' end, p_clave::text,
      jsonb_strip_nulls(jsonb_build_object('tipo', v.tipo, 'detalle', v.dicho, 'monto', v.monto, 'dispositivo', v.dispositivo,
        'hecho', v.hecho, 'hecho_por', v.hecho_por, 'enviado_por', v.enviado_por, 'prueba', v.prueba, 'marcas', v.marcas,
        'por', v.detalle)));
  end if;
end $$;

revoke all on function pedidos.anotar_acto_sin_linea(int, uuid, jsonb) from public;
grant execute on function pedidos.anotar_acto_sin_linea(int, uuid, jsonb) to comanda_app;

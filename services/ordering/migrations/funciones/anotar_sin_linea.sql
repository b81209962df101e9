-- What is known of a sale that a till made without a line, and the trace of it where somebody has to look at it. Where the drawer was
-- counted between its sale and its coming its money is in the period after, and where there is no such drawer in another: both are
-- marks. Nothing where the sale was not made. `p_anotacion` is what sinLinea/anotacionDe.ts writes.
create or replace function pedidos.anotar_sin_linea(p_empresa int, p_venta uuid, p_anotacion jsonb) returns void
language plpgsql volatile
as $$
declare
  v record;
begin
  if not exists (select 1 from pedidos.ventas s where s.empresa_id = p_empresa and s.id = p_venta) then return; end if;
  select * into v from jsonb_to_record(p_anotacion) as d (
    dispositivo_id uuid, dispositivo text, vendida timestamptz, recibida timestamptz, enviada_por uuid, enviado_por text,
    hecha_por uuid, hecho_por text, prueba text, marcas text[], detalle jsonb, aceptada_por text, motivo text, caja int);
  if exists (select 1 from pedidos.caja_movimientos m
               join pedidos.periodos p on p.empresa_id = p_empresa and p.caja_id = m.caja_id and p.numero = m.periodo
              where m.empresa_id = p_empresa and m.venta_id = p_venta and p.abierto > v.vendida) then
    v.marcas := v.marcas || 'CAJA_CUADRADA'::text;
  end if;
  if exists (select 1 from pedidos.caja_movimientos m
              where m.empresa_id = p_empresa and m.venta_id = p_venta and m.caja_id <> v.caja) then
    v.marcas := v.marcas || 'CAJA_DISTINTA'::text;
  end if;
  insert into pedidos.ventas_sin_linea (empresa_id, venta_id, dispositivo_id, dispositivo, vendida, recibida, enviada_por,
    hecha_por, prueba, marcas, detalle, aceptada_por, motivo)
  values (p_empresa, p_venta, v.dispositivo_id, v.dispositivo, v.vendida, v.recibida, v.enviada_por, v.hecha_por, v.prueba,
    v.marcas, v.detalle, v.aceptada_por, v.motivo);

  if v.marcas <> '{}' or v.aceptada_por is not null or v.hecha_por <> v.enviada_por then
    insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, despues)
    values (p_empresa, v.recibida, v.enviada_por, v.enviado_por,
      case when v.aceptada_por is not null then 'venta sin linea aceptada'
           when v.marcas <> '{}' then 'venta sin linea marcada' else 'venta sin linea de otro' end,
      p_venta::text,
      jsonb_strip_nulls(jsonb_build_object('dispositivo', v.dispositivo, 'vendida', v.vendida, 'hecho_por', v.hecho_por,
        'enviado_por', v.enviado_por, 'prueba', v.prueba, 'marcas', v.marcas, 'detalle', v.detalle, 'caja', v.caja,
        'motivo', nullif(v.motivo, ''))));
  end if;
end $$;

revoke all on function pedidos.anotar_sin_linea(int, uuid, jsonb) from public;
grant execute on function pedidos.anotar_sin_linea(int, uuid, jsonb) to comanda_app;

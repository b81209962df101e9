-- The closing of a drawer as whoever decided it says it, and the end of its period.
create or replace function pedidos.cuadrar(p_empresa int, p_cuadre jsonb) returns void
language plpgsql volatile
as $$
declare
  v record;
begin
  select * into v from jsonb_to_record(p_cuadre) as d (
    id uuid, caja_id int, periodo int, conteo_id uuid, apertura numeric, conteo numeric, esperado numeric, total_venta numeric,
    venta numeric, tarjeta numeric, transferencia numeric, vouchers int, total_vouchers numeric, total_transferencias numeric,
    motivo text, aprobado_por text, usuario_id uuid, usuario text, dia date, ahora timestamptz);
  insert into pedidos.cuadres (empresa_id, id, caja_id, periodo, conteo_id, apertura, conteo, esperado, total_venta, venta,
    tarjeta, transferencia, vouchers, total_vouchers, total_transferencias, motivo, aprobado_por, usuario_id, usuario,
    fecha_negocio, creado)
  values (p_empresa, v.id, v.caja_id, v.periodo, v.conteo_id, v.apertura, v.conteo, v.esperado, v.total_venta, v.venta,
    v.tarjeta, v.transferencia, v.vouchers, v.total_vouchers, v.total_transferencias, v.motivo, v.aprobado_por, v.usuario_id,
    v.usuario, v.dia, v.ahora);
  perform pedidos.terminar_periodo(p_empresa, v.caja_id, v.periodo, v.conteo, v.ahora);
end $$;

revoke all on function pedidos.cuadrar(int, jsonb) from public;
grant execute on function pedidos.cuadrar(int, jsonb) to comanda_app;

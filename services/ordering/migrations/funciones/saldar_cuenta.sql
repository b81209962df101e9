-- Marks as settled what a customer was sold on account and has paid, with all that is due before it, so that it is not reckoned again.
-- Of who holds the account (pedidos.candado 'cuentas'), as the last thing that is taken.
create or replace function pedidos.saldar_cuenta(p_empresa int, p_cedula text) returns void
language plpgsql volatile
as $$
declare
  v_saldado numeric;
  v_abonado numeric;
  v_ventas uuid[];
  v_monto numeric;
  v_vence date;
  v_fecha timestamptz;
begin
  insert into pedidos.cuentas_saldadas as s (empresa_id, cedula) values (p_empresa, p_cedula)
  on conflict (empresa_id, cedula) do update set monto = s.monto
  returning s.monto into v_saldado;
  select coalesce(sum(a.monto), 0) into v_abonado from pedidos.abonos a where a.empresa_id = p_empresa and a.cedula = p_cedula;
  select array_agg(d.venta_id), sum(d.monto), (array_agg(d.vence order by d.vence desc, d.fecha_creacion desc))[1],
         (array_agg(d.fecha_creacion order by d.vence desc, d.fecha_creacion desc))[1]
    into v_ventas, v_monto, v_vence, v_fecha
    from pedidos.deudas_abiertas(p_empresa, p_cedula) d
   where v_saldado + d.hasta <= v_abonado;
  if v_ventas is null then return; end if;
  update pedidos.creditos c set saldada = true where c.empresa_id = p_empresa and c.venta_id = any (v_ventas);
  update pedidos.cuentas_saldadas s set monto = s.monto + v_monto, vence = v_vence, fecha_creacion = v_fecha
   where s.empresa_id = p_empresa and s.cedula = p_cedula;
end $$;

revoke all on function pedidos.saldar_cuenta(int, text) from public;
grant execute on function pedidos.saldar_cuenta(int, text) to comanda_app;

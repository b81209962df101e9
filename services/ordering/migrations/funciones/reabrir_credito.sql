-- Something of a sale on account changed: where it was settled already, or `p_nueva` comes to an account and is due before what
-- was, nothing of its customer is settled any more, until the next of what they pay, or of the days that are added up, settles it.
create or replace function pedidos.reabrir_credito(p_empresa int, p_venta uuid, p_nueva boolean) returns void
language plpgsql volatile
as $$
declare
  v_cedula text;
  v_fecha timestamptz;
  v_vence date;
  v_saldada boolean;
  s pedidos.cuentas_saldadas;
begin
  select v.cedula, v.fecha_creacion into v_cedula, v_fecha from pedidos.ventas v where v.empresa_id = p_empresa and v.id = p_venta;
  -- who settles this account at the same time is waited for, or sees what changed
  insert into pedidos.cuentas_saldadas as c (empresa_id, cedula) values (p_empresa, v_cedula)
  on conflict (empresa_id, cedula) do update set monto = c.monto
  returning * into s;
  select c.vence, c.saldada into v_vence, v_saldada from pedidos.creditos c where c.empresa_id = p_empresa and c.venta_id = p_venta;
  if v_saldada or p_nueva and (v_vence, v_fecha) <= (s.vence, s.fecha_creacion) then
    update pedidos.creditos c set saldada = false
     where c.empresa_id = p_empresa and c.saldada
       and c.venta_id in (select v.id from pedidos.ventas v where v.empresa_id = p_empresa and v.cedula = v_cedula);
    update pedidos.cuentas_saldadas c set monto = 0, vence = null, fecha_creacion = null
     where c.empresa_id = p_empresa and c.cedula = v_cedula;
  end if;
end $$;

revoke all on function pedidos.reabrir_credito(int, uuid, boolean) from public;
grant execute on function pedidos.reabrir_credito(int, uuid, boolean) to comanda_app;

-- The rows of the ledger that a sale brings, takes out or brings back, one for each method; of cash that is what goes in or out of the
-- drawer. In one statement: what a period adds up to counts the sale once in each (sumar_a_periodo). Of several it is put together
-- here: a `select` that an `insert` reads is what an engine that spreads companies over servers refuses (docs/operacion/citus.md).
-- What changes a sale on account reopens what was settled of it, once its rows are counted: the account is the last that is taken.
-- `p_caja` null: the drawer of who does it, or of the sale.
create or replace function pedidos.asentar_pagos(
  p_empresa int, p_tipo text, p_venta uuid, p_detalle text, p_pagos jsonb, p_caja int, p_usuario_id uuid, p_usuario text,
  p_dia date, p_ahora timestamptz, p_devolucion uuid default null
) returns void
language plpgsql volatile
as $$
declare
  p record;
  v_entrada numeric;
  v_filas text;
  v_de_credito boolean := p_tipo <> 'VENTA' and p_pagos @> '[{"forma_pago": "CREDITO"}]';
begin
  if jsonb_array_length(p_pagos) = 1 then
    select * into p from jsonb_to_record(p_pagos -> 0) as d (forma_pago text, monto numeric, tarjeta text, banco text, referencia text);
    v_entrada := case when p.forma_pago = 'EFECTIVO' then p.monto else 0 end;
    insert into pedidos.caja_movimientos (empresa_id, tipo, venta_id, devolucion_id, detalle, forma_pago, tarjeta, banco,
      referencia, monto, ingreso, salida, usuario_id, usuario, fecha_negocio, creado, caja_id)
    values (p_empresa, p_tipo, p_venta, p_devolucion, p_detalle, p.forma_pago, p.tarjeta, p.banco, p.referencia, p.monto,
      greatest(v_entrada, 0), greatest(-v_entrada, 0), p_usuario_id, p_usuario, p_dia, p_ahora, p_caja);
    if v_de_credito then perform pedidos.reabrir_credito(p_empresa, p_venta, false); end if;
    return;
  end if;

  select string_agg(format('($1, $2, $3, $4, $5, %L, %L, %L, %L, %L, %L, %L, $6, $7, $8, $9, $10)', d.forma_pago, d.tarjeta,
           d.banco, d.referencia, d.monto, greatest(e.entrada, 0), greatest(-e.entrada, 0)), ', ' order by d.n)
    into v_filas
    from rows from (jsonb_to_recordset(p_pagos) as (forma_pago text, monto numeric, tarjeta text, banco text, referencia text))
      with ordinality as d (forma_pago, monto, tarjeta, banco, referencia, n)
   cross join lateral (values (case when d.forma_pago = 'EFECTIVO' then d.monto else 0 end)) as e (entrada);
  if v_filas is null then return; end if;
  execute 'insert into pedidos.caja_movimientos (empresa_id, tipo, venta_id, devolucion_id, detalle, forma_pago, tarjeta, banco,
      referencia, monto, ingreso, salida, usuario_id, usuario, fecha_negocio, creado, caja_id) values ' || v_filas
    using p_empresa, p_tipo, p_venta, p_devolucion, p_detalle, p_usuario_id, p_usuario, p_dia, p_ahora, p_caja;
  if v_de_credito then perform pedidos.reabrir_credito(p_empresa, p_venta, false); end if;
end $$;

revoke all on function pedidos.asentar_pagos(int, text, uuid, text, jsonb, int, uuid, text, date, timestamptz, uuid) from public;
grant execute on function pedidos.asentar_pagos(int, text, uuid, text, jsonb, int, uuid, text, date, timestamptz, uuid) to comanda_app;

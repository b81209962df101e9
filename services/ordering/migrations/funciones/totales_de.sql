-- What rows of a company's ledger add up to, by concept: LIBRO (type and method), VENTAS, ANULACIONES, DESCUENTO, PROPINA,
-- SERVICIO (the law's, which is in no PROPINA), CORTESIA (what was given away whole), USUARIO (who sold), BASE and IVA (by rate), DEVOLUCIONES
-- (what credit notes over parts of sales gave back, which is taken out of the others). The rows of one voiding or reactivation
-- of a sale, one for each method, are of one instant, and of a sale they alternate: the first of them stands for it.
create or replace function pedidos.totales_de(p_empresa int, p_filas pedidos.caja_movimientos[])
returns table (empresa_id int, caja_id int, periodo int, concepto text, clave text, nombre text, cantidad bigint,
               monto numeric, primera text, ultima text)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
    with filas as (select * from unnest(p_filas)),
    hechos as (
      select f.*, (f.tipo, f.creado) is distinct from (lag(f.tipo) over de_venta, lag(f.creado) over de_venta) as primero
        from filas f where f.tipo in ('VENTA', 'ANULACION', 'REACTIVACION')
      window de_venta as (partition by f.venta_id order by f.creado, f.id)
    ),
    ventas as (
      select h.empresa_id, h.caja_id, h.periodo, h.tipo, case h.tipo when 'ANULACION' then -1 else 1 end as signo, v.id,
             v.secuencia, v.total, v.descuento, v.propina - v.servicio as propina, v.servicio, v.usuario_id, v.caja_usuario
        from hechos h join pedidos.ventas v on v.empresa_id = p_empresa and v.id = h.venta_id
       where h.primero
    ),
    devueltas as (
      select f.empresa_id, f.caja_id, f.periodo, f.monto, v.usuario_id, v.caja_usuario, d.tarifas,
             -- what lowers a debt and what goes back in money are rows of one devolution
             row_number() over (partition by d.id order by f.id) = 1 as primera
        from filas f
        join pedidos.devoluciones d on d.empresa_id = p_empresa and d.id = f.devolucion_id
        join pedidos.ventas v on v.empresa_id = p_empresa and v.id = f.venta_id
    ),
    -- what was given back of a sale before it was voided is out already, and goes out with it no second time
    de_antes as (
      select v.*, d.total as devuelto, d.tarifas
        from ventas v join pedidos.devoluciones d on d.empresa_id = p_empresa and d.venta_id = v.id
       where v.tipo <> 'VENTA'
    ),
    lineas as (
      select v.*, l.porcentaje_iva, l.base, l.iva, l.bruto = 0 and l.descuento > 0 as regalada, l.descuento as regalado
        from ventas v join pedidos.venta_lineas l on l.empresa_id = p_empresa and l.venta_id = v.id
    )
    select t.empresa_id, t.caja_id, t.periodo, t.concepto, t.clave, min(t.nombre), sum(t.cantidad)::bigint, sum(t.monto),
           min(t.numero), max(t.numero)
      from (
        select f.empresa_id, f.caja_id, f.periodo, 'LIBRO' as concepto, f.tipo || ' ' || f.forma_pago as clave, '' as nombre,
               -- what was paid with is still there when a part of it is given back
               case when f.tipo = 'DEVOLUCION' then 0 when f.tipo in ('SALIDA', 'RETIRO', 'ANTICIPO') then -1 else 1 end
                 * sign(f.monto)::int as cantidad,
               f.monto, null::text as numero
          from filas f
        union all
        select v.empresa_id, v.caja_id, v.periodo, c.*
          from ventas v cross join lateral (values
            ('VENTAS', '', '', v.signo, v.signo * v.total, case v.tipo when 'VENTA' then v.secuencia end),
            ('USUARIO', v.usuario_id::text, v.caja_usuario, v.signo, v.signo * v.total, null),
            ('ANULACIONES', '', '', case when v.tipo <> 'VENTA' then -v.signo end, -v.signo * v.total, null),
            ('DESCUENTO', '', '', case when v.descuento > 0 then v.signo end, v.signo * v.descuento, null),
            ('PROPINA', '', '', case when v.propina > 0 then v.signo end, v.signo * v.propina, null),
            ('SERVICIO', '', '', case when v.servicio > 0 then v.signo end, v.signo * v.servicio, null)
          ) as c (concepto, clave, nombre, cantidad, monto, numero)
        union all
        select l.empresa_id, l.caja_id, l.periodo, c.*
          from lineas l cross join lateral (values
            ('CORTESIA', '', '', case when l.regalada then l.signo end, l.signo * l.regalado, null),
            ('BASE', l.porcentaje_iva::text, '', l.signo, l.signo * l.base, null),
            ('IVA', l.porcentaje_iva::text, '', l.signo, l.signo * l.iva, null)
          ) as c (concepto, clave, nombre, cantidad, monto, numero)
        union all
        select d.empresa_id, d.caja_id, d.periodo, c.*
          from devueltas d cross join lateral (values
            ('VENTAS', '', '', 0, d.monto, null),
            ('USUARIO', d.usuario_id::text, d.caja_usuario, 0, d.monto, null),
            ('DEVOLUCIONES', '', '', d.primera::int, -d.monto, null)
          ) as c (concepto, clave, nombre, cantidad, monto, numero)
        union all
        select d.empresa_id, d.caja_id, d.periodo, c.*
          from devueltas d
         cross join lateral jsonb_to_recordset(d.tarifas) as r (tarifa int, base numeric, iva numeric)
         cross join lateral (values
            ('BASE', r.tarifa::text, '', 0, -r.base, null),
            ('IVA', r.tarifa::text, '', 0, -r.iva, null)
          ) as c (concepto, clave, nombre, cantidad, monto, numero)
         where d.primera
        union all
        select a.empresa_id, a.caja_id, a.periodo, c.*
          from de_antes a cross join lateral (values
            ('VENTAS', '', '', 0, -a.signo * a.devuelto, null),
            ('USUARIO', a.usuario_id::text, a.caja_usuario, 0, -a.signo * a.devuelto, null),
            ('ANULACIONES', '', '', 0, a.signo * a.devuelto, null)
          ) as c (concepto, clave, nombre, cantidad, monto, numero)
        union all
        select a.empresa_id, a.caja_id, a.periodo, c.*
          from de_antes a
         cross join lateral jsonb_to_recordset(a.tarifas) as r (tarifa int, base numeric, iva numeric)
         cross join lateral (values
            ('BASE', r.tarifa::text, '', 0, -a.signo * r.base, null),
            ('IVA', r.tarifa::text, '', 0, -a.signo * r.iva, null)
          ) as c (concepto, clave, nombre, cantidad, monto, numero)
      ) t
     where t.cantidad is not null
     group by t.empresa_id, t.caja_id, t.periodo, t.concepto, t.clave;
end $$;

revoke all on function pedidos.totales_de(int, pedidos.caja_movimientos[]) from public;
grant execute on function pedidos.totales_de(int, pedidos.caja_movimientos[]) to comanda_app;

-- The one that took no company, here and not in a numbered file: whoever sells meanwhile calls it until this transaction ends.
drop function if exists pedidos.totales_de(pedidos.caja_movimientos[]);

-- Periods that were there before their totals were kept.
do $$
declare
  p record;
  t record;
  v_filas pedidos.caja_movimientos[];
begin
  for p in select q.empresa_id, q.caja_id, q.numero from pedidos.periodos q
            where not exists (select from pedidos.periodo_totales s
                               where s.empresa_id = q.empresa_id and s.caja_id = q.caja_id and s.periodo = q.numero) loop
    select array_agg(row(m.*)::pedidos.caja_movimientos) into v_filas from pedidos.caja_movimientos m
     where m.empresa_id = p.empresa_id and m.caja_id = p.caja_id and m.periodo = p.numero;
    for t in select * from pedidos.totales_de(p.empresa_id, v_filas) loop
      insert into pedidos.periodo_totales (empresa_id, caja_id, periodo, parte, concepto, clave, nombre, cantidad, monto,
        primera, ultima)
      values (t.empresa_id, t.caja_id, t.periodo, 0, t.concepto, t.clave, t.nombre, t.cantidad, t.monto, t.primera, t.ultima);
    end loop;
  end loop;
end $$;

import { comoDueno } from '../../services/kit/src/testing/testDb';

/** Today has a whole day's worth whatever the hour: a report of today is measured at midnight too. */
const DE_HOY = 2_880;
/** Customers that come back, and the share of sales that are theirs; the rest are the final consumer's. */
const CLIENTES = 20_011;

const VENTAS = `
  insert into pedidos.ventas (empresa_id, id, idempotencia, huella, establecimiento, punto_emision, secuencial, clave_acceso,
    forma_pago, usuario_id, caja_usuario, cedula, nombre, email, subtotal, iva, total, estado, fecha_negocio, fecha_creacion, mixta)
  select e.id, gen_random_uuid(), gen_random_uuid(), md5(n::text), '001', '001', n,
         to_char(t at time zone 'America/Guayaquil', 'DDMMYYYY') || '01' || e.ruc || '1001001' || lpad(n::text, 9, '0') || '1234567810',
         case when n % 10 < 6 then 'EFECTIVO' when n % 10 < 9 then 'TARJETA' else 'TRANSFERENCIA' end,
         u.id, u.nombre_completo,
         case when n % 10 < 3 then lpad((1700000000 + n * 7919::bigint % $3)::text, 10, '0') else '9999999999999' end,
         case when n % 10 < 3
              then (array['María','José','Ana','Luis','Carmen','Jorge','Rosa','Pedro'])[1 + n * 7919::bigint % $3 % 8] || ' '
                   || (array['Salazar','Vera','Zambrano','Cedeño','Mora','Loor'])[1 + n * 7919::bigint % $3 % 6] || ' ' || n * 7919::bigint % $3
              else 'CONSUMIDOR FINAL' end,
         '', c / 100.0, 0, c / 100.0, case when n % 50 = 0 then 'ANULADO' else 'ACTIVO' end,
         (t at time zone 'America/Guayaquil')::date, t, n % 33 = 0
    from identidad.empresas e, generate_series(1, $2::int) n,
         lateral (select date_trunc('day', now() at time zone 'America/Guayaquil') at time zone 'America/Guayaquil' as hoy) dia,
         lateral (select case when n > $2 - $4::int then hoy + (now() - hoy) * ((n - $2 + $4::int) / $4::numeric)::float8
                              else hoy - ($2 - $4::int - n + 1) * interval '30 seconds' end as t,
                         50 + n * 104729::bigint % 4951 as c) venta,
         lateral (select id, nombre_completo from identidad.usuarios where perfil = case n % 3 when 0 then 'Administrador'
                    when 1 then 'Cajero' else 'Mesero' end order by id limit 1) u
   where e.id = $1`;

/** Periods of its drawer have as many sales each; all of them are closed. */
const POR_PERIODO = 5_000;

const CAJA = `
  insert into pedidos.caja_movimientos (empresa_id, caja_id, periodo, tipo, venta_id, detalle, forma_pago, monto, ingreso,
    usuario_id, usuario, fecha_negocio, creado)
  select empresa_id, 1, 1 + (secuencial - 1) / $2, 'VENTA', id, 'Venta ' || secuencia, p.forma_pago, p.monto,
         case when p.forma_pago = 'EFECTIVO' then p.monto else 0 end, usuario_id, caja_usuario, fecha_negocio, fecha_creacion
    from pedidos.ventas v, lateral (
           select v.forma_pago, case when mixta then total - 0.1 else total end as monto
           union all select case v.forma_pago when 'TARJETA' then 'EFECTIVO' else 'TARJETA' end, 0.1 where mixta) p
   where empresa_id = $1`;

const PERIODOS = `
  with ultimo as (
    select empresa_id, max(periodo) as numero, max(creado) as creado from pedidos.caja_movimientos
     where empresa_id = $1 group by empresa_id
  ),
  caja as (
    insert into pedidos.cajas (empresa_id, id, nombre, periodo) select empresa_id, 1, 'Caja', numero + 1 from ultimo
  )
  insert into pedidos.periodos (empresa_id, caja_id, numero, abierto, cerrado)
  select empresa_id, 1, periodo, min(creado), max(creado) from pedidos.caja_movimientos
   where empresa_id = $1 group by empresa_id, periodo
   union all select empresa_id, 1, numero + 1, creado, null from ultimo`;

const TOTALES = `
  insert into pedidos.periodo_totales (empresa_id, caja_id, periodo, parte, concepto, clave, nombre, cantidad, monto,
    primera, ultima)
  select t.empresa_id, t.caja_id, t.periodo, 0, t.concepto, t.clave, t.nombre, t.cantidad, t.monto, t.primera, t.ultima
    from pedidos.periodos p, lateral pedidos.totales_de(p.empresa_id, (
           select array_agg(m order by m.id) from pedidos.caja_movimientos m
            where m.empresa_id = p.empresa_id and m.caja_id = p.caja_id and m.periodo = p.numero)) t
   where p.empresa_id = $1`;

/** As the ledger's owner: its rows know their period, and their totals are made of all of them at once. */
async function sembrarCaja(url: string, empresa: { id: number }): Promise<void> {
  await comoDueno(url, 'alter table pedidos.caja_movimientos disable trigger user');
  await comoDueno(url, CAJA, [empresa.id, POR_PERIODO]);
  await comoDueno(url, 'alter table pedidos.caja_movimientos enable trigger user');
  await comoDueno(url, 'vacuum analyze pedidos.caja_movimientos');
  await comoDueno(url, PERIODOS, [empresa.id]);
  await comoDueno(url, TOTALES, [empresa.id]);
}

/** So many sales of one company, one every half minute until today and then today's, each with its row in the drawer's ledger. */
export async function sembrarVentas(
  url: string,
  empresa: { id: number },
  cuantas: number,
): Promise<void> {
  await comoDueno(url, VENTAS, [empresa.id, cuantas, CLIENTES, DE_HOY]);
  await comoDueno(url, 'vacuum analyze pedidos.ventas');
  await sembrarCaja(url, empresa);
  await comoDueno(url, 'vacuum analyze pedidos.compradores');
}

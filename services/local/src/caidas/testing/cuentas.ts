import { comoDueno } from '@comanda/kit/testing/testDb';

/** What must hold of a company's books whatever died on the way; each query answers the rows that break it. */
const REGLAS: Record<string, string> = {
  // of a till that sells without a line a number may be held, or given back and free
  'a number is sold once, and none is left out': `
    select v.secuencia, count(*) from pedidos.ventas v where v.empresa_id = $1 group by v.serie, 1 having count(*) <> 1
    union all
    select s.establecimiento || '-' || s.punto_emision || '-' || n, 0
      from (select v.serie, v.establecimiento, v.punto_emision, max(v.secuencial) as mayor
              from pedidos.ventas v where v.empresa_id = $1 group by 1, 2, 3) s,
           generate_series(1, s.mayor) n
     where not exists (select from pedidos.ventas v where v.empresa_id = $1 and v.serie = s.serie
              and v.establecimiento = s.establecimiento and v.punto_emision = s.punto_emision and v.secuencial = n)
       and not exists (select from facturacion.reservas r where r.empresa_id = $1 and r.cod_doc || r.ruc || r.ambiente = s.serie
              and r.establecimiento = s.establecimiento and r.punto_emision = s.punto_emision and r.secuencial = n
              and r.dispositivo_id is not null and r.consumida_en is null)`,
  'a sale with a key has its invoice, with the same number and total': `
    select v.id from pedidos.ventas v
      left join facturacion.comprobantes c
        on c.empresa_id = v.empresa_id and c.venta_id = v.id and c.cod_doc = '01'
     where v.empresa_id = $1 and v.clave_acceso is not null
       and (c.clave_acceso, c.secuencial, c.total) is distinct from (v.clave_acceso, v.secuencial, v.total)`,
  'an invoice has its sale': `
    select c.clave_acceso from facturacion.comprobantes c
     where c.empresa_id = $1 and not exists (
       select from pedidos.ventas v where v.empresa_id = c.empresa_id and v.id = c.venta_id)`,
  'an invoice that is not finished is in the queue': `
    select c.clave_acceso from facturacion.comprobantes c
     where c.empresa_id = $1 and c.estado not in (
             'AUTORIZADO', 'DEVUELTA', 'NO_AUTORIZADO', 'REQUIERE_ATENCION', 'ANULADA') and not exists (
       select from facturacion.trabajos t where t.empresa_id = c.empresa_id and t.clave_acceso = c.clave_acceso)`,
  'a reservation is consumed by the sale that has its key': `
    select r.secuencial from facturacion.reservas r
      left join pedidos.ventas v on v.empresa_id = r.empresa_id and v.clave_acceso = r.clave_acceso
     where r.empresa_id = $1 and r.venta_id is distinct from v.id`,
  'the day in a key is the day of its sale': `
    select v.id from pedidos.ventas v
     where v.empresa_id = $1 and left(v.clave_acceso, 8) <> to_char(v.fecha_negocio, 'DDMMYYYY')`,
  'what a sale was paid is in the ledger, payment by payment, and goes out again when it is voided': `
    select v.id from pedidos.ventas v left join pedidos.caja_movimientos m
        on m.empresa_id = v.empresa_id and m.venta_id = v.id
     where v.empresa_id = $1 group by v.id, v.total, v.estado
    having sum(m.monto) filter (where m.tipo = 'VENTA') is distinct from v.total
        or sum(m.monto) <> case v.estado when 'ACTIVO' then v.total else 0 end`,
  'cash moved is what was paid in cash, no more of a voided sale': `
    select m.venta_id from pedidos.caja_movimientos m
      join pedidos.ventas v on v.empresa_id = m.empresa_id and v.id = m.venta_id
     where m.empresa_id = $1 group by m.venta_id, m.forma_pago, v.estado
    having sum(m.ingreso - m.salida) <> case m.forma_pago when 'EFECTIVO' then sum(m.monto) else 0 end
        or v.estado = 'ANULADO' and sum(m.monto) <> 0`,
  'an invoice says the payments of the ledger': `
    select v.id from pedidos.ventas v
      join facturacion.comprobantes c on c.empresa_id = v.empresa_id and c.venta_id = v.id and c.cod_doc = '01'
     where v.empresa_id = $1 and (
       select jsonb_agg(jsonb_build_array(p ->> 'forma_pago', (p ->> 'total')::bigint) order by p ->> 'forma_pago', (p ->> 'total')::bigint)
         from jsonb_array_elements(c.datos -> 'pagos') p) is distinct from (
       select jsonb_agg(jsonb_build_array(m.forma_pago, (m.monto * 100)::bigint) order by m.forma_pago, m.monto)
         from pedidos.caja_movimientos m
        where m.empresa_id = v.empresa_id and m.venta_id = v.id and m.tipo = 'VENTA')`,
  'a voided sale has its invoice withdrawn or its credit note, and no other sale has': `
    select v.id from pedidos.ventas v
      join facturacion.comprobantes c on c.empresa_id = v.empresa_id and c.venta_id = v.id and c.cod_doc = '01'
      left join facturacion.comprobantes n on n.empresa_id = c.empresa_id and n.modifica = c.clave_acceso
     where v.empresa_id = $1
       and (v.estado = 'ANULADO') <> (c.estado = 'ANULADA' or c.estado = 'AUTORIZADO' and n.clave_acceso is not null)`,
  'credit notes are numbered without a gap': `
    select max(c.secuencial) from facturacion.comprobantes c
     where c.empresa_id = $1 and c.cod_doc = '04' having max(c.secuencial) <> count(*)`,
  'the lines of a sale sum to it but for the tip, and what was taken off them to its discount': `
    select v.id from pedidos.ventas v left join pedidos.venta_lineas l
        on l.empresa_id = v.empresa_id and l.venta_id = v.id
     where v.empresa_id = $1 group by v.id, v.total, v.propina, v.descuento
    having sum(l.bruto) is distinct from v.total - v.propina or sum(l.descuento) is distinct from v.descuento`,
  'a sale is written down once in the audit, and its voiding': `
    select v.id from pedidos.ventas v left join pedidos.auditoria a
        on a.empresa_id = v.empresa_id and a.entidad_id = v.id::text
        and a.accion not like 'venta sin linea%'
     where v.empresa_id = $1 group by v.id, v.estado having count(a.id) <> case v.estado when 'ACTIVO' then 1 else 2 end`,
};

/** Every rule that the company's books break, with the rows that do; empty when all is well. */
export async function reglasRotas(
  url: string,
  empresa: number,
): Promise<Record<string, unknown[]>> {
  const rotas: Record<string, unknown[]> = {};
  for (const [regla, texto] of Object.entries(REGLAS)) {
    const filas = await comoDueno(url, texto, [empresa]);
    if (filas.length > 0) rotas[regla] = filas;
  }
  return rotas;
}

/** How many numbers are reserved and not sold. */
export async function sinVender(url: string, empresa: number): Promise<number> {
  const filas = await comoDueno(
    url,
    'select from facturacion.reservas where empresa_id = $1 and consumida_en is null',
    [empresa],
  );
  return filas.length;
}

/** Ends one connection of the services in the middle of whatever it does, as a server that fails would; false: all were idle. */
export async function cortarUnaConexion(url: string): Promise<boolean> {
  const cortadas = await comoDueno(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'comanda' and state <> 'idle'
      order by random() limit 1`,
  );
  return cortadas.length > 0;
}

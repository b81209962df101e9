import { comoDueno } from '../../services/kit/src/testing/testDb.ts';

/** Customers that come back, and the share of sales that are theirs; the rest are the final consumer's. */
const CLIENTES = 20_011;

const VENTAS = `
  insert into pedidos.ventas (empresa_id, id, idempotencia, huella, establecimiento, punto_emision, secuencial, clave_acceso,
    forma_pago, usuario_id, caja_usuario, cedula, nombre, email, subtotal, iva, total, estado, fecha_negocio, fecha_creacion)
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
         (t at time zone 'America/Guayaquil')::date, t
    from plataforma.empresas e, generate_series(1, $2::int) n,
         lateral (select now() - ($2 - n) * interval '30 seconds' as t, 50 + n * 104729::bigint % 4951 as c) venta,
         lateral (select id, nombre_completo from plataforma.usuarios where perfil = case n % 3 when 0 then 'Administrador'
                    when 1 then 'Cajero' else 'Mesero' end order by id limit 1) u
   where e.id = $1`;

const CAJA = `
  insert into pedidos.caja_movimientos (empresa_id, tipo, venta_id, detalle, forma_pago, monto, ingreso, usuario_id, usuario,
    fecha_negocio, creado)
  select empresa_id, 'VENTA', id, 'Venta ' || secuencia, forma_pago, total,
         case when forma_pago = 'EFECTIVO' then total else 0 end, usuario_id, caja_usuario, fecha_negocio, fecha_creacion
    from pedidos.ventas where empresa_id = $1`;

/** So many sales of one company, one every half minute until now, each with its row in the drawer's ledger. */
export async function sembrarVentas(url, empresa, cuantas) {
  await comoDueno(url, VENTAS, [empresa.id, cuantas, CLIENTES]);
  await comoDueno(url, CAJA, [empresa.id]);
  await comoDueno(url, 'vacuum analyze pedidos.ventas');
  await comoDueno(url, 'vacuum analyze pedidos.caja_movimientos');
  await comoDueno(url, 'vacuum analyze pedidos.compradores');
}

/** $1 empresa, $2 a customer or null, $3 today. Who owes the most first. */
export const CUENTAS = `
  select cedula, nombre, debe, vencido, favor, vence from pedidos.saldos_de($1::int, $2::text, $3::date)
   where $2::text is not null or debe > 0 or favor > 0
   order by debe desc, nombre, cedula`;

/** $1 empresa, $2 the customer, $3 how many of those that are paid. */
export const VENTAS_DE_CUENTA = `
  select venta_id, secuencia, pedidos.nota_de($1::int, venta_id) as nota, fecha_creacion, plazo, vence, monto, pendiente
    from (select d.*, row_number() over (partition by pendiente > 0 order by fecha_creacion desc) as lugar
            from pedidos.deudas_de($1::int, $2::text) d) d
   where pendiente > 0 or lugar <= $3
   order by pendiente > 0 desc, case when pendiente > 0 then vence end, fecha_creacion desc`;

/** $1 empresa, $2 the customer, $3 how much they may owe; null: as much as anybody. */
export const GUARDAR_LIMITE = `
  insert into pedidos.limites_credito (empresa_id, cedula, limite) values ($1::int, $2::text, $3::numeric)
  on conflict (empresa_id, cedula) do update set limite = excluded.limite`;

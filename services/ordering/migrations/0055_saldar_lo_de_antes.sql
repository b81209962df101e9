-- What was paid before is settled customer by customer, by who adds up days (ordering/src/cuentas/saldarCuentas.ts): a day of each
-- company that sold on account is added up again. Until then all of it is reckoned, as before.
insert into pedidos.dias_pendientes (empresa_id, fecha)
select v.empresa_id, max(v.fecha_negocio) from pedidos.creditos c
  join pedidos.ventas v on v.empresa_id = c.empresa_id and v.id = c.venta_id
 group by v.empresa_id
on conflict do nothing;

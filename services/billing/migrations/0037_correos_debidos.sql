-- sin transaccion
-- Mail in the order in which it is taken (facturacion.correos_debidos): after an outage thousands wait, and none of them is sorted for each
-- that goes. What read them by their hour alone is gone.
drop index concurrently if exists facturacion.correos_por_salir;
create index concurrently correos_por_salir on facturacion.correos ((por is not null), proximo) where estado = 'PENDIENTE';
drop index concurrently if exists facturacion.correos_proximo;

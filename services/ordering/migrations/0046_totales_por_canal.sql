-- What the sales of a day add up to by channel (docs/adr/0089). Days that were added up while sales had one already are added up
-- again.
alter table pedidos.dia_totales
  drop constraint dia_totales_concepto_check,
  add constraint dia_totales_concepto_check check (concepto in (
    'VENTAS', 'ANULADAS', 'DEVOLUCIONES', 'DESCUENTO', 'PROPINA', 'SERVICIO', 'PRODUCTO', 'CATEGORIA', 'FORMA', 'TARIFA',
    'MESA', 'CANAL')) not valid;

insert into pedidos.dias_pendientes (empresa_id, fecha)
select distinct empresa_id, fecha_negocio from pedidos.ventas where canal is not null
on conflict do nothing;

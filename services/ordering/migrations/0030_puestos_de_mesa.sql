-- How many may sit at a table, where the company says: what a waiter looks for when people come in. The version before does not
-- write it, and a table without it is as it was.
alter table pedidos.mesas add column puestos smallint check (puestos between 1 and 99);

-- Whether a negocio popular that issues electronic invoices sells with notas de venta what is within its regime (docs/adr/0085). The
-- version before does not write it, and invoices all of it.
alter table identidad.empresas add column notas_de_venta boolean not null default false;

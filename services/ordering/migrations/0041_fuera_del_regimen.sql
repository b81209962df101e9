-- What a negocio popular sells outside its regime, with an electronic invoice and its IVA (docs/adr/0085). The version before sells it
-- as it did.
alter table pedidos.productos add column fuera_regimen boolean not null default false;

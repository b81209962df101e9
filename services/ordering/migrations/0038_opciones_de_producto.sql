-- What a product asks before it is sold: `grupos` are its groups in order, each with an id of its own, a name, and how many of its
-- options are chosen at least and at most; null: it asks nothing. An option is a modificador of the product that names its group
-- (docs/adr/0084). The version before offers it among the others, and reads no more of it.
alter table pedidos.productos add column grupos jsonb check (jsonb_typeof(grupos) = 'array');
alter table pedidos.modificadores
  add column grupo smallint check (grupo > 0),
  add column orden smallint not null default 0,
  add column agotado boolean not null default false;

-- What a till did without a line besides selling (docs/adr/0045): once a key, when it was done and when it came, and what is
-- not as it would have been with a line.
create table pedidos.actos_sin_linea (
  empresa_id int not null,
  -- made by the till
  clave uuid not null,
  tipo text not null,
  -- of what it made
  entidad text not null,
  -- what it is to a person
  dicho text not null,
  monto numeric(12, 2),
  dispositivo_id uuid not null,
  -- as it was called then
  dispositivo text not null,
  hecho timestamptz not null,
  recibida timestamptz not null,
  hecho_por text not null,
  -- who sent it, who need not be who did it
  enviada_por uuid not null,
  marcas text[] not null default '{}',
  detalle jsonb not null default '{}',
  revisada timestamptz,
  revisada_por text,
  primary key (empresa_id, clave),
  check ((revisada is null) = (revisada_por is null))
);
create index actos_sin_linea_marcados on pedidos.actos_sin_linea (empresa_id, recibida desc) where marcas <> '{}';
create index actos_sin_linea_por_revisar on pedidos.actos_sin_linea (empresa_id)
  where marcas <> '{}' and revisada is null;

alter table pedidos.actos_sin_linea enable row level security;
create policy empresa on pedidos.actos_sin_linea
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert, update (revisada, revisada_por) on pedidos.actos_sin_linea to comanda_app;

-- How a company reads the lists it imports: which column of a file is which of ours, by what the headings of the file say.
-- distribuida: pedidos.mapas_de_lista
create table pedidos.mapas_de_lista (
  empresa_id int not null,
  lista text not null,
  -- the fingerprint of the headings
  titulos text not null,
  -- the row of the headings, counted from where they would be looked for, and the place of each column
  mapa jsonb not null,
  usado timestamptz not null,
  primary key (empresa_id, lista, titulos)
);
alter table pedidos.mapas_de_lista enable row level security;
create policy empresa on pedidos.mapas_de_lista
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert, update on pedidos.mapas_de_lista to comanda_app;

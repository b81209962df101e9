-- Each import of products: how far it is and what came of it. One that is EN_CURSO and whose lock nobody holds
-- (pg_locks) was cut off, and wrote nothing: its last write is of the transaction that writes the products.
create table pedidos.importaciones (
  empresa_id int not null,
  id uuid not null,
  archivo text not null,
  huella text not null,
  estado text not null default 'EN_CURSO' check (estado in ('EN_CURSO', 'HECHA', 'FALLIDA')),
  filas int not null default 0,
  revisadas int not null default 0,
  escritas int not null default 0,
  creados int not null default 0,
  cambiados int not null default 0,
  iguales int not null default 0,
  categorias int not null default 0,
  motivo text,
  usuario_id uuid not null,
  usuario text not null,
  creado timestamptz not null,
  primary key (empresa_id, id)
);
create index importaciones_ultima on pedidos.importaciones (empresa_id, creado desc);

alter table pedidos.importaciones enable row level security;
create policy empresa on pedidos.importaciones
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert, update on pedidos.importaciones to comanda_app;

-- The catalogue as its company keeps it: codes, pictures, favourites, what its prices were, and a number that tells a
-- till that something of it changed (funciones/catalogo_cambio.sql).

create unique index categorias_nombre on pedidos.categorias (empresa_id, pedidos.normalizar(categoria)) where estado = 'A';

alter table pedidos.productos
  add column codigo text check (codigo ~ '^[A-Za-z0-9._/-]{1,25}$'),
  add column codigo_barras text check (codigo_barras ~ '^(\d{8}|\d{12,13})$'),
  add column favorito boolean not null default false,
  add column imagen text check (imagen ~ '^[0-9a-f]{64}$'),
  drop column busqueda;
alter table pedidos.productos
  add column busqueda text not null generated always as
    (pedidos.normalizar(producto || coalesce(' ' || codigo, '') || coalesce(' ' || codigo_barras, ''))) stored;
create unique index productos_codigo on pedidos.productos (empresa_id, lower(codigo)) where estado = 'A';
create unique index productos_barras on pedidos.productos (empresa_id, codigo_barras) where estado = 'A';
create index productos_por_categoria on pedidos.productos (empresa_id, id_categoria) where estado = 'A';

-- Small pictures, each once a company, by the SHA-256 of its bytes.
create table pedidos.imagenes (
  empresa_id int not null,
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  contenido bytea not null check (length(contenido) between 1 and 15360),
  creado timestamptz not null,
  primary key (empresa_id, huella)
);
alter table pedidos.productos
  add constraint productos_imagen_fkey foreign key (empresa_id, imagen) references pedidos.imagenes (empresa_id, huella);

-- Each price a product has had: the first row is the one it was created with.
create table pedidos.precios (
  empresa_id int not null,
  id bigint generated always as identity,
  producto_id bigint not null,
  precio_antes numeric(14, 2),
  precio_venta numeric(14, 2) not null,
  iva_antes int,
  porcentaje_iva int not null,
  usuario_id uuid not null,
  usuario text not null,
  creado timestamptz not null,
  primary key (empresa_id, id),
  foreign key (empresa_id, producto_id) references pedidos.productos (empresa_id, id)
);
create index precios_de_producto on pedidos.precios (empresa_id, producto_id, id desc);
create trigger precios_solo_agregar before update or delete or truncate on pedidos.precios
  for each statement execute function pedidos.solo_agregar();

create table pedidos.versiones_catalogo (
  empresa_id int primary key,
  version bigint not null
) with (fillfactor = 50);

do $$
declare
  tabla text;
begin
  foreach tabla in array array['imagenes', 'precios', 'versiones_catalogo'] loop
    execute format('alter table pedidos.%I enable row level security', tabla);
    execute format('create policy empresa on pedidos.%I
      using (empresa_id = nullif(current_setting(''app.empresa_id'', true), '''')::int)', tabla);
  end loop;
end $$;

grant select, insert on pedidos.imagenes, pedidos.precios to comanda_app;
grant select, insert, update on pedidos.versiones_catalogo to comanda_app;

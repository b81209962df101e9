-- What of an area is on in a company, by the flags that its build declares; without a row it is off. The operator alone switches them.
-- identidad.bloquear_empresas() says whose number it is, and no company is ever deleted.
create table plataforma.banderas_empresa (
  empresa_id int not null,
  area text not null references plataforma.areas (area),
  bandera text not null check (bandera ~ '^[a-z][a-z0-9-]{0,39}$'),
  activa boolean not null,
  por uuid not null,
  cuando timestamptz not null default now(),
  primary key (empresa_id, area, bandera)
);
grant select, insert, update on plataforma.banderas_empresa to comanda_app;

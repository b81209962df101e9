-- What is published and switched on per company. The operator makes an area; nothing in the code names them all.
create table plataforma.areas (
  area text primary key check (area ~ '^[a-z]{2,20}$' and area <> 'shell'),
  titulo text not null check (titulo <> ''),
  equipo text not null default '',
  -- 'auth': the pages of who is not logged in, which no company is without
  zona text not null default 'admin' check (zona in ('auth', 'admin')),
  -- where its screens stand in the menu
  orden int not null,
  -- KB a page may load of a build in all, as they travel
  kb int not null check (kb between 10 and 2000),
  -- beginnings of the paths under its zone that are its own; empty: whatever no other area has
  rutas text[] not null default '{}',
  -- what the classes of its global sheets may begin with besides its name
  clases text[] not null default '{}',
  -- whom its screens may be shown to
  perfiles text[] not null,
  creada timestamptz not null default now(),
  creada_por text not null,
  -- since when nobody is given it
  retirada timestamptz
);
grant select, insert, update on plataforma.areas to comanda_app;

insert into plataforma.areas (area, titulo, zona, orden, kb, clases, perfiles, creada_por)
select a.area, a.titulo, a.zona, a.orden, a.kb, a.clases,
       array['Administrador', 'Cajero', 'Mesero', 'Contador', 'Cocinero', 'Dashboard', 'Vendedor'], 'plataforma'
  from (values
    ('auth', 'Ingreso', 'auth', 10, 30, array['login']),
    ('ventas', 'Ventas', 'admin', 20, 290, array['cocina', 'enmesa', 'mesas', 'programados', 'vizor']),
    ('caja', 'Caja', 'admin', 30, 120, '{}'),
    ('inventario', 'Inventario', 'admin', 40, 150, array['bodega']),
    ('admin', 'Administración', 'admin', 50, 330, '{}'),
    ('reportes', 'Reportes', 'admin', 60, 190, '{}')
  ) as a (area, titulo, zona, orden, kb, clases);

-- How a document goes on with an authority that is slow: when it last left, how often it was asked about, what it was told.

alter table facturacion.trabajos
  -- how often it left for the authority, answered or not, and when it last did
  add column envios int not null default 0,
  add column enviado_en timestamptz,
  -- how often the authority was asked about it since, answered or not, and when it last was
  add column consultas int not null default 0,
  add column consultado_en timestamptz,
  -- the authority said that it has it: it never goes again by itself
  add column conocido boolean not null default false,
  drop column consultas_vacias;

update facturacion.trabajos set envios = 1, enviado_en = now() where enviado or dudoso;

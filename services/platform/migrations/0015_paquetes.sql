-- The packages with which an area is made in a repository of its own. What was served once is served for ever: somebody's lock file names it.
create table plataforma.paquetes (
  nombre text not null check (nombre ~ '^@comanda/[a-z]{2,30}$'),
  version text not null check (version <> ''),
  -- of `contenido`, as npm asks for it and as lock files keep it
  integridad text not null check (integridad like 'sha512-%'),
  -- its package.json
  ficha jsonb not null,
  contenido bytea not null,
  orden bigint generated always as identity,
  desde timestamptz not null default now(),
  primary key (nombre, version)
);
create trigger paquetes_solo_agregar before update or delete or truncate on plataforma.paquetes
  for each statement execute function plataforma.solo_agregar();
grant select, insert on plataforma.paquetes to comanda_app;

-- Who may become a company, as a seller registered it: of no company until the operator makes one of it. Rows are never deleted.
create table identidad.prospectos (
  id uuid primary key default gen_random_uuid(),
  vendedor_id uuid not null references identidad.usuarios (id),
  -- what the seller had when it was registered, in percent: a later change is none of this
  comision numeric(5, 2) not null check (comision between 0 and 100),
  nombre text not null check (nombre <> ''),
  ruc text not null check (ruc ~ '^\d{13}$'),
  ciudad text not null,
  telefono text not null,
  correo text not null,
  estado text not null default 'NUEVO' check (estado in ('NUEVO', 'EMPRESA', 'DESCARTADO')),
  motivo text,
  hecho_empresa int references identidad.empresas (id),
  creado timestamptz not null default now(),
  actualizado timestamptz not null default now(),
  check ((estado = 'EMPRESA') = (hecho_empresa is not null)),
  check ((estado = 'DESCARTADO') = (motivo is not null))
);

-- one that waits has its RUC alone; one that was let go may be registered again
create unique index prospectos_ruc on identidad.prospectos (ruc) where estado = 'NUEVO';
create index prospectos_vendedor on identidad.prospectos (vendedor_id);
create index prospectos_empresa on identidad.prospectos (hecho_empresa) where hecho_empresa is not null;

grant select, insert on identidad.prospectos to comanda_identidad;
grant update (nombre, ruc, ciudad, telefono, correo, estado, motivo, hecho_empresa, actualizado)
  on identidad.prospectos to comanda_identidad;

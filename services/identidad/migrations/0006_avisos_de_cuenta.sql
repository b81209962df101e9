-- Letters that tell a company what was changed of an Administrador's account: one an act and address, written in the
-- transaction of the change by identidad.avisar_de_cuenta, and never a secret. Rows are never deleted; what was done never changes.
create table identidad.avisos_de_cuenta (
  empresa_id int not null references identidad.empresas (id),
  id bigint generated always as identity,
  para text not null check (para <> ''),
  que text not null check (que ~ '^[A-Z_]+$'),
  -- whose account, as it was called then
  usuario_id uuid not null,
  nombre text not null,
  email text not null,
  -- who did it, and from where; empty: not known
  por text not null,
  direccion text not null,
  agente text not null,
  cuando timestamptz not null,
  estado text not null default 'PENDIENTE' check (estado in ('PENDIENTE', 'ENVIADO', 'FALLIDO')),
  mensaje text,
  intentos int not null default 0,
  proximo timestamptz not null,
  arriendo uuid,
  arrendado_hasta timestamptz,
  actualizado timestamptz not null,
  primary key (empresa_id, id),
  check ((arriendo is null) = (arrendado_hasta is null)),
  check (estado = 'PENDIENTE' or arriendo is null)
) with (fillfactor = 70);

-- Read across companies by tomar_avisos_de_cuenta alone, hence no empresa_id in front.
create index avisos_de_cuenta_proximo on identidad.avisos_de_cuenta (proximo) where estado = 'PENDIENTE';

alter table identidad.avisos_de_cuenta enable row level security;
create policy empresa on identidad.avisos_de_cuenta
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);

grant select, update (estado, mensaje, proximo, arriendo, arrendado_hasta, actualizado)
  on identidad.avisos_de_cuenta to comanda_identidad;

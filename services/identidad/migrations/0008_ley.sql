-- What the law asks about a company: its tourism register, while that is active, and where it is. The version before writes none
-- of it, and a company without it is as it was.
alter table identidad.empresas
  add column registro_turismo text,
  add column provincia text,
  add column canton text;

-- Rates that decrees give to tourist premises on some days, as the operator adds them. A row is never changed nor deleted: it ends
-- by a later one that names it (`cesa`, a row of this table or one that the product knows by itself).
create table identidad.decretos (
  id uuid primary key default gen_random_uuid(),
  tarifa int not null check (tarifa between 0 and 100),
  desde date not null,
  hasta date not null,
  -- [{provincia, canton}]; none: the whole country
  lugares jsonb not null default '[]' check (jsonb_typeof(lugares) = 'array'),
  fuente text not null check (fuente <> ''),
  cesa text,
  usuario_id uuid not null references identidad.usuarios (id),
  creado timestamptz not null default now(),
  check (hasta >= desde)
);

grant select on identidad.decretos to comanda_app;
grant select, insert on identidad.decretos to comanda_identidad;

-- Reports that go out by e-mail (issue 16): who wants which one at what hour, and each letter of it (ADR 37).

create table pedidos.suscripciones (
  empresa_id int not null,
  id bigint generated always as identity,
  usuario_id uuid not null,
  usuario text not null,
  reporte text not null check (reporte in ('CIERRE_DIA', 'RESUMEN_MES')),
  hora text not null check (hora ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- none: its user's own address, as it is when it goes out
  destinatarios text[] not null default '{}' check (cardinality(destinatarios) <= 5),
  -- who asked, from a letter, to get it no more
  bajas text[] not null default '{}',
  activa boolean not null default true,
  eliminada boolean not null default false,
  creado timestamptz not null,
  -- the next planned time; null: switched off or deleted
  proximo timestamptz,
  -- until then one process is at it
  arrendado_hasta timestamptz,
  primary key (empresa_id, id),
  check ((proximo is not null) = (activa and not eliminada))
) with (fillfactor = 70);
create index suscripciones_de on pedidos.suscripciones (empresa_id, usuario_id) where not eliminada;

-- Read across companies by tomar_suscripciones alone, hence no empresa_id in front.
create index suscripciones_proximo on pedidos.suscripciones (proximo) where proximo is not null;

-- A letter to one address. Rows are never deleted and what was to be sent never changes.
create table pedidos.reporte_cartas (
  empresa_id int not null,
  suscripcion_id bigint not null,
  id bigint generated always as identity,
  reporte text not null check (reporte in ('CIERRE_DIA', 'RESUMEN_MES')),
  desde date not null,
  hasta date not null,
  para text not null check (para <> ''),
  -- who asked for it now; null: it was planned
  por text,
  -- hashes of what its letters carry to end it with: one a try, and each holds
  fichas text[] not null default '{}',
  estado text not null default 'PENDIENTE' check (estado in ('PENDIENTE', 'ENVIADO', 'FALLIDO')),
  mensaje text,
  intentos int not null default 0,
  proximo timestamptz not null,
  arriendo uuid,
  arrendado_hasta timestamptz,
  creado timestamptz not null,
  actualizado timestamptz not null,
  primary key (empresa_id, suscripcion_id, id),
  foreign key (empresa_id, suscripcion_id) references pedidos.suscripciones (empresa_id, id),
  check ((arriendo is null) = (arrendado_hasta is null)),
  check (estado = 'PENDIENTE' or arriendo is null)
) with (fillfactor = 70);

-- One planned letter of a period to an address, however many processes plan it.
create unique index reporte_cartas_una on pedidos.reporte_cartas (empresa_id, suscripcion_id, reporte, desde, para)
  where por is null;

-- Read across companies by tomar_reporte_cartas alone, hence no empresa_id in front.
create index reporte_cartas_proximo on pedidos.reporte_cartas (proximo) where estado = 'PENDIENTE';

do $$
declare
  tabla text;
begin
  foreach tabla in array array['suscripciones', 'reporte_cartas'] loop
    execute format('alter table pedidos.%I enable row level security', tabla);
    execute format('create policy empresa on pedidos.%I
      using (empresa_id = nullif(current_setting(''app.empresa_id'', true), '''')::int)', tabla);
  end loop;
end $$;

grant select, insert on pedidos.suscripciones, pedidos.reporte_cartas to comanda_app;
grant update (reporte, hora, destinatarios, bajas, activa, eliminada, proximo, arrendado_hasta) on pedidos.suscripciones
  to comanda_app;
grant update (fichas, estado, mensaje, intentos, proximo, arriendo, arrendado_hasta, actualizado)
  on pedidos.reporte_cartas to comanda_app;

-- With what a person signs what they do at a till without a line: the public half of a key that was made in that browser and
-- does not leave it. It is of who was in when it came, and ends with their lease of it, with the till or with a revocation.
create table facturacion.dispositivo_llaves (
  empresa_id int not null,
  dispositivo_id uuid not null,
  -- SHA-256 of the key, as RFC 7638 has it
  huella text not null check (huella ~ '^[A-Za-z0-9_-]{43}$'),
  usuario_id uuid not null,
  jwk jsonb not null,
  desde timestamptz not null,
  hasta timestamptz not null,
  revocada timestamptz,
  primary key (empresa_id, dispositivo_id, huella),
  foreign key (empresa_id, dispositivo_id) references facturacion.dispositivos (empresa_id, id),
  check (hasta >= desde)
);

-- Each time that a till was in touch, and what it said. What it has not sent by then is not older than `nada_antes`; null: it
-- did not say since when it waits.
create table facturacion.dispositivo_contactos (
  empresa_id int not null,
  dispositivo_id uuid not null,
  id bigint generated always as identity,
  cuando timestamptz not null,
  por_enviar int not null check (por_enviar >= 0),
  nada_antes timestamptz,
  primary key (empresa_id, dispositivo_id, id),
  foreign key (empresa_id, dispositivo_id) references facturacion.dispositivos (empresa_id, id)
);
create index dispositivo_contactos_nada on facturacion.dispositivo_contactos (empresa_id, dispositivo_id, nada_antes desc);

alter table facturacion.dispositivo_llaves enable row level security;
alter table facturacion.dispositivo_contactos enable row level security;
create policy empresa on facturacion.dispositivo_llaves
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
create policy empresa on facturacion.dispositivo_contactos
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);

grant select, insert, update (hasta, revocada) on facturacion.dispositivo_llaves to comanda_app;
grant select, insert on facturacion.dispositivo_contactos to comanda_app;

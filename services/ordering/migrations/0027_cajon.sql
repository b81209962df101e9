-- Who may open the cash drawer of a till: the key that the server signs with for each print service that was paired, which has
-- the public half; and the rights that were given, of which a print service takes each once.
create table pedidos.impresoras_vinculadas (
  empresa_id int not null,
  id uuid not null,
  publica text not null,
  privada text not null,
  vinculada timestamptz not null,
  usuario_id uuid not null,
  usuario text not null,
  primary key (empresa_id, id)
);

create table pedidos.boletos_de_cajon (
  empresa_id int not null,
  id uuid not null,
  impresion_id uuid not null,
  -- of a sale that was paid in cash: one each
  venta_id uuid,
  -- or held by a registered till for when there is no line
  dispositivo_id uuid,
  dado timestamptz not null,
  vence timestamptz not null,
  -- when it was opened without a line, and the key of what it was opened for
  usado timestamptz,
  referencia uuid,
  primary key (empresa_id, id),
  unique (empresa_id, venta_id),
  foreign key (empresa_id, impresion_id) references pedidos.impresoras_vinculadas (empresa_id, id),
  foreign key (empresa_id, venta_id) references pedidos.ventas (empresa_id, id),
  check ((venta_id is null) <> (dispositivo_id is null)),
  check ((usado is null) = (referencia is null))
);
create index boletos_de_equipo on pedidos.boletos_de_cajon (empresa_id, dispositivo_id, vence)
  where usado is null;
comment on table pedidos.boletos_de_cajon is 'derecho de un uso: reclamar_boleto_de_cajon escribe usado, referencia';

alter table pedidos.impresoras_vinculadas enable row level security;
create policy empresa on pedidos.impresoras_vinculadas
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert on pedidos.impresoras_vinculadas to comanda_app;

alter table pedidos.boletos_de_cajon enable row level security;
create policy empresa on pedidos.boletos_de_cajon
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert (empresa_id, id, impresion_id, venta_id, dispositivo_id, dado, vence), delete
  on pedidos.boletos_de_cajon to comanda_app;

-- A company's logo as each place takes it, and what of its first day only it can say (docs/adr/0028).

-- One a company; empresas.logo_empresa is its address, which says what it is made of.
create table plataforma.logos (
  empresa_id int primary key references plataforma.empresas,
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  pantalla bytea not null, -- WebP, for the sidebar
  documento bytea not null, -- PNG on white, for PDFs
  ticket bytea not null -- PNG of two colours, 384 dots at most, for 80 mm paper
);
alter table plataforma.logos enable row level security;
create policy empresa on plataforma.logos
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert, update, delete on plataforma.logos to comanda_app;

-- Steps somebody said are done or not wanted, where nothing the company has would say so.
create table plataforma.primer_dia (
  empresa_id int not null references plataforma.empresas,
  paso text not null check (paso in ('DATOS', 'CERTIFICADO', 'PRODUCTOS', 'USUARIOS', 'IMPRESORA', 'PRUEBA', 'AMBIENTE')),
  usuario_id uuid not null references plataforma.usuarios,
  cuando timestamptz not null,
  primary key (empresa_id, paso)
);
alter table plataforma.primer_dia enable row level security;
create policy empresa on plataforma.primer_dia
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert, delete on plataforma.primer_dia to comanda_app;

-- All tables of facturacion as the numbered files to 0018 leave them, for a database that begins now (docs/adr/0048).

grant usage on schema facturacion to comanda_app;

-- Rate, base and tax, one after the other, highest rate first: {15,1000,150,0,250,0}. As shared/domain/iva.calcularTotales
-- does it: gross by rate, base = round(gross / factor), tax = gross - base (a test holds the two together). It stays
-- here and not among the functions that are edited: a stored column is made with it.
create function facturacion.desglosar(p_datos jsonb)
returns bigint[]
language sql immutable parallel safe
as $$
  select coalesce(array_agg(parte.valor order by grupo.tarifa desc, parte.n), '{}')
    from (
      select bruto.tarifa, bruto.monto,
             floor((bruto.monto * 200 + 100 + bruto.tarifa)::numeric / (2 * (100 + bruto.tarifa)))::bigint as base
        from (
          select (linea ->> 'tarifa')::bigint as tarifa,
                 sum(floor(((linea ->> 'precio_venta')::numeric * round((linea ->> 'cantidad')::numeric * 1000) + 500) / 1000)
                     - coalesce((linea ->> 'descuento')::numeric, 0))::bigint as monto
            from jsonb_array_elements(p_datos -> 'lineas') linea
           group by 1) bruto) grupo
   cross join lateral unnest(array[grupo.tarifa, grupo.base, grupo.monto - grupo.base]) with ordinality as parte (valor, n)
$$;

revoke all on function facturacion.desglosar(jsonb) from public;
grant execute on function facturacion.desglosar(jsonb) to comanda_app;

-- One counter per (ruc, establecimiento, punto de emision, codDoc, ambiente): sri/README.md, Numbers.
create table facturacion.contadores (
  empresa_id int not null,
  ruc text not null check (ruc ~ '^\d{13}$'),
  establecimiento text not null check (establecimiento ~ '^\d{3}$'),
  punto_emision text not null check (punto_emision ~ '^\d{3}$'),
  cod_doc text not null check (cod_doc ~ '^\d{2}$'),
  ambiente text not null check (ambiente in ('1', '2')),
  siguiente bigint not null default 1 check ((siguiente >= 1) and (siguiente <= 1000000000)),
  primary key (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente)
) with (fillfactor = 50);
create unique index contadores_de_una_empresa on facturacion.contadores (ruc, establecimiento, punto_emision, cod_doc, ambiente);
grant select, insert, update on facturacion.contadores to comanda_app;

-- A number handed out and not yet sold. consumida_en null: live, or older than ten minutes and free for the next.
create table facturacion.reservas (
  empresa_id int not null,
  ruc text not null,
  establecimiento text not null,
  punto_emision text not null,
  cod_doc text not null,
  ambiente text not null,
  secuencial bigint not null check ((secuencial >= 1) and (secuencial <= 999999999)),
  clave_acceso text not null check (clave_acceso ~ '^\d{49}$'),
  idempotencia text not null,
  reservada_en timestamptz not null,
  consumida_en timestamptz,
  venta_id uuid,
  dispositivo_id uuid,
  -- what was sold in between may have it
  arrendada_en timestamptz,
  arrendada_hasta timestamptz,
  devuelta_en timestamptz,
  primary key (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial),
  unique (empresa_id, clave_acceso),
  unique (empresa_id, idempotencia),
  check ((consumida_en is null) = (venta_id is null))
) with (fillfactor = 70);
create index reservas_libres on facturacion.reservas (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, reservada_en)
  where consumida_en is null;
grant select, insert, update on facturacion.reservas to comanda_app;

-- One electronic document. `datos` is what the sale handed over (contracts/comprobante.ts); `xml_firmado` is written
-- once and sent again byte for byte; `xml_autorizado` is the authority's <autorizacion> wrapper. Kept seven years.
create table facturacion.comprobantes (
  empresa_id int not null,
  clave_acceso text not null check (clave_acceso ~ '^\d{49}$'),
  venta_id uuid not null,
  ruc text not null,
  establecimiento text not null,
  punto_emision text not null,
  cod_doc text not null,
  ambiente text not null,
  secuencial bigint not null,
  fecha_emision date not null,
  identificacion text not null,
  total numeric(14,2) not null,
  datos jsonb not null,
  estado text not null default 'POR_FIRMAR' check (estado in ('POR_FIRMAR', 'FIRMADA', 'RECIBIDA', 'EN_PROCESO', 'AUTORIZADO', 'DEVUELTA', 'NO_AUTORIZADO', 'REQUIERE_ATENCION', 'EMPRESA_PAUSADA', 'ANULADA')),
  codigo text,
  mensaje text,
  xml_firmado text,
  xml_autorizado text,
  fecha_autorizacion timestamptz,
  creado timestamptz not null default now(),
  actualizado timestamptz not null default now(),
  -- of a credit note: the key of the invoice it takes back
  modifica text,
  -- What a search finds a document by: number, identification and name, in lower case without accents as
  -- domain/texto.normalizar writes what is looked for.
  busqueda text not null generated always as (translate(lower(((((((((establecimiento || '-') || punto_emision) || '-') || lpad((secuencial)::text, 9, '0')) || ' ') || identificacion) || ' ') || "left"(coalesce((datos #>> '{comprador,razon_social}'::text[]), ''), 300))), 'ÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇáàâäãéèêëíìîïóòôöõúùûüñç', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc')) stored,
  desglose bigint[] not null generated always as (facturacion.desglosar(datos)) stored,
  -- authorised by the stand-in: it has no value, whatever its ambiente
  simulado boolean not null default false,
  -- of a withdrawn invoice: the one that its sale was issued with instead
  reemplazada_por text,
  primary key (empresa_id, clave_acceso),
  constraint comprobantes_empresa_id_ruc_establecimiento_punto_emision_c_key unique (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial),
  foreign key (empresa_id, modifica) references facturacion.comprobantes (empresa_id, clave_acceso),
  foreign key (empresa_id, reemplazada_por) references facturacion.comprobantes (empresa_id, clave_acceso) deferrable initially deferred,
  constraint comprobantes_firma_check check ((estado in ('POR_FIRMAR', 'REQUIERE_ATENCION', 'ANULADA')) or (xml_firmado is not null)),
  constraint comprobantes_modifica_check check ((cod_doc = '04') = (modifica is not null)),
  constraint comprobantes_reemplazada_check check ((reemplazada_por is null) or (estado = 'ANULADA')),
  constraint comprobantes_check1 check ((estado <> 'AUTORIZADO') or ((xml_autorizado is not null) and (fecha_autorizacion is not null)))
);
create unique index comprobantes_modifica on facturacion.comprobantes (empresa_id, modifica)
  where modifica is not null;
create index comprobantes_atencion on facturacion.comprobantes (empresa_id)
  where estado in ('DEVUELTA', 'NO_AUTORIZADO', 'REQUIERE_ATENCION');
create index comprobantes_lista on facturacion.comprobantes (empresa_id, creado desc, clave_acceso desc)
  include (estado, cod_doc, total, busqueda);
create index comprobantes_mes on facturacion.comprobantes (empresa_id, fecha_emision, clave_acceso)
  include (cod_doc, ambiente, estado, total, desglose);
create unique index comprobantes_de_venta on facturacion.comprobantes (empresa_id, venta_id, cod_doc)
  where reemplazada_por is null;
grant select, insert, update on facturacion.comprobantes to comanda_app;

-- The worker's queue: one row per document that is not in a final state. Small, whatever the number of documents.
-- `intentos` counts leases: from the second on, a signed document may already be with the authority.
create table facturacion.trabajos (
  empresa_id int not null,
  clave_acceso text not null,
  intentos int not null default 0,
  proximo timestamptz not null default date_trunc('milliseconds', now()),
  arriendo uuid,
  arrendado_hasta timestamptz,
  creado timestamptz not null default now(),
  -- the authority has it: it holds nobody up any more
  enviado boolean not null default false,
  -- how often our own work on it broke
  fallos int not null default 0,
  -- Whether a signed document that waits may be with the authority although nobody wrote it down: its worker died, or an
  -- answer was lost. One that never left this machine is not: it is sent without asking, and may be withdrawn.
  dudoso boolean not null default false,
  -- how often it left for the authority, answered or not, and when it last did
  envios int not null default 0,
  enviado_en timestamptz,
  -- how often the authority was asked about it since, answered or not, and when it last was
  consultas int not null default 0,
  consultado_en timestamptz,
  -- the authority said that it has it: it never goes again by itself
  conocido boolean not null default false,
  peticion text default nullif(current_setting('app.peticion', true), '') check (length(peticion) <= 64),
  primary key (empresa_id, clave_acceso),
  foreign key (empresa_id, clave_acceso) references facturacion.comprobantes (empresa_id, clave_acceso),
  check ((arriendo is null) = (arrendado_hasta is null))
) with (fillfactor = 50);
create index trabajos_por_enviar on facturacion.trabajos (empresa_id, creado, clave_acceso) where not enviado;
create index trabajos_desde on facturacion.trabajos (empresa_id, creado);
create index trabajos_por_preguntar on facturacion.trabajos (proximo) where enviado;
create index trabajos_por_antiguedad on facturacion.trabajos (creado) where not enviado;
grant select, insert, update, delete on facturacion.trabajos to comanda_app;

-- What was tried with the authority and what it said.
create table facturacion.intentos (
  empresa_id int not null,
  clave_acceso text not null,
  id bigint generated always as identity,
  paso text not null check (paso in ('FIRMA', 'ENVIO', 'CONSULTA', 'REINTENTO', 'CORRECCION', 'ANULACION')),
  resultado text not null,
  codigo text,
  mensaje text,
  milisegundos int not null,
  en timestamptz not null,
  -- each with its code, text, what it adds and its type (contracts/documentos.ts), in their order
  mensajes jsonb not null default '[]'::jsonb check (jsonb_typeof(mensajes) = 'array'),
  primary key (empresa_id, clave_acceso, id),
  foreign key (empresa_id, clave_acceso) references facturacion.comprobantes (empresa_id, clave_acceso)
);
grant select, insert on facturacion.intentos to comanda_app;

-- Signing certificates. The P12 and its password are AES-256-GCM ciphertext; the key is in the environment.
create table facturacion.certificados (
  empresa_id int not null,
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  p12_cifrado bytea not null,
  clave_cifrada bytea not null,
  titular text not null,
  ruc_titular text,
  emisor text not null,
  serie text not null,
  valido_desde timestamptz not null,
  valido_hasta timestamptz not null,
  activo boolean not null default true,
  creado timestamptz not null default now(),
  -- What a P12 holds for signing, opened once at upload: certificate and PKCS#8 key, AES-256-GCM ciphertext as the P12 is.
  -- Null: stored before this column, opened from the P12.
  llave_cifrada bytea,
  primary key (empresa_id, huella)
);
create unique index certificados_activo on facturacion.certificados (empresa_id) where activo;
grant select, insert, update on facturacion.certificados to comanda_app;

create table facturacion.clientes (
  empresa_id int not null,
  cedula text not null check ((length(cedula) >= 3) and (length(cedula) <= 20)),
  tipo_identificacion text not null check (tipo_identificacion in ('04', '05', '06', '07', '08')),
  nombre text not null,
  razon_social text not null,
  email text not null,
  direccion text not null,
  telefono text not null,
  creado timestamptz not null default now(),
  actualizado timestamptz not null default now(),
  primary key (empresa_id, cedula)
);
grant select, insert, update on facturacion.clientes to comanda_app;

-- A row without reanudada_en holds the whole queue of its company until somebody resumes it.
create table facturacion.pausas (
  empresa_id int not null,
  id bigint generated always as identity,
  clave_acceso text not null,
  codigo text,
  mensaje text not null,
  desde timestamptz not null,
  reanudada_en timestamptz,
  reanudada_por text,
  primary key (empresa_id, id),
  foreign key (empresa_id, clave_acceso) references facturacion.comprobantes (empresa_id, clave_acceso),
  check ((reanudada_en is null) = (reanudada_por is null))
);
create unique index pausas_viva on facturacion.pausas (empresa_id) where reanudada_en is null;
grant select, insert, update on facturacion.pausas to comanda_app;

-- Mail to the buyer: a row for each time a document was to be sent, on authorisation or because somebody asked. Rows are
-- never deleted and what was asked for never changes; the latest row of a document is its state.
create table facturacion.correos (
  empresa_id int not null,
  clave_acceso text not null,
  id bigint generated always as identity,
  email text not null check (email <> ''),
  -- empty: the subject that says which document it is
  asunto text not null default '',
  -- who asked for it; null: sent because it was authorised
  por text,
  estado text not null default 'PENDIENTE' check (estado in ('PENDIENTE', 'ENVIADO', 'FALLIDO')),
  mensaje text,
  intentos int not null default 0,
  proximo timestamptz not null,
  arriendo uuid,
  arrendado_hasta timestamptz,
  creado timestamptz not null,
  actualizado timestamptz not null,
  primary key (empresa_id, clave_acceso, id),
  foreign key (empresa_id, clave_acceso) references facturacion.comprobantes (empresa_id, clave_acceso),
  check ((arriendo is null) = (arrendado_hasta is null)),
  check ((estado = 'PENDIENTE') or (arriendo is null))
) with (fillfactor = 70);
create unique index correos_autorizacion on facturacion.correos (empresa_id, clave_acceso) where por is null;
create index correos_proximo on facturacion.correos (proximo) where estado = 'PENDIENTE';
create index correos_fallidos on facturacion.correos (empresa_id, clave_acceso) where estado = 'FALLIDO';
grant select, insert, update (estado, mensaje, intentos, proximo, arriendo, arrendado_hasta, actualizado)
  on facturacion.correos to comanda_app;

-- Whether the authority answers, as the deliveries of all processes last found it; of no company, so that each is told alike.
create table facturacion.autoridad (
  ambiente text primary key check (ambiente in ('1', '2')),
  -- since when nothing came back; null while it answers
  sin_respuesta_desde timestamptz,
  -- how far its clock is ahead of this machine's; null until it says what time it has
  desfase_ms int,
  visto timestamptz not null
);
grant select, insert, update on facturacion.autoridad to comanda_app;

-- Tills that may sell without a line (docs/adr/0045). Each counts in a point of emission of its own, of the company's
-- establishment, and holds the next numbers of it until it was out of reach for two days.
create table facturacion.dispositivos (
  empresa_id int not null,
  id uuid not null,
  nombre text not null check (nombre <> ''),
  punto_emision text not null check (punto_emision ~ '^\d{3}$'),
  -- SHA-256 of what the device alone keeps
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  estado text not null default 'ACTIVO' check (estado in ('ACTIVO', 'REVOCADO')),
  creado timestamptz not null,
  revocado timestamptz,
  -- as it last said: when that was, how far its clock was ahead, what it had not sent yet and since when
  visto timestamptz,
  desfase_ms bigint,
  por_enviar int not null default 0 check (por_enviar >= 0),
  por_enviar_desde timestamptz,
  -- then its numbers go back; null: it holds none
  arriendo_hasta timestamptz,
  primary key (empresa_id, id),
  check ((estado = 'REVOCADO') = (revocado is not null)),
  check ((por_enviar = 0) = (por_enviar_desde is null))
) with (fillfactor = 70);
create unique index dispositivos_punto on facturacion.dispositivos (empresa_id, punto_emision)
  where estado = 'ACTIVO';
create unique index dispositivos_nombre on facturacion.dispositivos (empresa_id, lower(nombre))
  where estado = 'ACTIVO';
create index dispositivos_vencen on facturacion.dispositivos (arriendo_hasta) where arriendo_hasta is not null;
grant select, insert, update (nombre, estado, revocado, visto, desfase_ms, por_enviar, por_enviar_desde, arriendo_hasta)
  on facturacion.dispositivos to comanda_app;

-- The clock of a device was another one than before: somewhere between two times that it was heard.
create table facturacion.dispositivo_saltos (
  empresa_id int not null,
  dispositivo_id uuid not null,
  id bigint generated always as identity,
  desde timestamptz not null,
  hasta timestamptz not null,
  salto_ms bigint not null,
  primary key (empresa_id, dispositivo_id, id),
  foreign key (empresa_id, dispositivo_id) references facturacion.dispositivos (empresa_id, id)
);
grant select, insert on facturacion.dispositivo_saltos to comanda_app;

-- How a company lets its tills sell without a line; one without a row as contracts/dispositivos.ts says.
create table facturacion.ajustes_sin_linea (
  empresa_id int primary key,
  horas_sin_ingreso int not null check ((horas_sin_ingreso >= 1) and (horas_sin_ingreso <= 48)),
  horas_aviso int not null check ((horas_aviso >= 1) and (horas_aviso <= 48))
);
grant select, insert, update on facturacion.ajustes_sin_linea to comanda_app;

-- Each company sees its own rows.
do $$
declare
  tabla text;
begin
  foreach tabla in array array[
    'contadores', 'reservas', 'comprobantes', 'trabajos', 'intentos', 'certificados', 'clientes', 'pausas', 'correos',
    'dispositivos', 'dispositivo_saltos', 'ajustes_sin_linea'
  ] loop
    execute format('alter table facturacion.%I enable row level security', tabla);
    execute format('create policy empresa on facturacion.%I
      using (empresa_id = nullif(current_setting(''app.empresa_id'', true), '''')::int)', tabla);
  end loop;
end $$;

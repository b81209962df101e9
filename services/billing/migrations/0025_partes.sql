-- A credit note over a part of an invoice (docs/adr/0074). An invoice has any number of them until it is used up, and one
-- over all of it at most. A note that was issued again under another number is withdrawn, and takes nothing back.
alter table facturacion.comprobantes
  add column parcial boolean not null default false,
  add constraint comprobantes_parcial_check check (not parcial or cod_doc = '04') not valid,
  -- the day on which its company annulled it in the authority's portal, after it was authorised
  add column anulada_en_sri date,
  add constraint comprobantes_anulada_en_sri_check check (anulada_en_sri is null or estado = 'ANULADA') not valid,
  -- what a document says was authorised is kept where the authority's own date of it cannot be read: it has none then
  drop constraint comprobantes_check1,
  add constraint comprobantes_autorizado_check check (estado <> 'AUTORIZADO' or xml_autorizado is not null) not valid;

-- As in 0010, and of a note over a part: the base of a rate is what that of all that was given back grows by
-- (shared/domain/devolucion.totalesDeParte). `antes`: what earlier notes gave back, in cents, by rate. A document without it
-- is what it was, so what is stored stays right.
create or replace function facturacion.desglosar(p_datos jsonb)
returns bigint[]
language sql immutable parallel safe
as $$
  select coalesce(array_agg(parte.valor order by grupo.tarifa desc, parte.n), '{}')
    from (
      select bruto.tarifa, bruto.monto,
             floor(((bruto.antes + bruto.monto) * 200 + 100 + bruto.tarifa)::numeric / (2 * (100 + bruto.tarifa)))::bigint
               - floor((bruto.antes * 200 + 100 + bruto.tarifa)::numeric / (2 * (100 + bruto.tarifa)))::bigint as base
        from (
          select suma.*, coalesce((p_datos -> 'antes' ->> suma.tarifa::text)::bigint, 0) as antes
            from (
              select (linea ->> 'tarifa')::bigint as tarifa,
                     sum(floor(((linea ->> 'precio_venta')::numeric * round((linea ->> 'cantidad')::numeric * 1000) + 500) / 1000)
                         - coalesce((linea ->> 'descuento')::numeric, 0))::bigint as monto
                from jsonb_array_elements(p_datos -> 'lineas') linea
               group by 1) suma) bruto) grupo
   cross join lateral unnest(array[grupo.tarifa, grupo.base, grupo.monto - grupo.base]) with ordinality as parte (valor, n)
$$;

-- Each night the authority is asked about what it authorised, as long as a company may annul it in the portal. How far the look
-- of a night has come, by company: it goes on where it was, whoever takes it up.
create table facturacion.conciliacion_noches (
  empresa_id int not null primary key,
  noche date not null,
  -- the last document that was asked about; null: none yet
  hasta_fecha date,
  hasta_clave text,
  terminada boolean not null default false,
  arrendado_hasta timestamptz,
  check ((hasta_fecha is null) = (hasta_clave is null))
);
-- What the authority did not have as we do: annulled there, or not found, for how many nights; null: it has again.
create table facturacion.conciliaciones (
  empresa_id int not null,
  clave_acceso text not null,
  hallazgo text check (hallazgo in ('ANULADA', 'DESCONOCIDA')),
  noches int not null default 1 check (noches >= 0),
  desde timestamptz not null,
  primary key (empresa_id, clave_acceso),
  foreign key (empresa_id, clave_acceso) references facturacion.comprobantes (empresa_id, clave_acceso)
);
alter table facturacion.conciliacion_noches enable row level security;
create policy empresa on facturacion.conciliacion_noches
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
alter table facturacion.conciliaciones enable row level security;
create policy empresa on facturacion.conciliaciones
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, update on facturacion.conciliacion_noches to comanda_app;
grant select, insert, update on facturacion.conciliaciones to comanda_app;

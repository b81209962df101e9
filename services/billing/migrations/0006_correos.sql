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
  check (estado = 'PENDIENTE' or arriendo is null)
) with (fillfactor = 70);

-- One authorisation, one mail, whatever is retried.
create unique index correos_autorizacion on facturacion.correos (empresa_id, clave_acceso) where por is null;

-- Read across companies by tomar_correos alone, hence no empresa_id in front.
create index correos_proximo on facturacion.correos (proximo) where estado = 'PENDIENTE';

-- What a person must look at: few rows, counted for the badge of the header.
create index correos_fallidos on facturacion.correos (empresa_id, clave_acceso) where estado = 'FALLIDO';

alter table facturacion.correos enable row level security;
create policy empresa on facturacion.correos
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);

grant select, insert on facturacion.correos to comanda_app;
grant update (estado, mensaje, intentos, proximo, arriendo, arrendado_hasta, actualizado) on facturacion.correos
  to comanda_app;

-- Leases due mail of all companies and tells whose it is, nothing of its content. A lease that ran out is due again.
create function facturacion.tomar_correos(p_n int, p_ahora timestamptz, p_segundos int)
returns table (empresa_id int, clave_acceso text, id bigint, arriendo uuid, intentos int)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update facturacion.correos c
     set arriendo = gen_random_uuid(),
         arrendado_hasta = p_ahora + make_interval(secs => p_segundos),
         intentos = c.intentos + 1
    from (
      select q.empresa_id, q.clave_acceso, q.id
        from facturacion.correos q
       where q.estado = 'PENDIENTE' and q.proximo <= p_ahora
         and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora)
       order by q.proximo
       limit p_n
         for update skip locked
    ) debidos
   where c.empresa_id = debidos.empresa_id and c.clave_acceso = debidos.clave_acceso and c.id = debidos.id
  returning c.empresa_id, c.clave_acceso, c.id, c.arriendo, c.intentos
$$;

revoke all on function facturacion.tomar_correos(int, timestamptz, int) from public;
grant execute on function facturacion.tomar_correos(int, timestamptz, int) to comanda_app;

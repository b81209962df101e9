-- Delivery under every answer of the authority: a company's pause, the order of issue, what was tried and by whom.

alter table facturacion.trabajos
  -- the authority has it: it holds nobody up any more
  add column enviado boolean not null default false,
  -- how often the authority was asked about a received document and knew nothing of it, since it was last sent
  add column consultas_vacias int not null default 0,
  -- how often our own work on it broke
  add column fallos int not null default 0;

update facturacion.trabajos t set enviado = true
  from facturacion.comprobantes c
 where c.empresa_id = t.empresa_id and c.clave_acceso = t.clave_acceso and c.estado in ('RECIBIDA', 'EN_PROCESO');

create index trabajos_por_enviar on facturacion.trabajos (empresa_id, creado, clave_acceso) where not enviado;

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

alter table facturacion.pausas enable row level security;
create policy empresa on facturacion.pausas
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert, update on facturacion.pausas to comanda_app;

-- A document refused for its company's sake before there were pauses makes one, and is in the queue it holds.
insert into facturacion.pausas (empresa_id, clave_acceso, codigo, mensaje, desde)
select distinct on (c.empresa_id) c.empresa_id, c.clave_acceso, c.codigo, coalesce(c.mensaje, ''), c.actualizado
  from facturacion.comprobantes c
 where c.estado = 'EMPRESA_PAUSADA'
 order by c.empresa_id, c.actualizado;

insert into facturacion.trabajos (empresa_id, clave_acceso, creado)
select c.empresa_id, c.clave_acceso, c.creado from facturacion.comprobantes c where c.estado = 'EMPRESA_PAUSADA'
    on conflict do nothing;

alter table facturacion.intentos drop constraint intentos_paso_check;
alter table facturacion.intentos add constraint intentos_paso_check
  check (paso in ('FIRMA', 'ENVIO', 'CONSULTA', 'REINTENTO'));

-- What must be sent before this document: the earliest of its company's queue, which may be itself. One that has
-- waited two hours holds nobody up any more. Null: the document is not in the queue.
create function facturacion.primero_por_enviar(p_empresa_id int, p_clave_acceso text, p_ahora timestamptz)
returns text
language sql stable
as $$
  select coalesce(
    (select a.clave_acceso
       from facturacion.trabajos a
      where a.empresa_id = yo.empresa_id and not yo.enviado and not a.enviado
        and a.creado > p_ahora - interval '2 hours'
        and (a.creado, a.clave_acceso) < (yo.creado, yo.clave_acceso)
      order by a.creado, a.clave_acceso
      limit 1),
    yo.clave_acceso)
    from facturacion.trabajos yo
   where yo.empresa_id = p_empresa_id and yo.clave_acceso = p_clave_acceso
$$;

-- Leases as before, but never of a paused company, and of each company only what nothing earlier holds up.
create or replace function facturacion.tomar_trabajos(p_n int, p_ahora timestamptz, p_segundos int)
returns table (empresa_id int, clave_acceso text, arriendo uuid, intentos int)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update facturacion.trabajos t
     set arriendo = gen_random_uuid(),
         arrendado_hasta = p_ahora + make_interval(secs => p_segundos),
         intentos = t.intentos + 1
    from (
      select q.empresa_id, q.clave_acceso
        from facturacion.trabajos q
       where q.proximo <= p_ahora and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora)
         and not exists (
           select from facturacion.pausas p where p.empresa_id = q.empresa_id and p.reanudada_en is null)
         and (q.enviado or not exists (
           select from facturacion.trabajos a
            where a.empresa_id = q.empresa_id and not a.enviado and a.creado > p_ahora - interval '2 hours'
              and (a.creado, a.clave_acceso) < (q.creado, q.clave_acceso)))
       order by q.proximo
       limit p_n
         for update skip locked
    ) debidos
   where t.empresa_id = debidos.empresa_id and t.clave_acceso = debidos.clave_acceso
  returning t.empresa_id, t.clave_acceso, t.arriendo, t.intentos
$$;

revoke all on function facturacion.primero_por_enviar(int, text, timestamptz) from public;
grant execute on function facturacion.primero_por_enviar(int, text, timestamptz) to comanda_app;

-- The authority counts by RUC, establishment, emission point, type and ambiente, whoever our companies are: a numbering
-- belongs to the company that used it first, and no second company counts in it.
create unique index contadores_de_una_empresa on facturacion.contadores
  (ruc, establecimiento, punto_emision, cod_doc, ambiente);

-- Whether a signed document that waits may be with the authority although nobody wrote it down: its worker died, or an
-- answer was lost. One that never left this machine is not: it is sent without asking, and may be withdrawn.
alter table facturacion.trabajos add column dudoso boolean not null default false;
update facturacion.trabajos t set dudoso = true
  from facturacion.comprobantes c
 where c.empresa_id = t.empresa_id and c.clave_acceso = t.clave_acceso and c.estado = 'FIRMADA' and t.intentos > 0;

-- As before, and what its last holder never gave back is doubtful.
create or replace function facturacion.tomar_trabajos(p_n int, p_ahora timestamptz, p_segundos int)
returns table (empresa_id int, clave_acceso text, arriendo uuid, intentos int)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update facturacion.trabajos t
     set arriendo = gen_random_uuid(),
         arrendado_hasta = p_ahora + make_interval(secs => p_segundos),
         intentos = t.intentos + 1,
         dudoso = t.dudoso or t.arriendo is not null
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

-- Whether the authority has a document that is not authorised, or may have it: received, in somebody's hands since it
-- was signed, or sent without a verdict. What it refused, and what never left this machine, it certainly has not.
create function facturacion.en_duda(p_empresa_id int, p_clave_acceso text)
returns boolean
language sql stable
as $$
  select c.estado not in ('AUTORIZADO', 'ANULADA') and (
           c.estado in ('RECIBIDA', 'EN_PROCESO')
           or coalesce(enviado.resultado in ('FIRMADA', 'RECIBIDA', 'EN_PROCESO'), false)
           or c.estado = 'FIRMADA' and coalesce(t.arriendo is not null or t.dudoso, true)
           -- given up by ourselves after it was signed: what became of it was never written down
           or c.estado = 'REQUIERE_ATENCION' and coalesce(hecho.paso = 'FIRMA' and hecho.resultado = 'FIRMADA', false))
    from facturacion.comprobantes c
    left join facturacion.trabajos t on t.empresa_id = c.empresa_id and t.clave_acceso = c.clave_acceso
    left join lateral (
      select i.resultado from facturacion.intentos i
       where i.empresa_id = c.empresa_id and i.clave_acceso = c.clave_acceso and i.paso in ('ENVIO', 'CONSULTA')
         and i.resultado <> 'NO_SALIO'
       order by i.id desc limit 1) enviado on true
    left join lateral (
      select i.paso, i.resultado from facturacion.intentos i
       where i.empresa_id = c.empresa_id and i.clave_acceso = c.clave_acceso
         and i.paso in ('FIRMA', 'ENVIO', 'CONSULTA') and i.resultado <> 'NO_SALIO'
       order by i.id desc limit 1) hecho on true
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso
$$;
revoke all on function facturacion.en_duda(int, text) from public;
grant execute on function facturacion.en_duda(int, text) to comanda_app;

-- The workers' clocks tell milliseconds: a job made in the middle of one was not due to them until the next.
alter table facturacion.trabajos alter column proximo set default date_trunc('milliseconds', now());

-- What /metricas tells of billing: how much waits, how old the oldest of it is and how documents stand, of all companies
-- together. Of an age only what should be moving counts: what a paused company holds is counted, and waits for a person.
-- Documents are those that are in the queue or wait for a person, and what became of the others in the last day.
create or replace function facturacion.cifras(p_ahora timestamptz)
returns table (medida text, etiqueta text, valor double precision)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  ultima_noche date := ((p_ahora at time zone 'America/Guayaquil') - interval '6 hours')::date;
begin
  return query
  with colas as (
    select 'entrega' as cola, count(*) as pendientes,
           min(t.creado) filter (where p.empresa_id is null) as mas_antiguo
      from facturacion.trabajos t
      left join facturacion.pausas p on p.empresa_id = t.empresa_id and p.reanudada_en is null
                                    and substr(p.clave_acceso, 24, 1) = substr(t.clave_acceso, 24, 1)
    union all
    select 'correo', count(*), min(c.creado)
      from facturacion.correos c where c.estado = 'PENDIENTE'
  )
  select 'comanda_cola_pendientes', c.cola, c.pendientes::double precision from colas c
  union all
  select 'comanda_cola_edad_segundos', c.cola,
         greatest(coalesce(extract(epoch from p_ahora - c.mas_antiguo), 0), 0)::double precision from colas c;

  return query
  with empresas as (
    select distinct c.empresa_id from facturacion.contadores c
  ), documentos as (
    -- one index range a company: however many years are kept, a day of them is read
    select d.estado, count(*) as cuantos
      from empresas e
     cross join lateral (
       select c.estado from facturacion.comprobantes c
        where c.empresa_id = e.empresa_id and c.creado > p_ahora - interval '1 day'
          and c.estado in ('AUTORIZADO', 'ANULADA')
        union all
       select c.estado from facturacion.comprobantes c
        where c.empresa_id = e.empresa_id and c.estado in ('DEVUELTA', 'NO_AUTORIZADO', 'REQUIERE_ATENCION')) d
     group by d.estado
     union all
    select c.estado, count(*)
      from facturacion.trabajos t
      join facturacion.comprobantes c on c.empresa_id = t.empresa_id and c.clave_acceso = t.clave_acceso
     where c.estado not in ('AUTORIZADO', 'ANULADA', 'DEVUELTA', 'NO_AUTORIZADO', 'REQUIERE_ATENCION')
     group by c.estado
  )
  select 'comanda_documentos', e.estado, coalesce(d.cuantos, 0)::double precision
    from unnest(array['POR_FIRMAR', 'FIRMADA', 'RECIBIDA', 'EN_PROCESO', 'AUTORIZADO', 'DEVUELTA', 'NO_AUTORIZADO',
                      'REQUIERE_ATENCION', 'EMPRESA_PAUSADA', 'ANULADA']) as e (estado)
    left join documentos d on d.estado = e.estado;

  return query
  select 'comanda_empresas_en_pausa', null::text, count(*)::double precision
    from facturacion.pausas p where p.reanudada_en is null;

  -- of the last night that is over
  return query
  select 'comanda_noches_sin_terminar', null::text, count(*)::double precision
    from facturacion.conciliacion_noches n
   where n.noche < ultima_noche or n.noche = ultima_noche and not n.terminada;

  return query
  select 'comanda_autoridad_sin_respuesta_segundos', a.ambiente,
         greatest(coalesce(extract(epoch from p_ahora - a.sin_respuesta_desde), 0), 0)::double precision
    from facturacion.autoridad a;
end
$$;

revoke all on function facturacion.cifras(timestamptz) from public;
grant execute on function facturacion.cifras(timestamptz) to comanda_app;

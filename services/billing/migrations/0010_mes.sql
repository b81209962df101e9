-- What an accountant declares of a month is added up from what each document says, however many there are: base and tax
-- of each rate are kept beside the document, in cents, made by the database of the very data its XML is made from.

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

alter table facturacion.comprobantes
  add column desglose bigint[] not null generated always as (facturacion.desglosar(datos)) stored;

-- A month is read from here alone, never from the table.
create index comprobantes_mes on facturacion.comprobantes (empresa_id, fecha_emision, clave_acceso)
  include (cod_doc, ambiente, estado, total, desglose);

-- The access key of a document: the one place that makes them. domain/claveAcceso.ts reads them, and a test holds the two together.
create or replace function facturacion.clave_acceso_de(
  p_fecha date, p_cod_doc text, p_ruc text, p_ambiente text, p_establecimiento text, p_punto_emision text,
  p_secuencial bigint, p_codigo text
) returns text
language sql immutable
as $$
  select b.base || case d.digito when 11 then '0' when 10 then '1' else d.digito::text end
    from (select to_char(p_fecha, 'DDMMYYYY') || p_cod_doc || p_ruc || p_ambiente || p_establecimiento
                 || p_punto_emision || lpad(p_secuencial::text, 9, '0') || p_codigo || '1' as base) b
   cross join lateral (
     select 11 - sum(substr(b.base, 49 - i, 1)::int * ((i - 1) % 6 + 2)) % 11 as digito
       from generate_series(1, 48) i) d
$$;

revoke all on function facturacion.clave_acceso_de(date, text, text, text, text, text, bigint, text) from public;
grant execute on function facturacion.clave_acceso_de(date, text, text, text, text, text, bigint, text) to comanda_app;

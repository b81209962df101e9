-- The record of a company, whatever its state: what others issue, sell and write letters with.
create or replace function identidad.empresa_de(p_empresa_id int)
returns table (
  id int, empresa text, ruc text, razon_social text, nombre_comercial text, direccion text, matriz text, correo text,
  establecimiento text, punto_emision text, tipo_emision text, ambiente text, contabilidad boolean, iva_actual int,
  tarifa text, logo_empresa text, factura boolean, contribuyente_especial text, agente_retencion text, rimpe text,
  estado text
)
language sql stable
as $$
  select e.id, e.empresa, e.ruc, e.razon_social, e.nombre_comercial, e.direccion, e.matriz, e.correo,
         e.establecimiento, e.punto_emision, e.tipo_emision, e.ambiente, e.contabilidad, e.iva_actual,
         e.tarifa, e.logo_empresa, e.factura, e.contribuyente_especial, e.agente_retencion, e.rimpe, e.estado
    from identidad.empresas e where e.id = p_empresa_id
$$;

revoke all on function identidad.empresa_de(int) from public;
grant execute on function identidad.empresa_de(int) to comanda_app;

-- Whether a company has given out numbers that count, under its RUC: then the RUC is no more a matter of typing.
create or replace function facturacion.emitio_en_produccion(p_empresa_id int, p_ruc text) returns boolean
language plpgsql stable
as $$
begin
  return (
    select exists (
      select from facturacion.contadores c
       where c.empresa_id = p_empresa_id and c.ruc = p_ruc and c.ambiente = '2' and c.siguiente > 1));
end
$$;

revoke all on function facturacion.emitio_en_produccion(int, text) from public;
grant execute on function facturacion.emitio_en_produccion(int, text) to comanda_app;

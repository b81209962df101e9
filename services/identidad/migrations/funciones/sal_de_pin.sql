-- The salt of a company's PINs: its own, or this one from now on where it had none.
create or replace function identidad.sal_de_pin(p_empresa_id int, p_nueva text) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sal text;
begin
  select s.sal into v_sal from identidad.sales_de_pin s where s.empresa_id = p_empresa_id;
  if found then
    return v_sal;
  end if;
  insert into identidad.sales_de_pin (empresa_id, sal) values (p_empresa_id, p_nueva) on conflict do nothing;
  select s.sal into strict v_sal from identidad.sales_de_pin s where s.empresa_id = p_empresa_id;
  return v_sal;
end $$;

revoke all on function identidad.sal_de_pin(int, text) from public;
grant execute on function identidad.sal_de_pin(int, text) to comanda_app;

-- Takes from comanda_app the tables of who enters and the names that the version before has for them (docs/adr/0050), once
-- nothing of that version is left: on a new database, at the start of the one process of a data folder, or by hand. The owner's
-- alone, and it may run any number of times. What comanda_app keeps to read are rows without a hash or a secret.
create or replace function identidad.estrechar() returns void
language plpgsql volatile
as $$
declare
  v_vista regclass;
  v_funcion regprocedure;
begin
  -- the rights by column go with those of their table
  revoke insert, update, delete on all tables in schema identidad from comanda_app;
  revoke select on identidad.accesos, identidad.refrescos, identidad.codigos_recuperacion, identidad.sales_de_pin,
    identidad.dispositivos, identidad.intentos_login from comanda_app;
  revoke execute on function identidad.reclamar_clave(uuid, text, text), identidad.reclamar_refresco(text) from comanda_app;

  for v_vista in
    select c.oid::regclass from pg_class c
     where c.relnamespace = 'plataforma'::regnamespace and c.relkind = 'v' and to_regclass('identidad.' || c.relname) is not null
  loop
    execute format('revoke all on %s from comanda_app', v_vista);
  end loop;
  for v_funcion in
    select p.oid::regprocedure from pg_proc p
     where p.pronamespace = 'plataforma'::regnamespace
       and p.proname in ('cuenta_de', 'persona_del_pin', 'segundo_factor_de', 'fijar_emision')
  loop
    execute format('revoke execute on function %s from comanda_app', v_funcion);
  end loop;
end $$;

revoke all on function identidad.estrechar() from public;

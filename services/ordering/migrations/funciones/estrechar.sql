-- From now on no private key of a print service is written in clear (docs/adr/0051): nothing of the version before is left, which
-- reads it so. On a new database, at the start of the one process of a data folder, or by hand. The owner's alone, and it may
-- run any number of times. Those that are there are closed by ordering, at its start.
create or replace function pedidos.estrechar() returns void
language plpgsql volatile
as $$
begin
  if not pedidos.estrecha() then
    alter table pedidos.impresoras_vinculadas
      add constraint impresoras_vinculadas_cerrada check (privada like 'cifrado:%') not valid;
  end if;
end $$;

revoke all on function pedidos.estrechar() from public;

-- What is given back once more after its note was annulled in the portal moves no money a second time (docs/adr/0099): its row says what
-- went out, which may be nothing.
alter table pedidos.devoluciones
  drop constraint devoluciones_check,
  add constraint devoluciones_total_check check (total >= 0 and total = subtotal + iva) not valid;

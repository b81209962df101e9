-- A finding more of the nightly look: annulled in the portal by what was written down here, and in force with the authority. A
-- server of before writes none and, asking for the others by name, reads none.
alter table facturacion.conciliaciones drop constraint conciliaciones_hallazgo_check;
alter table facturacion.conciliaciones
  add constraint conciliaciones_hallazgo_check check (hallazgo in ('ANULADA', 'DESCONOCIDA', 'VIGENTE'));

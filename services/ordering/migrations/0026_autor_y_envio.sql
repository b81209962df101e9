-- Who is said to have done what a till did without a line, besides who sent it; and by what the server knows it: their own
-- session, their signature, or nothing. Null: of a version that asked for no proof.
alter table pedidos.ventas_sin_linea
  add column hecha_por uuid,
  add column prueba text,
  add constraint ventas_sin_linea_prueba check (prueba in ('SESION', 'FIRMA', 'NINGUNA')) not valid;
alter table pedidos.actos_sin_linea
  add column hecho_por_id uuid,
  add column prueba text,
  add constraint actos_sin_linea_prueba check (prueba in ('SESION', 'FIRMA', 'NINGUNA')) not valid;

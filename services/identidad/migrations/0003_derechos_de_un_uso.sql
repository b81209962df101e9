-- Rights that are used once (docs/adr/0049), each with the function that uses it up.
comment on table identidad.segundos_factores is 'derecho de un uso: reclamar_paso escribe ultimo_paso';
comment on table identidad.codigos_recuperacion is 'derecho de un uso: reclamar_codigo escribe usado';
comment on table identidad.refrescos is 'derecho de un uso: reclamar_refresco escribe reemplazado';
comment on table identidad.usuarios is 'derecho de un uso: reclamar_clave escribe clave_hash';

-- The version before writes it through its view of the table, which is its owner's.
revoke update (ultimo_paso) on identidad.segundos_factores from comanda_app;

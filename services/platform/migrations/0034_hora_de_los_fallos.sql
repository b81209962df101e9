-- When a session last failed there, apart from when it last reported: who failed last week and merely loads now is no failure of this
-- hour. Null: it never did, or before this was kept.
alter table plataforma.informes_de_sesion
  add column fallo_en timestamptz,
  add column de_codigo_en timestamptz;
grant update (fallo_en, de_codigo_en) on plataforma.informes_de_sesion to comanda_app;

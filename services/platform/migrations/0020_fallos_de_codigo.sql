-- What a session reported that only the code of a build explains: that, and not a line that was slow, takes back a stable build.
alter table plataforma.informes_de_sesion add column de_codigo boolean not null default false;
grant update (de_codigo) on plataforma.informes_de_sesion to comanda_app;

-- Sessions and refresh tokens dead for a week are deleted at a login, a few at a time (ordering, auth/limpieza.ts).

grant delete on plataforma.sesiones to comanda_app;

create index sesiones_revocada on plataforma.sesiones (revocada) where revocada is not null;
create index refrescos_vence on plataforma.refrescos (vence);
create index refrescos_reemplazado on plataforma.refrescos (reemplazado) where reemplazado is not null;

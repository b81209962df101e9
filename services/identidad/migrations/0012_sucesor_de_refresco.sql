-- What a renewal answers may be lost on its way: with the salt, and only with the token that was renewed, the same one is made again
-- (docs/adr/0088). A process of the release before leaves both empty, and its renewals cannot be answered twice.
alter table identidad.refrescos add column sal bytea, add column sucesor text;

-- The list of documents is searched, counted and summed by the server, whole, however many there are. Row security keeps
-- a search within words from any index of words (their operators are not leakproof), so a search reads the company's
-- documents one by one: from a narrow index, never from the table.

-- What a search finds a document by: number, identification and name, in lower case without accents as
-- domain/texto.normalizar writes what is looked for.
alter table facturacion.comprobantes add column busqueda text not null generated always as (
  translate(
    lower(establecimiento || '-' || punto_emision || '-' || lpad(secuencial::text, 9, '0') || ' ' || identificacion
          || ' ' || left(coalesce(datos #>> '{comprador,razon_social}', ''), 300)),
    'ÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇáàâäãéèêëíìîïóòôöõúùûüñç',
    'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc')) stored;

create index comprobantes_lista on facturacion.comprobantes (empresa_id, creado desc, clave_acceso desc)
  include (estado, cod_doc, total, busqueda);

-- what both were for is the new one's
drop index facturacion.comprobantes_recientes;
drop index facturacion.comprobantes_identificacion;

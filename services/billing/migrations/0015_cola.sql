-- What may be taken is found by index, however much waits behind it (tomar_trabajos): what is asked about by when that is due,
-- each company's first by its place, what has waited too long to be held up by its age.

drop index facturacion.trabajos_proximo;

-- Read across companies by tomar_trabajos alone, hence no empresa_id in front.
create index trabajos_por_preguntar on facturacion.trabajos (proximo) where enviado;
create index trabajos_por_antiguedad on facturacion.trabajos (creado) where not enviado;

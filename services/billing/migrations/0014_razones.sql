-- What the authority said, all of it; what only the stand-in authorised; and an invoice issued again with another number.

alter table facturacion.intentos
  -- each with its code, text, what it adds and its type (contracts/documentos.ts), in their order
  add column mensajes jsonb not null default '[]' check (jsonb_typeof(mensajes) = 'array');

alter table facturacion.comprobantes
  -- authorised by the stand-in: it has no value, whatever its ambiente
  add column simulado boolean not null default false,
  -- of a withdrawn invoice: the one that its sale was issued with instead
  add column reemplazada_por text,
  add foreign key (empresa_id, reemplazada_por) references facturacion.comprobantes (empresa_id, clave_acceso)
    deferrable initially deferred,
  add constraint comprobantes_reemplazada_check check (reemplazada_por is null or estado = 'ANULADA'),
  drop constraint comprobantes_empresa_id_venta_id_cod_doc_key;

-- a sale has one invoice that counts, as before
create unique index comprobantes_de_venta on facturacion.comprobantes (empresa_id, venta_id, cod_doc)
  where reemplazada_por is null;

-- what waits, by how long it does
create index trabajos_desde on facturacion.trabajos (empresa_id, creado);

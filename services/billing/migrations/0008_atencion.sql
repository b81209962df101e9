-- What a person must look at: few documents among many, counted every minute for whoever watches (GET /atencion).
create index comprobantes_atencion on facturacion.comprobantes (empresa_id)
  where estado in ('DEVUELTA', 'NO_AUTORIZADO', 'REQUIERE_ATENCION');

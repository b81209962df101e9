-- What becomes of a company's prices on days with another rate of IVA: the guest pays the same, or the base stays. The version
-- before does not write it, and a company that says nothing keeps its prices.
alter table pedidos.ajustes_venta
  add column politica_iva text not null default 'MISMO_PRECIO' check (politica_iva in ('MISMO_PRECIO', 'MISMA_BASE'));

-- How a company arranges its till: the order and the colour of its categories, and what has run out. Where nobody said,
-- the order is that of creation and the colours follow it (productosRepository.ts).

alter table pedidos.categorias
  add column orden int,
  -- the names of shared/src/contracts/productos.ts
  add column color text check (color in ('mar', 'mostaza', 'teja', 'hoja', 'uva', 'cielo', 'rosa', 'tierra'));

alter table pedidos.productos add column agotado boolean not null default false;

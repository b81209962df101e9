-- Who acts within one order has the floor in common with others (migrations/funciones/piso_entero.sql). A process of the
-- version before must not put back functions that know nothing of it: this file is what tells it that a later one was here.
comment on table pedidos.pisos is
  'the version that lists are asked by: written last by who acts within an order, first by who takes the whole floor';

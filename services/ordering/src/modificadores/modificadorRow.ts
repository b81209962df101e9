import type { Modificador } from '@comanda/shared/contracts/inventario/modificadores';

import type { ModificadorRow } from './modificadoresRepository';

const oNinguno = (llave: number | null) => (llave === null ? null : String(llave));

export const toModificador = (fila: ModificadorRow): Modificador => ({
  id: String(fila.id),
  nombre: fila.nombre,
  precio: Number(fila.precio),
  id_producto: oNinguno(fila.producto_id),
  id_categoria: oNinguno(fila.id_categoria),
  grupo: oNinguno(fila.grupo),
  agotado: fila.agotado,
});

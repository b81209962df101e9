import type { Categoria } from '@comanda/shared/contracts/inventario/categorias';

import { colorPorTurno } from './categoriasEnOrden';
import type { CategoriasRepository } from './categoriasRepository';

type Fila = Awaited<ReturnType<CategoriasRepository['listar']>>[number];

export const toCategoria =
  (empresa: string) =>
  ({ id, color, ...fila }: Fila): Categoria => ({
    ...fila,
    id_categoria: String(id),
    empresa,
    color: color ?? colorPorTurno(fila.orden),
    color_elegido: color !== null,
  });

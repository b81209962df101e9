import type { FastifyPluginAsync } from 'fastify';

import { productosCalls as calls } from '@comanda/shared/contracts/productos';
import { exponer } from '@comanda/kit/exponer';

import { toProducto } from './productoRow';
import type { ProductosRepository } from './productosRepository';

export const productosRoutes: FastifyPluginAsync<{ productos: ProductosRepository }> = async (
  app,
  { productos },
) => {
  exponer(app, calls.listarProductos, async ({ empresa, entrada }) => {
    const filas = await productos.listar(empresa);
    return filas.map(toProducto(entrada.empresa));
  });

  exponer(app, calls.buscarProductos, async ({ empresa, entrada }) => {
    const filas = await productos.buscar(empresa, entrada.busqueda);
    return filas.map(toProducto(entrada.empresa));
  });
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { productosCalls } from '@comanda/shared/contracts/productos';
import { routeOf } from '@comanda/kit/routeOf';
import { empresaPermitida } from '@comanda/kit/tenant';

import { toProducto } from './productoRow';
import type { ProductosRepository } from './productosRepository';

export const productosRoutes: FastifyPluginAsyncZod<{ productos: ProductosRepository }> = async (
  app,
  { productos },
) => {
  app.route({
    ...routeOf(productosCalls.listarProductos),
    handler: async ({ caller, query: { empresa } }) => {
      const filas = await productos.listar(empresaPermitida(caller, empresa));
      return { success: true as const, data: filas.map(toProducto(empresa)) };
    },
  });

  app.route({
    ...routeOf(productosCalls.buscarProductos),
    handler: async ({ caller, body: { busqueda, empresa } }) => {
      const filas = await productos.buscar(empresaPermitida(caller, empresa), busqueda);
      return { success: true as const, data: filas.map(toProducto(empresa)) };
    },
  });
};

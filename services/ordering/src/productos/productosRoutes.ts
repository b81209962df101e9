import type { FastifyPluginAsync } from 'fastify';

import { productosCalls as calls } from '@comanda/shared/contracts/productos';
import { exponer } from '@comanda/kit/exponer';

import type { Deps } from '../deps';

import { toProducto } from './productoRow';
import { productosRepository } from './productosRepository';

export const productosRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const productos = productosRepository(db);

  exponer(app, calls.listarProductos, async ({ empresa, entrada }) => {
    const filas = await productos.listar(empresa);
    return filas.map(toProducto(entrada.empresa));
  });

  exponer(app, calls.buscarProductos, async ({ empresa, entrada }) => {
    const filas = await productos.buscar(empresa, entrada.busqueda);
    return filas.map(toProducto(entrada.empresa));
  });
};

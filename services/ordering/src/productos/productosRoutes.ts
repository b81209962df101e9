import type { FastifyPluginAsync } from 'fastify';

import { productosCalls as calls } from '@comanda/shared/contracts/productos';
import { exponer } from '@comanda/kit/exponer';
import { enSobre } from '@comanda/kit/respuesta';

import type { Deps } from '../deps';

import { toProducto } from './productoRow';
import { productosRepository } from './productosRepository';

export const productosRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const productos = productosRepository(db);

  exponer(app, calls.listarProductos, async ({ empresa, entrada }) => {
    const { version, filas } = await productos.listar(empresa);
    return enSobre(filas.map(toProducto(entrada.empresa)), { version });
  });

  exponer(app, calls.versionCatalogo, ({ empresa }) => productos.version(empresa));

  exponer(app, calls.buscarProductos, async ({ empresa, entrada }) => {
    const filas = await productos.buscar(empresa, entrada.busqueda);
    return filas.map(toProducto(entrada.empresa));
  });
};

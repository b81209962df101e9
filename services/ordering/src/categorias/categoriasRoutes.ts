import type { FastifyPluginAsync } from 'fastify';

import { categoriasCalls as calls } from '@comanda/shared/contracts/inventario/categorias';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';

import { toCategoria } from './categoriaRow';
import { categoriasRepository } from './categoriasRepository';

export const categoriasRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const categorias = categoriasRepository(db);

  exponer(app, calls.listarCategorias, async ({ empresa, entrada }) =>
    (await categorias.listar(empresa)).map(toCategoria(entrada.empresa)),
  );

  exponer(app, calls.crearCategoria, async ({ caller, empresa, entrada, ahora }) => {
    const { categoria, descripcion = '', color = null } = entrada;
    const hecho = { usuario: caller, ahora };
    const fila = await categorias.crear(empresa, { categoria, descripcion, color }, hecho);
    return conMsg(toCategoria(entrada.empresa)(fila), 'Categoría creada');
  });

  exponer(app, calls.editarCategoria, async ({ caller, empresa, entrada, ahora }) => {
    const { id, categoria, descripcion = '', color, antes: leido } = entrada;
    const escrito = { categoria, descripcion, ...(color !== undefined && { color }) };
    const hecho = { usuario: caller, ahora };
    const fila = await categorias.editar(empresa, id, { leido, escrito }, hecho);
    if (!fila) throw new AppError('NO_ENCONTRADO', { id });
    return conMsg(toCategoria(entrada.empresa)(fila), 'Categoría actualizada');
  });

  exponer(app, calls.eliminarCategoria, async ({ caller, empresa, entrada, ahora }) => {
    const { id, mover_a } = entrada;
    const hecho = { usuario: caller, ahora };
    const eliminada = await categorias.eliminar(empresa, id, mover_a, hecho);
    if (!eliminada) throw new AppError('NO_ENCONTRADO', { id, mover_a });
    return conMsg(null, 'Categoría eliminada');
  });

  exponer(app, calls.ordenarCategorias, async ({ caller, empresa, entrada, ahora }) => {
    const hecho = { usuario: caller, ahora };
    const filas = await categorias.ordenar(empresa, entrada.ids, hecho);
    return filas.map(toCategoria(entrada.empresa));
  });
};

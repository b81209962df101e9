import type { FastifyPluginAsync } from 'fastify';

import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import { modificadoresCalls as calls } from '@comanda/shared/contracts/inventario/modificadores';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';

import { toModificador } from './modificadorRow';
import { modificadoresRepository, type DatosDeModificador } from './modificadoresRepository';

export const modificadoresRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const modificadores = modificadoresRepository(db);

  exponer(app, calls.listarModificadores, async ({ empresa }) =>
    (await modificadores.listar(empresa)).map(toModificador),
  );

  exponer(app, calls.crearModificador, async ({ caller, empresa, entrada, ahora }) => {
    const hecho = { usuario: caller, ahora };
    const fila = await modificadores.crear(empresa, datosDe(entrada), hecho);
    return conMsg(toModificador(fila), 'Modificador creado');
  });

  exponer(app, calls.editarModificador, async ({ caller, empresa, entrada, ahora }) => {
    const { id } = entrada;
    const hecho = { usuario: caller, ahora };
    const fila = await modificadores.editar(empresa, id, datosDe(entrada), hecho);
    if (!fila) throw new AppError('NO_ENCONTRADO', { id });
    return conMsg(toModificador(fila), 'Modificador actualizado');
  });

  exponer(app, calls.eliminarModificador, async ({ caller, empresa, entrada: { id }, ahora }) => {
    const hecho = { usuario: caller, ahora };
    if (!(await modificadores.eliminar(empresa, id, hecho)))
      throw new AppError('NO_ENCONTRADO', { id });
    return conMsg(null, 'Modificador eliminado');
  });
};

type Entrada = CallEntrada<typeof calls.crearModificador>;

function datosDe({ nombre, precio, id_producto, id_categoria }: Entrada): DatosDeModificador {
  if ((id_producto === null) === (id_categoria === null)) {
    const msg = 'Elija una categoría o un producto';
    throw enCampo('DATOS_INVALIDOS', 'id_categoria', { msg });
  }
  return {
    nombre,
    precio: precio.toFixed(2),
    producto_id: id_producto === null ? null : llaveDeFila(id_producto),
    id_categoria: id_categoria === null ? null : llaveDeFila(id_categoria),
  };
}

import type { FastifyPluginAsync } from 'fastify';

import { vendedoresCalls as calls } from '@comanda/shared/contracts/admin/vendedores';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { sesionesDe } from '@comanda/kit/acceso/sesiones';

import { hashDeClave } from '@comanda/kit/credenciales/claves';
import { exigirClaveFuerte } from '../auth/fuerza';
import type { Deps } from '../deps';

import { vendedoresRepository } from './vendedoresRepository';

type Suyos = { nombreCompleto: string; email: string };

/** Sellers of the product, whom the operator registers (spec section 1). */
export const vendedoresRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const vendedores = vendedoresRepository(db);
  const sesiones = sesionesDe(db);

  const hashFuerte = async (clave: string, { nombreCompleto, email }: Suyos) => {
    await exigirClaveFuerte(clave, [nombreCompleto, email], 'password');
    return hashDeClave(clave);
  };

  exponer(app, calls.listarVendedores, () => vendedores.listar());

  exponer(app, calls.crearVendedor, async ({ caller, entrada: { password, ...datos } }) => {
    const hash = await hashFuerte(password, datos);
    return conMsg(await vendedores.crear({ ...datos, hash }, caller.id), 'Datos Registrados');
  });

  exponer(app, calls.actualizarVendedor, async ({ caller, entrada }) => {
    const { id, password = '', antes: leido, ...escrito } = entrada;
    const hash = password === '' ? null : await hashFuerte(password, escrito);
    const editado = await vendedores.actualizar(id, { escrito, leido, hash }, caller.id);
    if (!editado) throw new AppError('NO_ENCONTRADO', { id });
    sesiones.olvidar();
    return conMsg(editado, 'Datos Actualizados');
  });

  exponer(app, calls.eliminarVendedor, async ({ caller, entrada: { id } }) => {
    if (!(await vendedores.eliminar(id, caller.id))) throw new AppError('NO_ENCONTRADO', { id });
    sesiones.olvidar();
    return null;
  });
};

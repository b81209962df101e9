import type { FastifyPluginAsync } from 'fastify';

import { anticiposCalls as calls } from '@comanda/shared/contracts/caja/anticipos';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';
import { comoVino } from '../sinLinea/loDicho';

import { anticiposRepository } from './anticiposRepository';

/** Who works for the company, and what of their salary they were given before its day. */
export const anticiposRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const anticipos = anticiposRepository(db);

  exponer(app, calls.listarEmpleados, ({ empresa, ahora }) => anticipos.empleados(empresa, ahora));

  exponer(app, calls.anticipo, async ({ caller, empresa, entrada, ahora }) => {
    const { id_usuario: empleado, monto, caja, anticipo_id } = entrada;
    const sinLinea = comoVino(entrada);
    const anticipo = { empleado, monto, caja, clave: anticipo_id ?? null, sinLinea };
    const dado = await anticipos.dar(empresa, anticipo, { usuario: caller, ahora });
    return conMsg({ ...dado, empresa: entrada.empresa }, 'Anticipo registrado');
  });
};

import type { FastifyPluginAsync } from 'fastify';

import { devolucionesCalls as calls } from '@comanda/shared/contracts/ventas/devoluciones';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';

import { devolucionesRepository } from './devolucionesRepository';
import { devolverVenta } from './devolverVenta';

export const devolucionesRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const devoluciones = devolucionesRepository(db);

  exponer(app, calls.devolverVenta, async ({ caller, empresa, idempotencia, entrada, ahora }) => {
    const pedido = { caller, empresa, idempotencia, ahora, solicitud: entrada };
    const hecha = await devolverVenta(devoluciones, pedido);
    return conMsg(hecha, 'Devolución registrada');
  });
};

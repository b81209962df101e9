import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { ventasCalls } from '@comanda/shared/contracts/ventas';
import { AppError } from '@comanda/shared/errors/AppError';
import { exigirIdempotencia } from '@comanda/kit/idempotencia';
import { routeOf } from '@comanda/kit/routeOf';
import { empresaPermitida } from '@comanda/kit/tenant';

import { cambiarEstado } from './cambiarEstado';
import { crearVenta } from './crearVenta';
import { toEmitidoLinea } from './emitidoRow';
import { toVenta } from './ventaRow';

import type { EmitidosRepository } from './emitidosRepository';
import type { EstadosRepository } from './estadosRepository';
import type { VentasRepository } from './ventasRepository';

type Deps = {
  ventas: VentasRepository;
  emitidos: EmitidosRepository;
  estados: EstadosRepository;
  reloj: () => Date;
};

export const ventasRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.route({
    ...routeOf(ventasCalls.crearVenta),
    handler: async ({ caller, body, headers }) => {
      const idempotencia = exigirIdempotencia(headers['idempotency-key']);
      const empresa = empresaPermitida(caller, body.empresa);
      const data = await crearVenta(deps, { caller, empresa, idempotencia, solicitud: body });
      return { success: true as const, data };
    },
  });

  app.route({
    ...routeOf(ventasCalls.consultarVenta),
    handler: async ({ caller, query: { empresa, idempotencia } }) => {
      const fila = await deps.ventas.deIdempotencia(
        empresaPermitida(caller, empresa),
        idempotencia,
      );
      return { success: true as const, data: fila && toVenta(fila, empresa, true) };
    },
  });

  app.route({
    ...routeOf(ventasCalls.listarEmitido),
    handler: async ({ caller, body: { empresa, secuencia } }) => {
      const filas = await deps.emitidos.lineas(empresaPermitida(caller, empresa), secuencia);
      if (filas.length === 0) throw new AppError('NO_ENCONTRADO', { empresa, secuencia });
      return { success: true as const, data: filas.map(toEmitidoLinea(empresa)) };
    },
  });

  app.route({
    ...routeOf(ventasCalls.actualizarEstado),
    handler: async ({ caller, body }) => {
      const empresa = empresaPermitida(caller, body.empresa);
      const data = await cambiarEstado(deps, { caller, empresa, solicitud: body });
      const msg = data.estado === 'ANULADO' ? 'Venta anulada' : 'Venta activada';
      return { success: true as const, msg, data };
    },
  });
};

import type { FastifyPluginAsync } from 'fastify';

import { ventasCalls as calls } from '@comanda/shared/contracts/ventas';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/exponer';
import { conMsg } from '@comanda/kit/respuesta';

import type { Deps } from '../deps';

import { cambiarEstado } from './cambiarEstado';
import { crearVenta } from './crearVenta';
import { toEmitidoLinea } from './emitidoRow';
import { emitidosRepository } from './emitidosRepository';
import { estadosRepository } from './estadosRepository';
import { toVenta } from './ventaRow';
import { ventasRepository } from './ventasRepository';

export const ventasRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const ventas = ventasRepository(db);
  const emitidos = emitidosRepository(db);
  const estados = estadosRepository(db);

  exponer(app, calls.crearVenta, ({ caller, empresa, idempotencia, entrada }) =>
    crearVenta({ ventas, reloj }, { caller, empresa, idempotencia, solicitud: entrada }),
  );

  exponer(app, calls.consultarVenta, async ({ empresa, entrada }) => {
    const fila = await ventas.deIdempotencia(empresa, entrada.idempotencia);
    return fila && toVenta(fila, entrada.empresa, true);
  });

  exponer(app, calls.listarEmitido, async ({ empresa, entrada }) => {
    const filas = await emitidos.lineas(empresa, entrada.secuencia);
    if (filas.length === 0) throw new AppError('NO_ENCONTRADO', entrada);
    return filas.map(toEmitidoLinea(entrada.empresa));
  });

  exponer(app, calls.actualizarEstado, async ({ caller, empresa, entrada }) => {
    const venta = await cambiarEstado({ estados, reloj }, { caller, empresa, solicitud: entrada });
    return conMsg(venta, venta.estado === 'ANULADO' ? 'Venta anulada' : 'Venta activada');
  });
};

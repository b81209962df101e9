import type { FastifyPluginAsync } from 'fastify';

import { ventasCalls as calls } from '@comanda/shared/contracts/ventas';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/exponer';
import { conMsg } from '@comanda/kit/respuesta';

import type { Deps } from '../deps';

import { cambiarEstado } from './cambiarEstado';
import { cambiarPago } from './cambiarPago';
import { crearVenta } from './crearVenta';
import { estadosRepository } from './estadosRepository';
import { toVenta } from './ventaRow';
import { ventasRepository } from './ventasRepository';

export const ventasRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const ventas = ventasRepository(db);
  const estados = estadosRepository(db);

  exponer(app, calls.crearVenta, ({ caller, empresa, idempotencia, entrada }) =>
    crearVenta({ ventas, reloj }, { caller, empresa, idempotencia, solicitud: entrada }),
  );

  exponer(app, calls.consultarVenta, async ({ empresa, entrada }) => {
    const fila = await ventas.deIdempotencia(empresa, entrada.idempotencia);
    return fila && toVenta(fila, entrada.empresa, true);
  });

  exponer(app, calls.actualizarEstado, async ({ caller, empresa, entrada }) => {
    const { estado, forma_pago, ...resto } = entrada;
    if (forma_pago !== undefined) {
      const solicitud = { ...resto, forma_pago };
      const { venta, enFactura } = await cambiarPago(
        { estados, reloj },
        { caller, empresa, solicitud },
      );
      return conMsg(venta, enFactura === false ? PAGO_FUERA_DE_FACTURA : 'Forma de pago cambiada');
    }
    if (caller.perfil !== 'Administrador')
      throw new AppError('PERFIL_NO_PERMITIDO', { usuario: caller.id, campo: 'estado' });
    if (estado === undefined) throw new Error('actualizarEstado: its contract let nothing through');
    const solicitud = { ...resto, estado };
    const venta = await cambiarEstado({ estados, reloj }, { caller, empresa, solicitud });
    return conMsg(venta, venta.estado === 'ANULADO' ? 'Venta anulada' : 'Venta activada');
  });
};

const PAGO_FUERA_DE_FACTURA =
  'Forma de pago cambiada. La factura ya esta firmada y conserva la que dice';

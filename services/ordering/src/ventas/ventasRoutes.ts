import type { FastifyPluginAsync } from 'fastify';

import { ventasCalls as calls } from '@comanda/shared/contracts/ventas/ventas';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer, type Peticion } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import { aprobadorDePedido } from '../aprobaciones/aprobadorDePedido';
import { quienAprueba } from '../aprobaciones/quienAprueba';
import type { Deps } from '../deps';

import { cambiarEstadoDeVenta } from './cambiarEstadoDeVenta';
import { cambiarPago } from './cambiarPago';
import { crearVenta } from './crearVenta';
import { estadosRepository } from './estadosRepository';
import { toVenta } from './ventaRow';
import { ventasRepository } from './ventasRepository';

type PedidoDeCambio = Peticion<typeof calls.actualizarEstado>;

export const ventasRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const ventas = ventasRepository(db);
  const estados = estadosRepository(db);
  const aprueba = quienAprueba(db, reloj);

  exponer(app, calls.crearVenta, ({ caller, empresa, idempotencia, entrada, ahora }) =>
    crearVenta(ventas, { caller, empresa, idempotencia, ahora, solicitud: entrada }),
  );

  exponer(app, calls.consultarVenta, async ({ empresa, entrada }) => {
    const fila = await ventas.deIdempotencia(empresa, entrada.idempotencia);
    return fila && toVenta(fila, entrada.empresa, true);
  });

  /** Who approves what the caller may not do alone; null where an Administrador asks. */
  const aprobadorDe = async ({ caller, empresa, entrada, request }: PedidoDeCambio) => {
    if (caller.perfil === 'Administrador') return null;
    const { estado, aprobacion } = entrada;
    if (estado !== 'ANULADO' || !aprobacion)
      throw new AppError('PERFIL_NO_PERMITIDO', { usuario: caller.id, campo: 'estado' });
    return aprobadorDePedido(aprueba, { empresa, aprobacion, request });
  };

  exponer(app, calls.actualizarEstado, async (pedido) => {
    const { caller, empresa, entrada, ahora } = pedido;
    const { estado, forma_pago, aprobacion: _, ...resto } = entrada;
    if (forma_pago !== undefined) {
      const solicitud = { ...resto, forma_pago };
      const { venta, enFactura } = await cambiarPago(estados, {
        caller,
        empresa,
        ahora,
        solicitud,
      });
      return conMsg(venta, enFactura === false ? PAGO_FUERA_DE_FACTURA : 'Forma de pago cambiada');
    }
    const aprobador = await aprobadorDe(pedido);
    if (estado === undefined) throw new Error('actualizarEstado: its contract let nothing through');
    const solicitud = { ...resto, estado, aprobador };
    const venta = await cambiarEstadoDeVenta(estados, { caller, empresa, ahora, solicitud });
    return conMsg(venta, venta.estado === 'ANULADO' ? 'Venta anulada' : 'Venta activada');
  });
};

const PAGO_FUERA_DE_FACTURA =
  'Forma de pago cambiada. La factura ya está firmada y conserva la que dice';

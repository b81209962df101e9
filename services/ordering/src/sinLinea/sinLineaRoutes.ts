import type { FastifyPluginAsync } from 'fastify';

import { sinLineaCalls as calls } from '@comanda/shared/contracts/ventas/sinLinea';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';
import { crearVenta } from '../ventas/crearVenta';
import type { Solicitud } from '../ventas/revisarLinea';
import { ventasRepository } from '../ventas/ventasRepository';

import { actosRepository } from './actosRepository';
import { toVentaMarcada } from './ventaMarcadaRow';
import { ventasMarcadasRepository } from './ventasMarcadasRepository';

/** What was handed over and charged is sold over the counter. */
function sinOrden({ orden: _, tienda, ...solicitud }: Solicitud): Solicitud {
  return { ...solicitud, tienda: tienda.map(({ orden_lineas: __, ...linea }) => linea) };
}

export const sinLineaRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const ventas = ventasRepository(db);
  const marcadas = ventasMarcadasRepository(db);
  const actos = actosRepository(db);

  exponer(app, calls.aceptarVenta, async ({ caller, empresa, idempotencia, entrada, ahora }) => {
    const { motivo, reemplaza = null, sin_orden = false, ...comoVino } = entrada;
    const venta = await crearVenta(ventas, {
      caller,
      empresa,
      idempotencia,
      solicitud: sin_orden ? sinOrden(comoVino) : comoVino,
      ahora,
      aceptada: { motivo, reemplaza, comoVino },
    });
    return conMsg(venta, 'Venta aceptada');
  });

  exponer(app, calls.listarVentasSinLinea, async ({ empresa }) =>
    (await marcadas.listar(empresa)).map(toVentaMarcada),
  );

  exponer(app, calls.revisarVentaSinLinea, async ({ caller, empresa, entrada, ahora }) => {
    const hecho = { usuario: caller, ahora };
    if (!(await marcadas.revisar(empresa, entrada.venta, hecho)))
      throw new AppError('NO_ENCONTRADO', { venta: entrada.venta });
    return conMsg(null, 'Venta revisada');
  });

  exponer(app, calls.descartarActoSinLinea, async ({ caller, empresa, entrada, ahora }) => {
    await actos.descartar(empresa, entrada, { usuario: caller, ahora });
    return conMsg(null, 'Descartado');
  });
};

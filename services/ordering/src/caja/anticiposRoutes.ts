import type { FastifyPluginAsync } from 'fastify';

import { anticiposCalls as calls } from '@comanda/shared/contracts/caja/anticipos';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import { aprobadorDePedido } from '../aprobaciones/aprobadorDePedido';
import { quienAprueba } from '../aprobaciones/quienAprueba';
import type { Deps } from '../deps';
import { comoVino } from '../sinLinea/loDicho';

import { anticiposRepository } from './anticiposRepository';

/** Who works for the company, and what of their salary they were given before its day. */
export const anticiposRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const aprueba = quienAprueba(db, reloj);
  const anticipos = anticiposRepository(db);

  exponer(app, calls.listarEmpleados, ({ empresa, ahora }) => anticipos.empleados(empresa, ahora));

  exponer(app, calls.anticipo, async ({ caller, empresa, entrada, request, ahora }) => {
    const { id_usuario: empleado, monto, caja, anticipo_id, aprobacion: suya } = entrada;
    const clave = anticipo_id ?? null;
    const aprobacion = (await anticipos.yaDado(empresa, clave)) ? undefined : suya;
    const aprobador = await aprobadorDePedido(aprueba, { empresa, aprobacion, request });
    const sinLinea = comoVino(entrada);
    const anticipo = { empleado, monto, caja, clave, sinLinea, aprobador };
    const dado = await anticipos.dar(empresa, anticipo, { usuario: caller, ahora });
    return conMsg({ ...dado, empresa: entrada.empresa }, 'Anticipo registrado');
  });
};

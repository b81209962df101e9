import { randomUUID } from 'node:crypto';

import type { FastifyPluginAsync } from 'fastify';

import { ajustesCalls as calls } from '@comanda/shared/contracts/ventas/ajustes';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';

import { aprobacionesRepository } from './aprobacionesRepository';
import { credencialesDe } from './credencialesDe';
import { quienAprueba } from './quienAprueba';

/** Long enough to finish the sale it was asked for. */
const VIGENCIA_MS = 15 * 60 * 1000;

export const aprobacionesRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const aprobaciones = aprobacionesRepository(db);
  const aprueba = quienAprueba(db, reloj);

  exponer(app, calls.aprobarDescuento, async ({ caller, empresa, entrada, request, ahora }) => {
    const credenciales = credencialesDe(entrada, request);
    const { id: aprobador_id, nombre: aprobador, reclamar } = await aprueba(empresa, credenciales);
    const porcentaje = Math.ceil(entrada.porcentaje);
    const id = randomUUID();
    const vence = new Date(ahora.getTime() + VIGENCIA_MS);
    const nueva = { id, porcentaje, aprobador, aprobador_id, usuario_id: caller.id };
    await aprobaciones.crear(empresa, { ...nueva, creado: ahora, vence }, reclamar);
    const aprobacion = { id, aprobador, porcentaje, vence: vence.toISOString() };
    return conMsg(aprobacion, `Descuento de hasta ${porcentaje}% aprobado por ${aprobador}`);
  });
};

import type { FastifyPluginAsync } from 'fastify';

import { asistenciaCalls as calls } from '@comanda/shared/contracts/admin/asistencia';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';

import { asistenciaRepository } from './asistenciaRepository';
import { toDeTurno } from './asistenciaRow';

export const asistenciaRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const asistencia = asistenciaRepository(db);

  exponer(app, calls.listarAsistencia, async ({ empresa, entrada: { id, mes }, ahora }) => {
    const hoy = fechaNegocio(ahora);
    const dias = await asistencia.listar(empresa, { id, mes: mes ?? hoy.slice(0, 7) }, ahora);
    if (!dias) throw new AppError('NO_ENCONTRADO', { id });
    return dias;
  });

  exponer(app, calls.listarDeTurno, async ({ empresa, ahora }) => {
    const personas = await asistencia.deTurno(empresa, ahora);
    return personas.map(toDeTurno);
  });

  exponer(app, calls.corregirAsistencia, async ({ caller, empresa, entrada, ahora }) => {
    if (entrada.fecha > fechaNegocio(ahora))
      throw enCampo('DATOS_INVALIDOS', 'fecha', { msg: 'Ese día aún no llega' });
    const corregida = await asistencia.corregir(empresa, entrada, { quien: caller.id, ahora });
    if (!corregida) throw new AppError('NO_ENCONTRADO', { id: entrada.id });
    return conMsg(corregida, 'Asistencia corregida');
  });
};

import type { FastifyPluginAsync } from 'fastify';

import { prospectosCalls as calls } from '@comanda/shared/contracts/admin/prospectos';
import { faltaDeRuc } from '@comanda/shared/domain/fiscal/identificacion';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';

import { prospectosRepository } from './prospectosRepository';

/** Whom sellers registered, until the operator makes a company of them. */
export const prospectosRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const prospectos = prospectosRepository(db);

  exponer(app, calls.listarProspectos, ({ caller }) =>
    prospectos.listar(caller.perfil === 'Dashboard' ? null : caller.id),
  );

  exponer(app, calls.consultarRucDeProspecto, async ({ caller, entrada: { ruc } }) => {
    const falta = faltaDeRuc(ruc) ?? (await prospectos.ocupado(ruc, caller.id));
    return { libre: falta === null, msg: falta ?? 'Nadie lo ha registrado' };
  });

  exponer(app, calls.crearProspecto, async ({ caller, entrada }) => {
    exigirRuc(entrada);
    return conMsg(await prospectos.crear(entrada, caller.id), 'Datos Registrados');
  });

  exponer(app, calls.actualizarProspecto, async ({ caller, entrada: { id, ...datos } }) => {
    exigirRuc(datos);
    const editado = await prospectos.actualizar(id, datos, caller.id);
    if (!editado) throw new AppError('NO_ENCONTRADO', { id });
    return conMsg(editado, 'Datos Actualizados');
  });

  exponer(app, calls.descartarProspecto, async ({ caller, entrada: { id, motivo } }) => {
    const descartado = await prospectos.descartar(id, motivo, caller.id);
    if (!descartado) throw new AppError('NO_ENCONTRADO', { id });
    return conMsg(descartado, 'Cliente descartado');
  });
};

function exigirRuc({ ruc }: { ruc: string }): void {
  const msg = faltaDeRuc(ruc);
  if (msg !== null) throw enCampo('IDENTIFICACION_INVALIDA', 'ruc', { msg });
}

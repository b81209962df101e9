import type { FastifyPluginAsync } from 'fastify';

import { talonariosCalls as calls } from '@comanda/shared/contracts/ventas/talonarios';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { enCampo } from '@comanda/kit/http/enCampo';

import type { Deps } from '../deps';

import { avisoDeTalonarios, toTalonario } from './estadoDeTalonario';
import { talonariosRepository } from './talonariosRepository';

export const talonariosRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const repository = talonariosRepository(db);

  exponer(app, calls.listarTalonarios, async ({ empresa, ahora }) => {
    const hoy = fechaNegocio(ahora);
    const talonarios = (await repository.listar(empresa)).map((fila) => toTalonario(fila, hoy));
    return { talonarios, aviso: avisoDeTalonarios(talonarios, hoy) };
  });

  exponer(app, calls.registrarTalonario, async ({ caller, empresa, entrada, ahora }) => {
    const { empresa: _, ...nuevo } = entrada;
    if (nuevo.caduca < fechaNegocio(ahora))
      throw enCampo('DATOS_INVALIDOS', 'caduca', { msg: 'El talonario ya venció' });
    await repository.registrar(empresa, nuevo, { usuario: caller, ahora });
    return conMsg(null, 'Talonario registrado');
  });

  exponer(app, calls.retirarTalonario, async ({ caller, empresa, entrada, ahora }) => {
    await repository.retirar(empresa, entrada.id, { usuario: caller, ahora });
    return conMsg(null, 'Talonario retirado');
  });
};

import type { FastifyPluginAsync } from 'fastify';

import { ajustesCalls as calls } from '@comanda/shared/contracts/ventas/ajustes';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';

import { ajustesRepository } from './ajustesRepository';

export const ajustesRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const ajustes = ajustesRepository(db);

  exponer(app, calls.guardarAjustes, async ({ caller, empresa, entrada, ahora }) => {
    const { descuento_maximo, barras_peso, politica_iva } = entrada;
    const { vende_a_credito, credito_plazo, credito_limite } = entrada;
    const dichos = {
      descuento_maximo,
      barras_peso,
      ...(politica_iva && { politica_iva }),
      ...(vende_a_credito !== undefined && { vende_a_credito }),
      ...(credito_plazo !== undefined && { credito_plazo }),
      ...(credito_limite !== undefined && { credito_limite }),
    };
    const hecho = { usuario: caller, ahora };
    const guardados = await ajustes.guardar(empresa, dichos, hecho);
    return conMsg(guardados, 'Ajustes guardados');
  });
};

import type { FastifyPluginAsync } from 'fastify';

import { emisionCalls as calls } from '@comanda/shared/contracts/facturacion/emision';
import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';

import { emisionRepository } from './emisionRepository';

/** Ambiente, series and numberings of a company: looked at, and changed. */
export const emisionRoutes: FastifyPluginAsync<Deps> = async (app, { db, modo }) => {
  const emision = emisionRepository(db);
  const instalacion = { modo, produccion: modo === 'produccion' };

  exponer(app, calls.consultarEmision, async ({ empresa }) => ({
    ...(await emision.leer(empresa)),
    ...instalacion,
  }));

  exponer(app, calls.guardarEmision, async ({ caller, empresa, entrada }) => {
    const { empresa: _empresa, siguiente_factura, siguiente_nota_credito, ...resto } = entrada;
    const { saltar_numeros: conSaltos = false, ...ajustes } = resto;
    if (ajustes.ambiente === '2' && !instalacion.produccion)
      throw enCampo('AMBIENTE_NO_DISPONIBLE', 'ambiente');
    const guardada = await emision.guardar(empresa, {
      ajustes,
      siguientes: {
        ...(siguiente_factura !== undefined && { '01': siguiente_factura }),
        ...(siguiente_nota_credito !== undefined && { '04': siguiente_nota_credito }),
      },
      conSaltos,
      usuario: caller.id,
    });
    return conMsg({ ...guardada, ...instalacion }, 'Emisión actualizada');
  });
};

import type { FastifyPluginAsync } from 'fastify';

import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { decretosCalls as calls, DIAS_DE_DECRETO } from '@comanda/shared/contracts/admin/decretos';
import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import { tarifaDe } from '@comanda/shared/domain/dinero/iva';
import { leerCantones } from '@comanda/shared/domain/ley/lugares';
import { esDeTurismo } from '@comanda/shared/domain/ley/tarifas';
import { DIA_MS } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';

import type { Deps } from '../deps';

import { decretosRepository, type NuevoDecreto } from './decretosRepository';

/** Rates that decrees give on some days: the operator adds a row the day before, and no release is needed. */
export const decretosRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const decretos = decretosRepository(db);

  exponer(app, calls.listarDecretos, () => decretos.listar());

  exponer(app, calls.agregarDecreto, async ({ caller, entrada }) =>
    conMsg(await decretos.agregar(nuevoDe(entrada), caller.id), 'Decreto agregado'),
  );

  exponer(app, calls.cesarDecreto, async ({ caller, entrada }) => {
    const cese = await decretos.cesar(entrada, caller.id);
    if (!cese) throw new AppError('NO_ENCONTRADO', { id: entrada.id });
    return conMsg(cese, 'Decreto terminado');
  });
};

type Entrada = CallEntrada<typeof calls.agregarDecreto>;

function nuevoDe({ desde, hasta, fuente, provincias, ...entrada }: Entrada): NuevoDecreto {
  const tarifa = tarifaDe(entrada.tarifa);
  if (tarifa === null || !esDeTurismo(tarifa))
    throw enCampo('TARIFA_INVALIDA', 'tarifa', {
      msg: 'Un decreto de turismo no puede dar esa tarifa',
    });
  exigirDias(desde, hasta);
  const cantones = leerCantones(entrada.cantones);
  if ('msg' in cantones) throw enCampo('DATOS_INVALIDOS', 'cantones', { msg: cantones.msg });
  const enteras = [...new Set(provincias)].map((provincia) => ({ provincia, canton: null }));
  return { tarifa, desde, hasta, fuente, cesa: null, lugares: [...enteras, ...cantones.lugares] };
}

function exigirDias(desde: string, hasta: string): void {
  if (hasta < desde)
    throw enCampo('DATOS_INVALIDOS', 'hasta', { msg: 'Hasta no puede ser antes que Desde' });
  if ((Date.parse(hasta) - Date.parse(desde)) / DIA_MS >= DIAS_DE_DECRETO)
    throw enCampo('DATOS_INVALIDOS', 'hasta', {
      msg: `Un decreto rige ${DIAS_DE_DECRETO} días como máximo`,
    });
}

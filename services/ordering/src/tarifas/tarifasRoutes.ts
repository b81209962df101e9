import type { FastifyPluginAsync } from 'fastify';

import { tarifasDePrecioCalls as calls } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';

import { cambiosDeTarifas } from './cambiosDeTarifas';

export const tarifasRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const tarifas = cambiosDeTarifas(db);

  exponer(app, calls.listarTarifas, async ({ empresa }) => [...(await tarifas.listar(empresa))]);

  exponer(app, calls.guardarTarifa, async ({ caller, empresa, entrada, ahora }) => {
    const { id, empresa: _, antes: leido, ...escrito } = entrada;
    const hecho = { usuario: caller, ahora };
    const lista = await tarifas.guardar(empresa, { id, leido, escrito }, hecho);
    return conMsg([...lista], 'Tarifa guardada');
  });

  exponer(app, calls.encenderTarifa, async ({ caller, empresa, entrada, ahora }) => {
    const { id, activa } = entrada;
    const hecho = { usuario: caller, ahora };
    const lista = [...(await tarifas.encender(empresa, { id, activa }, hecho))];
    return conMsg(lista, activa ? 'Tarifa encendida' : 'Tarifa apagada');
  });

  exponer(app, calls.adelantarTarifa, async ({ caller, empresa, entrada: { id }, ahora }) => [
    ...(await tarifas.adelantar(empresa, id, { usuario: caller, ahora })),
  ]);

  exponer(app, calls.eliminarTarifa, async ({ caller, empresa, entrada: { id }, ahora }) => {
    await tarifas.eliminar(empresa, id, { usuario: caller, ahora });
    return conMsg(null, 'Tarifa eliminada');
  });
};

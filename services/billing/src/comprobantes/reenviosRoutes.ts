import type { FastifyPluginAsync } from 'fastify';

import {
  reenviosCalls as calls,
  type Reenvio,
} from '@comanda/shared/contracts/facturacion/reenvios';
import { exponer } from '@comanda/kit/http/exponer';

import { correosRepository } from '../correo/correosRepository';
import type { Deps } from '../deps';
import { fraseDe } from '../documento/fraseDe';
import { reintentosRepository } from '../entrega/reintentosRepository';

import { crearReenviar } from './reenviar';
import { reenviosRepository } from './reenviosRepository';

/** Many documents again: each in a transaction of its own, so that what was told of one stays so. */
export const reenviosRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const correos = correosRepository(db);
  const reenvios = reenviosRepository(db);
  const reenviar = crearReenviar({ correos, reintentos: reintentosRepository(db), reenvios });

  exponer(app, calls.reenviarComprobantes, async ({ caller, empresa, entrada, ahora }) => {
    const hechos: Reenvio[] = [];
    for (const clave of new Set(entrada.claves)) {
      const pedido = { clave, por: caller.email, ahora };
      const resultado = await reenviar[entrada.via](empresa, pedido);
      if (resultado !== null) hechos.push({ clave_acceso: clave, resultado });
    }
    return hechos;
  });

  exponer(app, calls.consultarReenvios, async ({ empresa, entrada: { claves } }) => {
    const [estados, ultimos] = await Promise.all([
      reenvios.estados(empresa, claves),
      correos.ultimos(empresa, claves),
    ]);
    return estados.map(({ codigo: _codigo, ...uno }) => ({
      ...uno,
      mensaje: fraseDe(uno),
      correo: ultimos.get(uno.clave_acceso) ?? null,
    }));
  });
};

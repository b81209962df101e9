import type { FastifyPluginAsync } from 'fastify';

import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import { sesionesDe } from '@comanda/kit/acceso/sesiones';
import { enTransaccion } from '@comanda/kit/base/db';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { cuentaCalls as calls, type Inactividad } from '@comanda/shared/contracts/auth/cuenta';

import type { Deps } from '../deps';

import { cuentaDeps } from './cuentaDeps';
import { pedirClave } from './pedirClave';

const LEER = `select identidad.descanso_de('Dashboard') as operador, identidad.descanso_de('') as locales`;

const GUARDAR = `
  insert into identidad.ajustes (clave, valor)
  values ('inactividad_operador', to_jsonb($1::int)), ('inactividad_local', to_jsonb($2::int))
  on conflict (clave) do update set valor = excluded.valor`;

/** How long sessions may rest: what the operator sets for all. */
export const inactividadRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const deps = cuentaDeps({ db, reloj });

  exponer(app, calls.consultarInactividad, async () => {
    const { rows } = await db.pool.query<Inactividad>(LEER);
    return rows[0] ?? { operador: 0, locales: 0 };
  });

  exponer(app, calls.guardarInactividad, async ({ caller, entrada, request }) => {
    const { password, ...inactividad } = entrada;
    await pedirClave(deps, request, password);
    await enTransaccion(db, async (client) => {
      const { rows } = await client.query<Inactividad>(LEER);
      await client.query(GUARDAR, [inactividad.operador, inactividad.locales]);
      await anotarAuditoria(client, caller.id, {
        empresa: null,
        accion: 'inactividad cambiada',
        antes: rows[0],
        despues: inactividad,
      });
    });
    sesionesDe(db).olvidar();
    return conMsg(inactividad, 'Guardado');
  });
};

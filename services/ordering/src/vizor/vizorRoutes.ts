import type { FastifyPluginAsync } from 'fastify';

import { vizorCalls as calls } from '@comanda/shared/contracts/ventas/vizor';
import { compartir } from '@comanda/kit/base/compartida';
import { exponer } from '@comanda/kit/http/exponer';
import { siCambio } from '@comanda/kit/documento/marca';
import { porVersion } from '@comanda/kit/proceso/porVersion';
import { conMsg, enSobre } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';
import { versionDePiso } from '../mesas/piso';

import { ajustesCocinaRepository } from './ajustesCocinaRepository';
import { diaDeCorte } from './corteDeCocina';
import { vizorRepository } from './vizorRepository';

export const vizorRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const vizor = vizorRepository(db);
  const ajustes = ajustesCocinaRepository(db);
  const lista = porVersion((empresa) => vizor.listar(empresa, reloj()));

  exponer(app, calls.listarVizor, async ({ empresa, request, reply, ahora }) => {
    // both only grow: their sum is another one once either is
    const version = (await versionDePiso(db, empresa)) + diaDeCorte(ahora);
    return siCambio({ request, reply }, version, async () => {
      const leida = await lista(empresa, version);
      const { lineas, ajustes: comoTrabaja } = leida;
      return compartir(leida, ahora, () =>
        enSobre(lineas, { ajustes: comoTrabaja, ahora: ahora.toISOString() }),
      );
    });
  });

  exponer(app, calls.eliminarItem, async ({ caller, empresa, entrada: { random }, ahora }) => {
    await vizor.eliminar(empresa, random, { usuario: caller, ahora });
    return null;
  });

  exponer(
    app,
    calls.marcarListo,
    async ({ caller, empresa, entrada: { lineas, listo }, ahora }) => {
      await vizor.marcar(empresa, { lineas, listo }, { usuario: caller, ahora });
      return null;
    },
  );

  exponer(app, calls.listarListas, ({ empresa }) => vizor.listas(empresa));

  exponer(app, calls.consultarAjustesCocina, ({ empresa }) => ajustes.leer(empresa));

  exponer(app, calls.guardarAjustesCocina, async ({ caller, empresa, entrada, ahora }) => {
    const { estaciones, aviso_min, alerta_min, categorias, antes: leido } = entrada;
    const hecho = { usuario: caller, ahora };
    const escrito = { estaciones, aviso_min, alerta_min, categorias };
    return conMsg(
      await ajustes.guardar(empresa, { leido, escrito }, hecho),
      'Ajustes de cocina guardados',
    );
  });
};

import type { FastifyPluginAsync } from 'fastify';

import { empresasCalls as calls } from '@comanda/shared/contracts/admin/empresas';
import { exponer } from '@comanda/kit/http/exponer';
import { sesionesDe } from '@comanda/kit/acceso/sesiones';
import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';

import type { Deps } from '../deps';
import { imagenParaSiempre } from '@comanda/kit/imagenes/imagenParaSiempre';

import { logosRepository } from './logosRepository';
import { prepararLogo } from './prepararLogo';

/** A company's logo: changed, and looked at by its address. */
export const logosRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const logos = logosRepository(db);

  exponer(app, calls.guardarLogo, async ({ caller, empresa, entrada: { imagen } }) => {
    const logo = imagen === null ? null : await prepararLogo(imagen);
    const logo_empresa = await logos.poner(empresa, logo, caller.id);
    sesionesDe(db).olvidar();
    return { logo_empresa };
  });

  exponer(app, calls.verLogo, ({ entrada: { coleccion, huella }, ...peticion }) =>
    imagenParaSiempre(huella, peticion, () =>
      logos.leer(empresaDeTrabajo(Number(coleccion)), huella),
    ),
  );
};

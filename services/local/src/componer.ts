import { billingPlugin } from '@comanda/billing/app';
import { cifrasDeFacturacion } from '@comanda/billing/cifras';
import type { BillingDeps } from '@comanda/billing/deps';
import { identidadPlugin } from '@comanda/identidad/app';
import { certificadosDe, type PedirABilling } from '@comanda/identidad/empresas/certificados';
import { compartirSesiones } from '@comanda/kit/acceso/sesiones';
import type { Db } from '@comanda/kit/base/db';
import type { Lectura } from '@comanda/kit/base/lectura';
import type { Vigilancia } from '@comanda/kit/metricas/metricasRoute';
import { cabeceraDePeticion } from '@comanda/kit/http/peticionEnCurso';
import type { Server } from '@comanda/kit/http/server';
import { orderingPlugin } from '@comanda/ordering/app';
import { cifrasDePedidos } from '@comanda/ordering/cifras';
import { cifrasDePlataforma } from '@comanda/platform/cifras';
import { platformPlugin, type PlatformOptions } from '@comanda/platform/app';

import type { Env } from './env';
import { cifrasDeRespaldo } from './respaldo/ultimoRespaldo';

export type Composicion = {
  /** Its clock is everyone's, and its database all the others'. */
  billing: BillingDeps;
  /** The database as identidad enters it. */
  identidad: Db;
  platform: Pick<
    PlatformOptions,
    'carpeta' | 'paquetes' | 'direcciones' | 'modoSri' | 'sinTrabajador' | 'contencion'
  >;
  /** Where reports are read; the same database where nothing is said. */
  lectura?: Lectura;
};

/** What /metricas tells of the services. */
export const vigilanciaDe = ({ db, reloj }: Pick<BillingDeps, 'db' | 'reloj'>): Vigilancia => ({
  base: db,
  cifras: [cifrasDePedidos(reloj), cifrasDeFacturacion(reloj), cifrasDePlataforma(reloj)],
});

/** A database that is given is backed up by whoever keeps it, and not in this folder. */
export function vigilanciaEn(
  env: Pick<Env, 'DATABASE_URL' | 'METRICAS_TOKEN'>,
  dataDir: string,
  billing: BillingDeps,
): Vigilancia {
  const deTodas = vigilanciaDe(billing);
  const deRespaldo = env.DATABASE_URL ? [] : [cifrasDeRespaldo(dataDir, billing.reloj)];
  return {
    ...deTodas,
    cifras: [...(deTodas.cifras ?? []), ...deRespaldo],
    token: env.METRICAS_TOKEN,
  };
}

/** The services on one server: what `npm start` listens with and what the deny-by-default tests try. */
export async function componer(
  app: Server,
  { billing, identidad, platform, lectura }: Composicion,
): Promise<void> {
  const { db, reloj } = billing;
  const certificados = certificadosDe(enElMismo(app));
  const conLectura = lectura && { lectura };
  compartirSesiones(identidad, db);
  await app.register(identidadPlugin, { db: identidad, reloj, certificados, ...conLectura });
  await app.register(orderingPlugin, { db, reloj, ...conLectura });
  await app.register(billingPlugin, { ...billing, prefix: FACTURACION });
  await app.register(platformPlugin, { ...platform, db, reloj });
}

const FACTURACION = '/facturacion';

/** Billing asked through its own door, without a network between. */
const enElMismo =
  (app: Server): PedirABilling =>
  async ({ ruta, cuerpo, autorizacion }) => {
    const respuesta = await app.inject({
      method: 'POST',
      url: FACTURACION + ruta,
      payload: cuerpo,
      headers: { authorization: autorizacion, ...cabeceraDePeticion() },
    });
    return { status: respuesta.statusCode, json: respuesta.json() };
  };

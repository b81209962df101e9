import { randomInt } from 'node:crypto';

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { acceso } from '@comanda/kit/acceso';
import { verComo, type Db } from '@comanda/kit/db';
import { buildServer, type Server, type ServerOptions } from '@comanda/kit/server';

import { clientesRepository } from './clientes/clientesRepository';
import { clientesRoutes } from './clientes/clientesRoutes';
import { comprobantesRepository } from './comprobantes/comprobantesRepository';
import { comprobantesRoutes } from './comprobantes/comprobantesRoutes';
import { empresasRepository } from './empresas/empresasRepository';
import { empresasRoutes } from './empresas/empresasRoutes';
import { crearEntrega, type Entrega, type Registro } from './entrega/entrega';
import { entregaRoutes } from './entrega/entregaRoutes';
import { firmarComprobante } from './entrega/firmarComprobante';
import { pausasRepository } from './entrega/pausasRepository';
import { reintentosRepository } from './entrega/reintentosRepository';
import { trabajosRepository } from './entrega/trabajosRepository';
import { almacenCertificados, type AlmacenCertificados } from './firmas/almacenCertificados';
import { certificadosRoutes } from './firmas/certificadosRoutes';
import { certificadosRepository } from './firmas/certificadosRepository';
import { reservasRepository } from './reservas/reservasRepository';
import { reservasRoutes } from './reservas/reservasRoutes';
import { crearRide } from './ride/ride';

import type { Database } from './db/schema';
import type { Sri } from './entrega/sriCliente';

export type BillingDeps = {
  db: Db;
  sri: Sri;
  reloj: () => Date;
  /** 32 bytes: what the certificates are encrypted with (FACTURACION_CLAVE). */
  claveMaestra: Buffer;
  /** RUC of the software's provider, on every document (RUC_PROVEEDOR). */
  rucProveedor: string;
};

/** Where a company's certificates are kept; for set-up and, later, for the certificate screen. */
export function abrirAlmacen({ db, claveMaestra, reloj }: BillingDeps): AlmacenCertificados {
  return almacenCertificados({
    certificados: certificadosRepository(verComo<Database>(db)),
    claveMaestra,
    reloj,
  });
}

/** Delivery put together: the worker's and that of /firmar_xml are two of these on one queue. */
export function entregaDe(deps: BillingDeps, log: Registro): Entrega {
  const db = verComo<Database>(deps.db);
  const { sri, reloj, rucProveedor } = deps;
  const firma = {
    empresas: empresasRepository(db),
    almacen: abrirAlmacen(deps),
    rucProveedor,
    reloj,
  };
  return crearEntrega({
    trabajos: trabajosRepository(db),
    sri,
    firmar: (empresa, documento) => firmarComprobante(firma, empresa, documento),
    reloj,
    azar: Math.random,
    log,
  });
}

/** All calls of the billing address; registered under the prefix /facturacion. */
export const billingPlugin: FastifyPluginAsyncZod<BillingDeps> = async (app, deps) => {
  const db = verComo<Database>(deps.db);
  const entrega = entregaDe(deps, app.log);
  app.addHook('onClose', () => entrega.detener());

  const { reloj } = deps;
  const empresas = empresasRepository(db);
  await app.register(acceso, { db: deps.db });
  await app.register(clientesRoutes, { clientes: clientesRepository(db), reloj });
  await app.register(empresasRoutes, { empresas });
  await app.register(reservasRoutes, {
    reservas: reservasRepository(db),
    empresas,
    reloj,
    codigoNumerico,
  });
  await app.register(certificadosRoutes, {
    certificados: certificadosRepository(db),
    almacen: abrirAlmacen(deps),
    empresas,
    reloj,
  });
  const comprobantes = comprobantesRepository(db);
  const apurar: Entrega['apurar'] = (empresa, clave) => entrega.apurar(empresa, clave);
  await app.register(comprobantesRoutes, { comprobantes, apurar, ride: crearRide(comprobantes) });
  await app.register(entregaRoutes, {
    comprobantes,
    apurar,
    reloj,
    pausas: pausasRepository(db),
    reintentos: reintentosRepository(db),
  });
};

/** The background half of billing: delivers what sales queued, until stopped. */
export function startWorker(deps: BillingDeps & { log: Registro }): { stop(): Promise<void> } {
  const entrega = entregaDe(deps, deps.log);
  entrega.iniciar();
  return { stop: () => entrega.detener() };
}

export async function buildApp(
  deps: BillingDeps,
  options: Omit<ServerOptions, 'nombre'> = {},
): Promise<Server> {
  const app = await buildServer({
    nombre: 'billing',
    salud: () => trabajosRepository(verComo<Database>(deps.db)).cola(),
    ...options,
  });
  await app.register(billingPlugin, { ...deps, prefix: '/facturacion' });
  return app;
}

function codigoNumerico(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

import { randomInt } from 'node:crypto';

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { acceso } from '@comanda/kit/acceso';
import { verComo, type Db } from '@comanda/kit/db';
import { buildServer, type Server, type ServerOptions } from '@comanda/kit/server';

import { atencionRepository } from './atencion/atencionRepository';
import { atencionRoutes } from './atencion/atencionRoutes';
import { clientesRepository } from './clientes/clientesRepository';
import { clientesRoutes } from './clientes/clientesRoutes';
import { comprobantesRepository } from './comprobantes/comprobantesRepository';
import { comprobantesRoutes } from './comprobantes/comprobantesRoutes';
import { correccionesRepository } from './comprobantes/correccionesRepository';
import { correccionesRoutes } from './comprobantes/correccionesRoutes';
import { emisionesRepository } from './comprobantes/emisionesRepository';
import { emisionesRoutes } from './comprobantes/emisionesRoutes';
import { crearCartero, type Cartero } from './correo/cartero';
import { colaCorreosRepository } from './correo/colaCorreosRepository';
import { correoRoutes } from './correo/correoRoutes';
import { correosRepository } from './correo/correosRepository';
import { redactarCarta } from './correo/redactarCarta';
import { emisionRepository } from './emision/emisionRepository';
import { emisionRoutes } from './emision/emisionRoutes';
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

import type { Transporte } from './correo/transporte';
import type { Database } from './db/schema';
import type { Sri } from './entrega/sriCliente';
import type { Resumen } from './firmas/resumenes';

export type BillingDeps = {
  db: Db;
  sri: Sri;
  /** Where mail to buyers goes out. */
  correo: Transporte;
  reloj: () => Date;
  /** 32 bytes: what the certificates are encrypted with (FACTURACION_CLAVE). */
  claveMaestra: Buffer;
  /** RUC of the software's provider, on every document (RUC_PROVEEDOR). */
  rucProveedor: string;
  /** What signatures digest with (SRI_FIRMA); SHA-1 when nothing is said. */
  resumen?: Resumen;
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
  const { sri, reloj, rucProveedor, resumen } = deps;
  const firma = {
    empresas: empresasRepository(db),
    almacen: abrirAlmacen(deps),
    rucProveedor,
    resumen,
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

/** Mail put together, as delivery is: the worker's and that of /envial_email are two of these on one queue. */
function carteroDe({ db, correo: transporte, reloj }: BillingDeps, log: Registro): Cartero {
  const cola = colaCorreosRepository(verComo<Database>(db));
  const redactar = (correo: Parameters<typeof redactarCarta>[1]) => redactarCarta(cola, correo);
  return crearCartero({ cola, transporte, redactar, reloj, azar: Math.random, log });
}

/** All calls of the billing address; registered under the prefix /facturacion. */
export const billingPlugin: FastifyPluginAsyncZod<BillingDeps> = async (app, deps) => {
  const db = verComo<Database>(deps.db);
  const entrega = entregaDe(deps, app.log);
  const cartero = carteroDe(deps, app.log);
  app.addHook('onClose', () => Promise.all([entrega.detener(), cartero.detener()]));

  const { reloj } = deps;
  const empresas = empresasRepository(db);
  await app.register(acceso, { db: deps.db });
  await app.register(clientesRoutes, { clientes: clientesRepository(db), reloj });
  await app.register(empresasRoutes, { empresas });
  await app.register(emisionRoutes, { emision: emisionRepository(db) });
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
  const ride = crearRide({ comprobantes, empresas });
  await app.register(comprobantesRoutes, { comprobantes, apurar, ride });
  const correcciones = correccionesRepository(db);
  await app.register(correccionesRoutes, { comprobantes, correcciones, apurar, reloj });
  const correos = correosRepository(db);
  await app.register(correoRoutes, { comprobantes, correos, cartero, reloj });
  const pausas = pausasRepository(db);
  await app.register(emisionesRoutes, { emisiones: emisionesRepository(db), correos });
  await app.register(atencionRoutes, {
    atencion: atencionRepository(db),
    pausas,
    certificados: certificadosRepository(db),
    correos,
    reloj,
  });
  await app.register(entregaRoutes, {
    comprobantes,
    apurar,
    reloj,
    pausas,
    reintentos: reintentosRepository(db),
  });
};

/** The background half of billing: delivers what sales queued and mails what was authorised, until stopped. */
export function startWorker(deps: BillingDeps & { log: Registro }): { stop(): Promise<void> } {
  const obreros = [entregaDe(deps, deps.log), carteroDe(deps, deps.log)];
  for (const obrero of obreros) obrero.iniciar();
  return {
    stop: async () => {
      await Promise.all(obreros.map((obrero) => obrero.detener()));
    },
  };
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

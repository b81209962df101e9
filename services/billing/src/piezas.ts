import { crearCartero, type Cartero } from '@comanda/kit/correo/cartero';
import { verComo } from '@comanda/kit/base/db';

import { crearConciliador } from './conciliacion/conciliador';
import { conciliacionRepository } from './conciliacion/conciliacionRepository';
import { colaCorreosRepository, nombreDeCorreo, type Correo } from './correo/colaCorreosRepository';
import { redactarCarta } from './correo/redactarCarta';
import { empresasRepository } from './empresas/empresasRepository';
import { autoridadRepository } from './entrega/autoridadRepository';
import { crearEntrega, type Entrega, type RegistroDeEntrega } from './entrega/entrega';
import { firmarComprobante } from './entrega/firmarComprobante';
import { trabajosRepository } from './entrega/trabajosRepository';
import { vigilarSri } from './entrega/vigilarSri';
import { almacenCertificados, type AlmacenCertificados } from './firmas/almacenCertificados';
import { certificadosRepository } from './firmas/certificadosRepository';

import type { Database } from './db/schema';
import type { Obrero } from '@comanda/kit/cola/obrero';
import type { BillingDeps } from './deps';

/** Where a company's certificates are kept. */
export function abrirAlmacen({
  db,
  claveMaestra,
  reloj,
}: Pick<BillingDeps, 'db' | 'claveMaestra' | 'reloj'>): AlmacenCertificados {
  return almacenCertificados({
    certificados: certificadosRepository(verComo<Database>(db)),
    claveMaestra,
    reloj,
  });
}

/** Delivery put together: the worker's and that of /firmar_xml are two of these on one queue. */
export function entregaDe(deps: BillingDeps, log: RegistroDeEntrega): Entrega {
  const db = verComo<Database>(deps.db);
  const { reloj, rucProveedor, resumen } = deps;
  const sri = vigilarSri(deps.sri, { autoridad: autoridadRepository(db), reloj, log });
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
export function carteroDe(
  { db, correo: transporte, reloj }: BillingDeps,
  log: Pick<RegistroDeEntrega, 'error'>,
): Cartero<Correo> {
  const cola = colaCorreosRepository(verComo<Database>(db));
  return crearCartero({
    cola,
    transporte,
    nombrar: nombreDeCorreo,
    reloj,
    azar: Math.random,
    log,
    redactar: (correo) => redactarCarta(cola, correo),
  });
}

/** The nightly look at what was authorised, put together. */
export const conciliadorDe = (
  { db, sri, reloj }: BillingDeps,
  log: Pick<RegistroDeEntrega, 'error'>,
): Obrero =>
  crearConciliador({
    conciliacion: conciliacionRepository(verComo<Database>(db)),
    sri,
    reloj,
    log,
  });

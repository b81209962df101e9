import { PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';

import { buildApp } from '../app';

import { abrirMundo, darCertificado, type Mundo } from './mundo';
import { abrirSandbox, type SandboxDePrueba } from './sandbox';

import type { BillingDeps } from '../deps';

/** The billing service without a network, and the world it stands on. */
export type Facturacion = Servicio & { mundo: Mundo };

export async function servir(mundo: Mundo): Promise<Facturacion> {
  const { db: _db, ...deps } = mundo.deps;
  const servicio = await abrirServicio(buildApp, deps, { prefijo: '/facturacion', base: mundo });
  return { ...servicio, mundo };
}

/** On a database of its own, with nobody who plays the authority. */
export const abrirFacturacion = async (over: Partial<BillingDeps> = {}): Promise<Facturacion> =>
  servir(await abrirMundo(null, over));

/** With the authority's stand-in, and a certificate for La Cevichería del Puerto. */
export async function abrirFacturacionConSri(
  over: Partial<BillingDeps> = {},
): Promise<Facturacion & { sandbox: SandboxDePrueba }> {
  const sandbox = await abrirSandbox();
  const mundo = await abrirMundo(sandbox.url, over);
  await darCertificado(mundo, PUERTO);
  const servicio = await servir(mundo);
  return {
    ...servicio,
    sandbox,
    async cerrar() {
      await servicio.cerrar();
      await sandbox.cerrar();
    },
  };
}

// Tills that sell through an ordering service over HTTP, each one sale after another: three lines, without an invoice.
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';

import { ADMIN_OTRA } from '../../services/kit/src/testing/semilla';
import { sesionDe } from '../../services/kit/src/testing/sesion';
import { makeLinea, makeSolicitudDeOtra } from '../../services/ordering/src/testing/ventas';
import { ventasCalls } from '../../shared/src/contracts/ventas/ventas';

import type { Base } from './base';
import { dato } from './llamar';
import type { Servicio } from './servicio';

const SOLICITUD = makeSolicitudDeOtra({
  tienda: [makeLinea(9, 3), makeLinea(10), makeLinea(10, 2)],
});

type Cajas = {
  cuantas: number;
  /** Between an answer and the next sale of that till. */
  descansar?: () => Promise<unknown>;
  sigue: () => boolean;
};

/** Milliseconds of each sale, until `sigue` says no. */
export async function vender(
  { url }: Base,
  { base }: Servicio,
  { cuantas, descansar, sigue }: Cajas,
): Promise<number[]> {
  const sesion = await sesionDe(url, ADMIN_OTRA);
  const agent = new Agent({ keepAlive: true, maxSockets: cuantas });
  const demoras: number[] = [];
  const caja = async () => {
    while (sigue()) {
      const inicio = performance.now();
      await dato(base + ventasCalls.crearVenta.path, {
        agent,
        entrada: SOLICITUD,
        headers: { ...sesion, 'idempotency-key': randomUUID() },
      });
      demoras.push(performance.now() - inicio);
      await descansar?.();
    }
  };
  await Promise.all(Array.from({ length: cuantas }, caja));
  agent.destroy();
  return demoras;
}

/** True for so many seconds from now on. */
export function durante(segundos: number): () => boolean {
  const fin = performance.now() + segundos * 1_000;
  return () => performance.now() < fin;
}

/** Sales a second of that many clients without a pause. */
export async function ritmo(
  base: Base,
  servicio: Servicio,
  { clientes, segundos }: { clientes: number; segundos: number },
): Promise<number> {
  const inicio = performance.now();
  const demoras = await vender(base, servicio, { cuantas: clientes, sigue: durante(segundos) });
  return (demoras.length * 1_000) / (performance.now() - inicio);
}

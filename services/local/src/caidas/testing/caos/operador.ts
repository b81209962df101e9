import { setTimeout as esperar } from 'node:timers/promises';

import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { comoDueno } from '@comanda/kit/testing/testDb';

import type { Servicios } from './clientes';

type Rechazada = { empresa: string; clave_acceso: string };

const RECHAZADAS = `
  select e.empresa, c.clave_acceso from facturacion.comprobantes c
    join identidad.empresas e on e.id = c.empresa_id
   where c.estado in ('DEVUELTA', 'NO_AUTORIZADO', 'REQUIERE_ATENCION') limit 40`;
const PAUSADAS = `
  select e.empresa from facturacion.pausas p join identidad.empresas e on e.id = p.empresa_id
   where p.reanudada_en is null`;

/** A lease of thirty seconds that nobody renewed for five. */
const DEBIDOS = `
  update facturacion.trabajos
     set proximo = now() - interval '1 second', arriendo = null, arrendado_hasta = null,
         enviado_en = enviado_en - interval '25 hours', consultado_en = consultado_en - interval '25 hours'
   where arriendo is null or arrendado_hasta < now() + interval '25 seconds'`;

/** The person who does what the sentences say: resumes companies that are paused, tries refused documents again. */
export async function atender(url: string, servicios: Servicios): Promise<number> {
  const pausadas = await comoDueno<{ empresa: string }>(url, PAUSADAS);
  for (const { empresa } of pausadas) await pedir(servicios, '/reanudar_emision', { empresa });
  const rechazadas = await comoDueno<Rechazada>(url, RECHAZADAS);
  await Promise.all(
    rechazadas.map(({ empresa, clave_acceso }) =>
      pedir(servicios, `/comprobante/${clave_acceso}/reintentar`, { empresa }),
    ),
  );
  return pausadas.length + rechazadas.length;
}

const ANULABLES = `
  select e.empresa, v.clave_acceso from pedidos.ventas v join identidad.empresas e on e.id = v.empresa_id
   where v.estado = 'ACTIVO' and v.empresa_id >= 1000 order by random() limit 2`;

/** Guests who send a dish back: whatever becomes of its invoice just then, a sale is voided, or it is said why not. */
export async function anularAlgunas(url: string, { ordering, sesion }: Servicios): Promise<void> {
  const elegidas = await comoDueno<Rechazada>(url, ANULABLES);
  for (const { empresa, clave_acceso } of elegidas) {
    const { status } = await fetch(ordering + ventasCalls.actualizarEstado.path, {
      method: 'PUT',
      headers: { ...sesion, 'content-type': 'application/json' },
      body: JSON.stringify({
        empresa,
        editar: clave_acceso,
        estado: 'ANULADO',
        motivo: 'Devuelto',
      }),
    });
    if (status >= 500) throw new Error(`anularAlgunas: ${status}`);
  }
}

/** As a day that passes: what waits is due, what a dead worker held and what a dead browser reserved is free. */
export async function pasarMinutos(url: string): Promise<void> {
  await comoDueno(url, DEBIDOS);
  await comoDueno(
    url,
    `update facturacion.reservas set reservada_en = reservada_en - interval '11 minutes' where consumida_en is null`,
  );
}

async function pedir({ billing, sesion }: Servicios, path: string, body: object): Promise<void> {
  await fetch(`${billing}/facturacion${path}`, {
    method: 'POST',
    headers: { ...sesion, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => esperar(200)); // the service is being killed: the next round asks again
}

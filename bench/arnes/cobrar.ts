// One charge as a till makes it, over connections that stay open: a number and its key, then the sale.
import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';

import type { PagoDeCaos } from '../../services/local/src/caidas/testing/caos/clientes';
import { facturacionCalls } from '../../shared/src/contracts/facturacion/facturacion';
import { ventasCalls } from '../../shared/src/contracts/ventas/ventas';

import { dato } from './llamar';

type Cobro = {
  base: string;
  agent: Agent;
  sesion: Record<string, string>;
  pago: PagoDeCaos;
  factura: boolean;
};

/** Charges once; milliseconds from the first call to the last answer. */
export async function cobrar({ base, agent, sesion, pago, factura }: Cobro): Promise<number> {
  const inicio = performance.now();
  const headers = { ...sesion, 'idempotency-key': randomUUID() };
  const { empresa, ruc } = pago.empresa;
  const reservar = () =>
    dato<{ claveAcceso: string }>(
      `${base}/facturacion${facturacionCalls.reservarClaveAcceso.path}`,
      { agent, entrada: { empresa, ruc }, headers },
    );
  const clave_acceso = factura ? (await reservar()).claveAcceso : null;
  const entrada = { ...pago.solicitud, clave_acceso };
  await dato(base + ventasCalls.crearVenta.path, { agent, entrada, headers });
  return performance.now() - inicio;
}

// One charge as a till makes it, over connections that stay open: a number and its key, then the sale.
import { randomUUID } from 'node:crypto';

import { enviar } from '../ordering/enviar';

/** Charges once; milliseconds from the first call to the last answer. */
export async function cobrar({ base, agent, sesion, pago, factura }) {
  const inicio = performance.now();
  const llamar = async (ruta, cuerpo) => {
    const headers = { ...sesion, ...clave };
    return JSON.parse(await enviar(`${base}${ruta}`, { agent, cuerpo, headers })).data;
  };
  const clave = { 'idempotency-key': randomUUID() };
  const { empresa, ruc } = pago.empresa;
  const reserva = factura ? await llamar('/facturacion/claveacceso', { empresa, ruc }) : null;
  await llamar('/v1/crear_venta', {
    ...pago.solicitud,
    clave_acceso: reserva?.claveAcceso ?? null,
  });
  return performance.now() - inicio;
}

// One charge as a till makes it, over connections that stay open: a number and its key, then the sale.
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

/** Charges once; milliseconds from the first call to the last answer. */
export async function cobrar({ base, agent, sesion, pago, factura }) {
  const inicio = performance.now();
  const llamar = (ruta, cuerpo) =>
    pedir(`${base}${ruta}`, { agent, cuerpo, headers: { ...sesion, ...clave } });
  const clave = { 'idempotency-key': randomUUID() };
  const { empresa, ruc } = pago.empresa;
  const reserva = factura ? await llamar('/facturacion/claveacceso', { empresa, ruc }) : null;
  await llamar('/v1/crear_venta', {
    ...pago.solicitud,
    clave_acceso: reserva?.claveAcceso ?? null,
  });
  return performance.now() - inicio;
}

function pedir(url, { agent, cuerpo, headers }) {
  const texto = JSON.stringify(cuerpo);
  return new Promise((resolve, reject) => {
    const opciones = {
      agent,
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(texto),
      },
    };
    const peticion = request(url, opciones, (respuesta) => {
      let leido = '';
      respuesta.setEncoding('utf8');
      respuesta.on('data', (trozo) => (leido += trozo));
      respuesta.once('end', () => {
        if (respuesta.statusCode === 200) resolve(JSON.parse(leido).data);
        else reject(new Error(`${url}: ${respuesta.statusCode} ${leido}`));
      });
    });
    peticion.once('error', reject);
    peticion.end(texto);
  });
}

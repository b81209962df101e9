import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** One call of an agent's; what it answers, unread where nobody asks. */
export function llamar({ base, agent, method = 'POST', ruta, cabeceras, entrada, leer = true }) {
  const texto = JSON.stringify(entrada);
  const headers = {
    ...cabeceras,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(texto),
    'accept-encoding': 'br',
  };
  return new Promise((resolve, reject) => {
    const peticion = request(base + ruta, { agent, method, headers });
    peticion.once('error', reject);
    peticion.once('response', (respuesta) => {
      const trozos = [];
      let bytes = 0;
      respuesta.on('data', (trozo) => {
        bytes += trozo.length;
        if (leer) trozos.push(trozo);
      });
      respuesta.once('error', reject);
      respuesta.once('end', () => {
        const { statusCode: status, headers: dichas } = respuesta;
        const cuerpo = Buffer.concat(trozos);
        const abierto =
          dichas['content-encoding'] === 'br' && leer ? brotliDecompressSync(cuerpo) : cuerpo;
        resolve({ status, bytes, marca: dichas.etag, texto: abierto.toString() });
      });
    });
    peticion.end(texto);
  });
}

/** Its data; fails when it is refused. */
export async function dato(peticion) {
  const { status, texto } = await llamar(peticion);
  if (status !== 200) throw new Error(`${peticion.ruta}: ${status} ${texto}`);
  return JSON.parse(texto).data;
}

import { request } from 'node:http';

/** Posts JSON over a connection that stays open; the text of the answer, which is an error where it is no 200. */
export function enviar(url, { agent, cuerpo, headers }) {
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
        if (respuesta.statusCode === 200) resolve(leido);
        else reject(new Error(`${url}: ${respuesta.statusCode} ${leido}`));
      });
    });
    peticion.once('error', reject);
    peticion.end(texto);
  });
}

import { createServer, request } from 'node:http';
import { setImmediate } from 'node:timers';

const FALLAN = 0.3;

/** What goes wrong between a screen and its server: nobody there, half an answer, none at all, another's page, an error. */
const FALLOS = [
  (_, respuesta) => respuesta.destroy(),
  (_, respuesta) => respuesta.writeHead(200, { 'content-length': 5_000 }).write('{"success":true,'),
  (_, respuesta) => respuesta.writeHead(200).end(),
  (_, respuesta) =>
    respuesta.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bienvenido</h1>'),
  (_, respuesta) =>
    respuesta
      .writeHead(503, { 'content-type': 'application/json' })
      .end('{"success":false,"code":"INESPERADO","msg":"Algo salio mal."}'),
];

/** Before a server, in its way three times in ten. */
export async function abrirProxy(base) {
  const cuenta = { pedidas: 0, falladas: 0 };
  const servidor = createServer((peticion, respuesta) => {
    cuenta.pedidas += 1;
    if (Math.random() < FALLAN) {
      const fallar = FALLOS[cuenta.falladas++ % FALLOS.length];
      peticion.resume().once('end', () => {
        fallar(peticion, respuesta);
        if (!respuesta.writableEnded) setImmediate(() => respuesta.destroy());
      });
      return;
    }
    const { method, url, headers } = peticion;
    const otra = request(base + url, { method, headers }, (suya) => {
      respuesta.writeHead(suya.statusCode, suya.headers);
      suya.pipe(respuesta);
    });
    otra.once('error', () => respuesta.destroy());
    peticion.pipe(otra);
  });
  await new Promise((resolve) => servidor.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${servidor.address().port}`,
    cuenta,
    cerrar: () =>
      new Promise((resolve) => {
        servidor.closeAllConnections();
        servidor.close(resolve);
      }),
  };
}

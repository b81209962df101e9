import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';

import { conSuplente, paginaCon, sha384, suplenteDe } from './suplente';

const BANDA = readFileSync(path.join(import.meta.dirname, 'banda.js'), 'utf8');
const SCRIPT = { nombre: '/comanda-dev/banda.js', integridad: sha384(BANDA) };
const TIPOS = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};
/** Of one connection, or about a body that is not passed on as it came. */
const NO_PASAN = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding)$/;
const SIN_CUERPO = new Set(['GET', 'HEAD']);

/** Stands before a deployed product, with an area of this machine in its place; answers where. */
export async function abrirDelante({ contra, puerto, dist, area }) {
  const oyentes = new Set();
  const mandar = (tipo, dato) => {
    for (const oyente of oyentes) oyente.write(mensaje(tipo, dato));
  };
  const servidor = createServer((request, response) => {
    atender({ request, response, contra, dist, area, oyentes }).catch((error) => {
      console.error(`${request.method} ${request.url}: ${error.message}`);
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`${contra} no responde`);
    });
  });
  await new Promise((resolve, reject) => {
    servidor.once('error', reject);
    servidor.listen(puerto, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${servidor.address().port}`,
    anunciar: () => mandar('build', 'nuevo'),
    fallar: (texto) => mandar('fallo', texto.split('\n').filter(Boolean).at(0) ?? ''),
  };
}

async function atender({ request, response, contra, dist, area, oyentes }) {
  const { pathname } = new URL(request.url, contra);
  if (pathname === SCRIPT.nombre)
    return void response.writeHead(200, { 'content-type': TIPOS['.js'] }).end(BANDA);
  const suplente = suplenteDe(dist);
  if (pathname === '/comanda-dev/cambios') {
    const que = `${area} ${suplente.entrada.build} de esta maquina, dentro de ${contra}`;
    return void seguir({ request, response, oyentes, que });
  }
  if (pathname.startsWith(suplente.entrada.base))
    return void servir(response, suplente, pathname.slice(suplente.entrada.base.length));
  return pasar({ request, response, contra, suplente });
}

function seguir({ request, response, oyentes, que }) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(mensaje('hola', que));
  oyentes.add(response);
  request.once('close', () => oyentes.delete(response));
}

const mensaje = (tipo, dato) => `event: ${tipo}\ndata: ${dato.replaceAll('\n', ' ')}\n\n`;

/** Only what the build lists, as the product does. */
function servir(response, { carpeta, entrada }, archivo) {
  if (!Object.hasOwn(entrada.integridad, archivo)) return response.writeHead(404).end();
  const tipo = TIPOS[path.extname(archivo)] ?? 'application/octet-stream';
  return response
    .writeHead(200, { 'content-type': tipo, 'cache-control': 'no-store' })
    .end(readFileSync(path.join(carpeta, archivo)));
}

async function pasar({ request, response, contra, suplente }) {
  const url = new URL(request.url, contra);
  const respuesta = await fetch(url, {
    method: request.method,
    headers: haciaAlla(request.headers, contra),
    redirect: 'manual',
    ...(!SIN_CUERPO.has(request.method) && { body: request, duplex: 'half' }),
  });
  const headers = haciaAca(respuesta.headers);
  const tipo = respuesta.headers.get('content-type') ?? '';
  if (tipo.includes('text/html')) {
    response.writeHead(respuesta.status, headers);
    return void response.end(paginaCon(await respuesta.text(), suplente, SCRIPT));
  }
  response.writeHead(respuesta.status, headers);
  if (url.pathname === '/plataforma/arranque' && respuesta.ok) {
    const { data, ...sobre } = await respuesta.json();
    return void response.end(JSON.stringify({ ...sobre, data: conSuplente(data, suplente) }));
  }
  if (!respuesta.body) return void response.end();
  return void Readable.fromWeb(respuesta.body).pipe(response);
}

/** As if it were asked from its own page; what is rewritten may not come compressed or be said to be the same as before. */
function haciaAlla(headers, contra) {
  const pasan = Object.entries(headers).filter(
    ([nombre]) => !NO_PASAN.test(nombre) && nombre !== 'host' && nombre !== 'if-none-match',
  );
  const suyos = Object.fromEntries(pasan);
  if (suyos.origin) suyos.origin = contra;
  if (suyos.referer) suyos.referer = contra;
  return { ...suyos, 'accept-encoding': 'identity' };
}

/** Its cookies hold on this machine, which has no TLS. */
function haciaAca(headers) {
  const pasan = [...headers].filter(
    ([nombre]) => !NO_PASAN.test(nombre) && nombre !== 'set-cookie',
  );
  const cookies = headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/;\s*(secure|domain=[^;]*)/gi, ''));
  return { ...Object.fromEntries(pasan), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}

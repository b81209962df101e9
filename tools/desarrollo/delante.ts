import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

import type { Arranque } from '@comanda/shared/contracts/plataforma/plataforma';
import { mensajeDe } from '../ejecutar';

import { BASE_DEL_MARCO } from './marco';
import { conSuplente, paginaCon, type Puestos } from './suplente';

const BANDA = readFileSync(path.join(import.meta.dirname, 'banda.js'), 'utf8');
const GUION = '/comanda-dev/banda.js';
/** Keeps the files of a page for when no server answers: these change under their names. */
const TRABAJADOR = '/trabajador.js';
const JAVASCRIPT = 'text/javascript; charset=utf-8';
const TIPOS: Record<string, string> = {
  '.js': JAVASCRIPT,
  '.map': 'application/json',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};
/** Of one connection, about a body that is not passed on as it came, or of files that are on a list. */
const NO_PASAN =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|integrity-policy)$/;
const SIN_CUERPO = new Set(['GET', 'HEAD']);

interface Puesto {
  /** The origin of the product. */
  contra: string;
  /** The last build of the area of this machine, and its frame. */
  puestos: () => Puestos;
}

type Falta = 'fallo' | 'tipos';

interface Visita extends Puesto {
  request: IncomingMessage;
  response: ServerResponse;
  oyentes: Set<ServerResponse>;
  /** What is wrong now, by kind, for a page that opens meanwhile. */
  faltas: ReadonlyMap<Falta, string>;
}

/** Stands before a deployed product, with an area of this machine in its place; answers where. */
export async function abrirDelante({ contra, puerto, puestos }: Puesto & { puerto: number }) {
  const oyentes = new Set<ServerResponse>();
  const mandar = (tipo: string, dato: string) => {
    for (const oyente of oyentes) oyente.write(mensaje(tipo, dato));
  };
  const faltas = new Map<Falta, string>();
  const faltar = (tipo: Falta, texto: string) => {
    if (texto === '') faltas.delete(tipo);
    else faltas.set(tipo, texto);
    mandar(tipo, texto);
  };
  const servidor = createServer((request, response) => {
    atender({ request, response, contra, puestos, oyentes, faltas }).catch((error: unknown) => {
      if (response.destroyed) return; // nobody waits for it any more
      console.error(`${request.method ?? ''} ${request.url ?? ''}: ${mensajeDe(error)}`);
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`${contra} no responde`);
    });
  });
  await new Promise<void>((resolve, reject) => {
    servidor.once('error', reject);
    servidor.listen(puerto, '127.0.0.1', resolve);
  });
  const { port } = servidor.address() as AddressInfo; // it listens on a port
  return {
    url: `http://localhost:${port}`,
    /** There is a build, which a page takes if it can. */
    anunciar: () => {
      faltas.delete('fallo');
      mandar('build', puestos().suplente.huella);
    },
    /** What no page can take is there when it is loaded again. */
    recargar: (motivo: string) => mandar('recarga', motivo),
    fallar: (texto: string) => faltar('fallo', texto),
    /** Null: all types are right. */
    decirTipos: (falta: string | null) => faltar('tipos', falta ?? ''),
  };
}

async function atender(visita: Visita): Promise<void> {
  const { request, response, contra } = visita;
  const { pathname } = new URL(request.url ?? '/', contra);
  if (pathname === GUION)
    return void response.writeHead(200, { 'content-type': JAVASCRIPT }).end(BANDA);
  if (pathname === TRABAJADOR) return void response.writeHead(404).end();
  const puestos = visita.puestos();
  const { entrada, carpeta } = puestos.suplente;
  if (pathname === '/comanda-dev/cambios') {
    seguir(visita, puestos);
    return;
  }
  if (pathname.startsWith(entrada.base)) return void servir(response, carpeta, pathname);
  if (puestos.marco && pathname.startsWith(BASE_DEL_MARCO))
    return void servir(response, puestos.marco.carpeta, pathname);
  return pasar({ request, response, contra, puestos });
}

function seguir({ request, response, contra, oyentes, faltas }: Visita, { suplente }: Puestos) {
  const { descriptor } = suplente.entrada;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(mensaje('hola', `${descriptor.area} de esta máquina, dentro de ${contra}`));
  response.write(mensaje('build', suplente.huella));
  for (const [tipo, texto] of faltas) response.write(mensaje(tipo, texto));
  oyentes.add(response);
  request.once('close', () => oyentes.delete(response));
}

const mensaje = (tipo: string, dato: string) =>
  `event: ${tipo}\ndata: ${dato.replaceAll('\n', ' ')}\n\n`;

/** A file of a build, by its name alone. */
function servir(response: ServerResponse, carpeta: string, archivo: string) {
  const destino = path.join(carpeta, path.basename(archivo));
  if (!existsSync(destino)) return response.writeHead(404).end();
  const tipo = TIPOS[path.extname(archivo)] ?? 'application/octet-stream';
  return response
    .writeHead(200, { 'content-type': tipo, 'cache-control': 'no-store' })
    .end(readFileSync(destino));
}

async function pasar({
  request,
  response,
  contra,
  puestos,
}: Pick<Visita, 'request' | 'response' | 'contra'> & { puestos: Puestos }): Promise<void> {
  const { method = 'GET' } = request;
  const url = new URL(request.url ?? '/', contra);
  const seFue = new AbortController();
  response.once('close', () => seFue.abort()); // a stream of the page that left would stay open at the product
  const respuesta = await fetch(url, {
    method,
    headers: haciaAlla(request.headers, contra),
    redirect: 'manual',
    signal: seFue.signal,
    body: SIN_CUERPO.has(method) ? null : await arrayBuffer(request),
  });
  const headers = haciaAca(respuesta.headers);
  const tipo = respuesta.headers.get('content-type') ?? '';
  if (tipo.includes('text/html')) {
    response.writeHead(respuesta.status, headers);
    return void response.end(paginaCon(await respuesta.text(), puestos, GUION));
  }
  response.writeHead(respuesta.status, headers);
  if (url.pathname === '/plataforma/arranque' && respuesta.ok) {
    const { data, ...sobre } = (await respuesta.json()) as { data: Arranque };
    return void response.end(JSON.stringify({ ...sobre, data: conSuplente(data, puestos) }));
  }
  if (!respuesta.body) return void response.end();
  await pipeline(Readable.from(respuesta.body), response);
}

/** As if it were asked from its own page; what is rewritten may not come compressed or be said to be the same as before. */
function haciaAlla(headers: IncomingHttpHeaders, contra: string): Record<string, string> {
  const suyos: Record<string, string> = {};
  for (const [nombre, valor] of Object.entries(headers)) {
    if (NO_PASAN.test(nombre) || nombre === 'host' || nombre === 'if-none-match') continue;
    suyos[nombre] = String(valor);
  }
  if (suyos['origin']) suyos['origin'] = contra;
  if (suyos['referer']) suyos['referer'] = contra;
  return { ...suyos, 'accept-encoding': 'identity' };
}

/** Its cookies hold on this machine, which has no TLS. */
function haciaAca(headers: Headers): Record<string, string | string[]> {
  const pasan = [...headers].filter(
    ([nombre]) => !NO_PASAN.test(nombre) && nombre !== 'set-cookie',
  );
  const cookies = headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/;\s*(secure|domain=[^;]*)/gi, ''));
  return { ...Object.fromEntries(pasan), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}

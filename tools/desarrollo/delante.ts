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

import type { Arranque } from '@comanda/shared/contracts/plataforma/plataforma';
import { mensajeDe } from '../ejecutar';

import { conSuplente, paginaCon, type Suplente } from './suplente';

const BANDA = readFileSync(path.join(import.meta.dirname, 'banda.js'), 'utf8');
const GUION = '/comanda-dev/banda.js';
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
  /** The last build of the area of this machine. */
  suplente: () => Suplente;
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
export async function abrirDelante({ contra, puerto, suplente }: Puesto & { puerto: number }) {
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
    atender({ request, response, contra, suplente, oyentes, faltas }).catch((error: unknown) => {
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
    anunciar: () => {
      faltas.delete('fallo');
      mandar('build', 'nuevo');
    },
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
  const suplente = visita.suplente();
  if (pathname === '/comanda-dev/cambios') {
    const que = `${suplente.entrada.descriptor.area} de esta maquina, dentro de ${contra}`;
    seguir(visita, que);
    return;
  }
  if (pathname.startsWith(suplente.entrada.base))
    return void servir(response, suplente, pathname.slice(suplente.entrada.base.length));
  return pasar({ request, response, contra, suplente });
}

function seguir({ request, response, oyentes, faltas }: Visita, que: string) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(mensaje('hola', que));
  for (const [tipo, texto] of faltas) response.write(mensaje(tipo, texto));
  oyentes.add(response);
  request.once('close', () => oyentes.delete(response));
}

const mensaje = (tipo: string, dato: string) =>
  `event: ${tipo}\ndata: ${dato.replaceAll('\n', ' ')}\n\n`;

/** A file of the build, by its name alone. */
function servir(response: ServerResponse, { carpeta }: Suplente, archivo: string) {
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
  suplente,
}: Pick<Visita, 'request' | 'response' | 'contra'> & { suplente: Suplente }): Promise<void> {
  const { method = 'GET' } = request;
  const url = new URL(request.url ?? '/', contra);
  const respuesta = await fetch(url, {
    method,
    headers: haciaAlla(request.headers, contra),
    redirect: 'manual',
    body: SIN_CUERPO.has(method) ? null : await arrayBuffer(request),
  });
  const headers = haciaAca(respuesta.headers);
  const tipo = respuesta.headers.get('content-type') ?? '';
  if (tipo.includes('text/html')) {
    response.writeHead(respuesta.status, headers);
    return void response.end(paginaCon(await respuesta.text(), suplente, GUION));
  }
  response.writeHead(respuesta.status, headers);
  if (url.pathname === '/plataforma/arranque' && respuesta.ok) {
    const { data, ...sobre } = (await respuesta.json()) as { data: Arranque };
    return void response.end(JSON.stringify({ ...sobre, data: conSuplente(data, suplente) }));
  }
  if (!respuesta.body) return void response.end();
  return void Readable.from(respuesta.body).pipe(response);
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

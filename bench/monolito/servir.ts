import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const { monolith } = require('../../tools/webpack.base.cjs');
const { root } = require('../../tools/federation/governed.cjs');

/** Headers of one leg of the way, which a proxy does not pass on. */
const DEL_TRAMO = new Set([
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);
const SALIDA = path.join(root, '.cache/monolito');
/** Where the page's policy of scripts lets files come from. */
const BASE = '/areas/monolito/000000000000/';

/** What the policy in the page lists after the guard and the early script: the files of all builds. */
const DE_BUILDS = /(?<=content="script-src(?: '[^']+'){2})(?: 'sha384-[^']+')*/;

/** Builds the product without federation and answers its first scripts and its frame, in order. */
async function construir() {
  rmSync(SALIDA, { recursive: true, force: true });
  mkdirSync(SALIDA, { recursive: true });
  const runtime = path.join(root, 'bench/monolito/runtime.ts');
  const config = monolith({
    dir: path.join(root, 'shell'),
    output: SALIDA,
    build: '000000000000',
    runtime,
  });
  const stats = await new Promise((resolve, reject) => {
    webpack(config).run((error, hecho) => (error ? reject(error) : resolve(hecho)));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  const trozo = (nombre) =>
    (stats.compilation.namedChunkGroups.get(nombre)?.getFiles() ?? []).filter((archivo) =>
      archivo.endsWith('.js'),
    );
  return {
    main: trozo('main'),
    marco: trozo('marco'),
    login: trozo('login'),
    puntoventa: trozo('puntoventa'),
  };
}

/** The product at `destino` with its page turned to the monolith; everything else is passed on. */
export async function servirMonolito(destino) {
  const trozos = await construir();
  const archivos = new Map(
    readdirSync(SALIDA)
      .filter((nombre) => nombre.endsWith('.js'))
      .map((nombre) => [nombre, readFileSync(path.join(SALIDA, nombre))])
      .map(([nombre, cuerpo]) => [nombre, { br: brotliCompressSync(cuerpo), sri: sha384(cuerpo) }]),
  );

  const server = http.createServer(async (request, response) => {
    const propio = archivos.get(request.url.replace(BASE, ''));
    if (propio) {
      const cabeceras = {
        'content-type': 'text/javascript',
        'content-encoding': 'br',
        'cache-control': 'max-age=3600',
      };
      return response.writeHead(200, cabeceras).end(propio.br);
    }
    return pasar(request, response);
  });

  async function pasar(request, response) {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([nombre]) => !DEL_TRAMO.has(nombre)),
    );
    const partes = [];
    for await (const parte of request) partes.push(parte);
    const init = {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(partes.length && { body: Buffer.concat(partes) }),
    };
    const reply = await fetch(destino + request.url, init);
    const cabeceras = [...reply.headers].filter(([nombre]) => !DEL_TRAMO.has(nombre));
    if (reply.status === 304) {
      response.writeHead(304, Object.fromEntries(cabeceras)).end();
      return;
    }
    const esPagina = reply.headers.get('content-type')?.includes('html');
    const cuerpo = esPagina
      ? Buffer.from(enMonolito(await reply.text(), request.url))
      : Buffer.from(await reply.arrayBuffer());
    response.statusCode = reply.status;
    for (const [nombre, valor] of cabeceras) response.appendHeader(nombre, valor);
    response.setHeader('content-encoding', 'br').end(brotliCompressSync(cuerpo));
  }

  function enMonolito(html, ruta) {
    const pantalla = ruta.startsWith('/auth')
      ? trozos.login
      : [...trozos.marco, ...trozos.puntoventa];
    const de = (nombre) =>
      `href="${BASE}${nombre}" integrity="${archivos.get(nombre).sri}" crossorigin="anonymous"`;
    const nonce = /nonce="([^"]+)"/.exec(html)[1];
    const scripts = trozos.main.map(
      (nombre) => `<script defer nonce="${nonce}" ${de(nombre).replace('href', 'src')}></script>`,
    );
    const precargas = [...new Set(pantalla)].map(
      (nombre) => `<link rel="preload" as="script" ${de(nombre)}>`,
    );
    return html
      .replace(DE_BUILDS, [...archivos.values()].map(({ sri }) => ` '${sri}'`).join(''))
      .replaceAll(
        /<script defer [^>]*\/areas\/shell\/[^>]*><\/script>\n|<link rel="preload"[^>]*>\n/g,
        '',
      )
      .replace('</head>', `${[...scripts, ...precargas].join('\n')}</head>`);
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${server.address().port}`, cerrar: () => server.close() };
}

const sha384 = (cuerpo) => `sha384-${createHash('sha384').update(cuerpo).digest('base64')}`;

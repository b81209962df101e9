import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Server } from '@comanda/kit/http/server';
import { AppError } from '@comanda/shared/errors/AppError';

const TIPOS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
};

/** Its own files and nothing else; the pieces write their styles into the page, and a story is drawn in a frame of the book. */
const POLITICA = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ');

/** The book of pieces that `npm run libro` has left in `carpeta`, for who writes areas. Its addresses are there with a demonstration only. */
export function servirLibro(app: Server, carpeta: string): void {
  app.get('/libro', { schema: { hide: true } }, (_, reply) => reply.redirect('/libro/index.html'));

  app.get<{ Params: { archivo: string } }>(
    '/libro/:archivo',
    { schema: { hide: true } },
    async ({ params: { archivo } }, reply) => {
      const { cabeceras, contenido } = await leer(carpeta, path.basename(archivo));
      return reply.headers(cabeceras).send(contenido);
    },
  );

  app.get('/libro/api', { schema: { hide: true } }, (_, reply) =>
    reply.redirect('/libro/api/index.html'),
  );

  app.get<{ Params: { '*': string } }>(
    '/libro/api/*',
    { schema: { hide: true } },
    async ({ params: { '*': archivo } }, reply) => {
      const { cabeceras, contenido } = await leer(path.join(carpeta, 'api'), archivo);
      return reply.headers(cabeceras).send(contenido);
    },
  );
}

/** A file under a folder; a name that leads out of it is none. */
async function leer(carpeta: string, archivo: string) {
  const tipo = TIPOS[path.extname(archivo)];
  const ruta = path.resolve(carpeta, archivo);
  if (!tipo || !ruta.startsWith(carpeta + path.sep) || !existsSync(ruta))
    throw new AppError('NO_ENCONTRADO', { archivo, falta: 'npm run libro' });
  const cabeceras = {
    'content-type': tipo,
    'cache-control': 'no-cache',
    'content-security-policy': POLITICA,
  };
  return { cabeceras, contenido: await readFile(ruta) };
}

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
      const tipo = TIPOS[path.extname(archivo)];
      const ruta = path.join(carpeta, path.basename(archivo));
      if (!tipo || !existsSync(ruta))
        throw new AppError('NO_ENCONTRADO', { archivo, falta: 'npm run libro' });
      reply.headers({
        'content-type': tipo,
        'cache-control': 'no-cache',
        'content-security-policy': POLITICA,
      });
      return reply.send(await readFile(ruta));
    },
  );
}

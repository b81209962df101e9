import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyInstance, FastifyRequest } from 'fastify';

const VALE_LA_PENA = 1_400; // less than this fits one packet anyway
const RAPIDA = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const enBrotli = promisify(brotliCompress);
const enGzip = promisify(gzip);

export type Forma = 'br' | 'gzip';

export const valeLaPena = (texto: string): boolean => texto.length >= VALE_LA_PENA;

/** The best the caller takes. */
export function formaDe({ headers }: Pick<FastifyRequest, 'headers'>): Forma | null {
  const acepta = headers['accept-encoding'] ?? '';
  return /\bbr\b/.test(acepta) ? 'br' : /\bgzip\b/.test(acepta) ? 'gzip' : null;
}

export const comprimir = (forma: Forma, texto: string): Promise<Buffer> =>
  forma === 'br' ? enBrotli(texto, RAPIDA) : enGzip(texto);

/** Compresses long JSON replies when the caller takes it: a catalogue weighs an eighth. */
export function comprimirJson(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const json = String(reply.getHeader('content-type') ?? '').includes('json');
    if (!json || typeof payload !== 'string' || !valeLaPena(payload)) return payload;
    const forma = formaDe(request);
    if (!forma) return payload;
    reply.removeHeader('content-length');
    reply.headers({ 'content-encoding': forma, vary: 'accept-encoding' });
    return comprimir(forma, payload);
  });
}

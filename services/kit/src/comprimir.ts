import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

const VALE_LA_PENA = 1_400; // less than this fits one packet anyway
const RAPIDA = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const enBrotli = promisify(brotliCompress);
const enGzip = promisify(gzip);

/** Compresses long JSON replies when the caller takes it: a catalogue weighs an eighth. */
export function comprimirJson(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const json = String(reply.getHeader('content-type') ?? '').includes('json');
    if (!json || typeof payload !== 'string' || payload.length < VALE_LA_PENA) return payload;
    const acepta = request.headers['accept-encoding'] ?? '';
    const forma = /\bbr\b/.test(acepta) ? 'br' : /\bgzip\b/.test(acepta) ? 'gzip' : null;
    if (!forma) return payload;
    reply.removeHeader('content-length');
    reply.headers({ 'content-encoding': forma, vary: 'accept-encoding' });
    return forma === 'br' ? enBrotli(payload, RAPIDA) : enGzip(payload);
  });
}

import { STATUS_CODES } from 'node:http';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { fallo, responder } from './fallos';

import type { Socket } from 'node:net';

const ESTADOS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** What the router refuses before there is a route: an address that cannot be decoded, a parameter beyond measure. */
export function rechazarDireccion(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  request.log.info({ motivo: error.message }, 'request refused');
  void responder(reply, fallo('DATOS_INVALIDOS')); // whatever is wrong with it: 400
}

/** What Node's parser refuses before there is a request: the same envelope, by hand. */
export function rechazarBytes(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // a connection opened ahead, on which nothing was ever asked
  if (!socket.writable || socket.bytesRead === 0) return void socket.destroy();
  const { status, ...cuerpo } = fallo('DATOS_INVALIDOS', ESTADOS[error.code ?? ''] ?? 400);
  const texto = JSON.stringify(cuerpo);
  const cabeceras = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(texto)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.write(`${cabeceras.join('\r\n')}\r\n\r\n${texto}`);
  socket.destroySoon();
}

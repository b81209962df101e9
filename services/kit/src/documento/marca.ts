import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a handler answers where the caller has it already. */
export const SIN_CAMBIO = Symbol('sin cambio');

type Pedida = { request: FastifyRequest; reply: FastifyReply };

/**
 * Answers 304 where the caller's If-None-Match is still the mark of what there is, else what `leer` reads, under its mark.
 * `marca`: read before what it stands for, so that what is read may only be newer than it says, and is asked for again.
 */
export async function siCambio<Resultado>(
  { request, reply }: Pedida,
  marca: string | number,
  leer: () => Promise<Resultado>,
): Promise<Resultado | typeof SIN_CAMBIO> {
  const etag = `"${marca}"`;
  reply.header('etag', etag);
  const tenida = request.headers['if-none-match']?.replace(/^W\//, ''); // a proxy that compresses weakens it
  if (tenida !== etag) return leer();
  reply.code(304);
  return SIN_CAMBIO;
}

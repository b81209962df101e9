import type { FastifyReply } from 'fastify';

/**
 * Aborted when whoever asked closes the connection before the answer. Not `request.signal`: that one is aborted as soon as
 * the body has been read, since Node closes a request then.
 */
export function seFueDe({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController();
  const irse = () => {
    if (!raw.writableEnded) control.abort();
  };
  if (raw.destroyed) irse();
  else raw.once('close', irse);
  return control.signal;
}

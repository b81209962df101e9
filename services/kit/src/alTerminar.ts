import type { FastifyReply, FastifyRequest } from 'fastify';

/** Once, when the answer is out, or whoever asked is gone: perhaps by now. Answers how to do it before. */
export function alTerminar(
  { raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
  hacer: () => void,
): () => void {
  let hecho = false;
  const unaVez = () => {
    if (!hecho) hacer();
    hecho = true;
  };
  for (const fin of ['finish', 'close', 'error']) reply.raw.once(fin, unaVez);
  if (socket.destroyed) unaVez(); // gone: nothing of that is said any more
  return unaVez;
}

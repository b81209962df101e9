import type { FastifyRequest } from 'fastify';

const LOCALES = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** The names of this machine: the browser of a page that lies about its own (DNS rebinding) says another. */
const ANFITRIONES = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
const DE_PASO = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** The socket's own address, whatever proxies are trusted with; behind one everybody comes from this machine. */
export const esDeEsteEquipo = ({
  socket,
  headers,
}: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  LOCALES.test(socket.remoteAddress ?? '') &&
  ANFITRIONES.test(headers.host ?? '') &&
  DE_PASO.every((cabecera) => headers[cabecera] === undefined);

import type { FastifyReply, FastifyRequest } from 'fastify';

const UN_DIA_S = 24 * 60 * 60;
const OPCIONES = { path: '/', httpOnly: true, sameSite: 'strict', secure: 'auto' } as const;

/** A browser takes a cookie of this name over https from this host alone: no other name of the domain can plant one. */
const nombreSeguro = (nombre: string): string => `__Host-${nombre}`;

type Peticion = Pick<FastifyRequest, 'cookies' | 'protocol'>;

/**
 * What the browser keeps under that name; empty for nothing. Over https the name that nobody can plant counts first. The other is
 * still read there: sessions that were opened before it was used keep theirs until they end.
 */
export function leerCookie({ cookies, protocol }: Peticion, nombre: string): string {
  const segura = protocol === 'https' ? cookies[nombreSeguro(nombre)] : undefined;
  return segura || (cookies[nombre] ?? '');
}

type Valor = { valor: string; dias: number };

/** Leaves a cookie with the browser, over https under the name that nobody can plant. */
export function ponerCookie(reply: FastifyReply, nombre: string, valor: Valor): void {
  const segura = reply.request.protocol === 'https';
  escribir(reply, segura ? nombreSeguro(nombre) : nombre, valor);
  if (segura && reply.request.cookies[nombre] !== undefined) reply.clearCookie(nombre, OPCIONES);
}

/**
 * Writes a cookie anew under the name it came with: while some processes are of the version before, a session that was opened by one
 * of them goes on being read by all.
 */
export function renovarCookie(reply: FastifyReply, nombre: string, valor: Valor): void {
  const { protocol, cookies } = reply.request;
  const segura = protocol === 'https' && cookies[nombreSeguro(nombre)];
  escribir(reply, segura ? nombreSeguro(nombre) : nombre, valor);
}

/** Takes a cookie away, whichever name it has. */
export function quitarCookie(reply: FastifyReply, nombre: string): void {
  if (reply.request.protocol === 'https') reply.clearCookie(nombreSeguro(nombre), OPCIONES);
  reply.clearCookie(nombre, OPCIONES);
}

const escribir = (reply: FastifyReply, nombre: string, { valor, dias }: Valor) =>
  reply.setCookie(nombre, valor, { ...OPCIONES, maxAge: dias * UN_DIA_S });

import type { FastifyReply, FastifyRequest } from 'fastify';

import { comprimir, formaDe, valeLaPena, type Forma } from '../http/comprimir';
import { sobre, type EnSobre } from '../http/respuesta';

const compartida = Symbol('compartida');

/** So old may be what an answer says of its own moment. */
const VIDA_MS = 1_000;

/** What many are answered at the same moment. */
export type Compartida<Datos> = {
  readonly [compartida]: true;
  readonly de: object;
  readonly ahora: Date;
  readonly hacer: () => EnSobre<Datos>;
};

type Escrita = { ahora: number; texto: string; formas: Map<Forma, Promise<Buffer>> };

/** Kept by the object they were made of, and gone with it. */
const escritas = new WeakMap<object, Escrita>();

/**
 * An answer that is checked, spelled and compressed once for all who are to get it, and not once each: those made of the
 * same thing within a second of each other. `hacer`: nothing but that thing and the moment are in it.
 */
export const compartir = <Datos>(
  de: object,
  ahora: Date,
  hacer: () => EnSobre<Datos>,
): Compartida<Datos> => ({ [compartida]: true, de, ahora, hacer });

export const esCompartida = (resultado: unknown): resultado is Compartida<unknown> =>
  typeof resultado === 'object' && resultado !== null && compartida in resultado;

type Pedida = { request: FastifyRequest; reply: FastifyReply };

/** What is to be sent, its headers set. */
export async function escribirCompartida(
  { de, ahora, hacer }: Compartida<unknown>,
  { request, reply }: Pedida,
): Promise<string | Buffer> {
  const previa = escritas.get(de);
  const vale = previa !== undefined && Math.abs(ahora.getTime() - previa.ahora) < VIDA_MS;
  const escrita: Escrita = vale
    ? previa
    : { ahora: ahora.getTime(), texto: enJson(reply, hacer()), formas: new Map() };
  escritas.set(de, escrita);
  reply.type('application/json; charset=utf-8');
  const forma = formaDe(request);
  if (forma === null || !valeLaPena(escrita.texto)) return escrita.texto;
  const comprimida = escrita.formas.get(forma) ?? comprimir(forma, escrita.texto);
  escrita.formas.set(forma, comprimida);
  reply.headers({ 'content-encoding': forma, vary: 'accept-encoding' });
  return comprimida;
}

/** The contract's serializer makes text of JSON and nothing else. */
function enJson(reply: FastifyReply, resultado: EnSobre<unknown>): string {
  const texto = reply.serialize(sobre(resultado));
  if (typeof texto !== 'string') throw new Error('compartida: the serializer made no text');
  return texto;
}
